import './look/fonts.css';
import './look/theme.css';
import './look/prints.css';
import './look/lines.css';
import './look/wood.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { callAhead } from './net/ahead.ts';
import { socketAddress } from './net/api.ts';
import { routeOf } from './route.ts';
import { settings, type Theme } from './settings.svelte.ts';

/** What a game's table will want besides its pages. */
const ahead = import.meta.glob<(theme: Theme) => void>('./games/*/ahead.ts', { import: 'fetchAhead', eager: true });

// Whoever comes to a table is heard there while its pages are still on their way.
const { place, path } = routeOf(location.hash);
if (place === 'table' && path[0]) {
  callAhead(socketAddress(path[0], settings.language, null), (said) => {
    const game = /"game":"([\w-]+)"/.exec(said)?.[1];
    ahead[`./games/${game}/ahead.ts`]?.(settings.theme);
  });
}

const target = document.getElementById('app');
if (target) mount(App, { target });
