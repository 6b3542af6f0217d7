import './look/fonts.css';
import './look/theme.css';
import './look/lines.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { fetchPicture } from './map/pictures.ts';
import { callAhead } from './net/ahead.ts';
import { socketAddress } from './net/api.ts';
import { routeOf } from './route.ts';
import { settings } from './settings.svelte.ts';

// Whoever comes to a table is heard there while its pages are still on their way.
const { place, path } = routeOf(location.hash);
if (place === 'table' && path[0]) {
  callAhead(socketAddress(path[0], settings.language, null), (said) => {
    if (said.includes('"game":"age-of-conan"')) fetchPicture(settings.theme);
  });
}

const target = document.getElementById('app');
if (target) mount(App, { target });
