import type { Component } from 'svelte';
import type { Words } from '../language/words.ts';
import type { Place } from '../route.ts';

/** What every page is given: the language, and what follows in the address. */
export interface PageProps {
  words: Words;
  path: string[];
}

type Page = Component<PageProps>;

interface Entry {
  load: () => Promise<{ default: Page }>;
  /** The key of its title. */
  title: string;
  /** It fills the window and brings its own frame. */
  whole?: boolean;
}

/** Every page is fetched only when somebody goes there. */
export const pages: Record<Place | 'nowhere', Entry> = {
  start: { load: () => import('./Start.svelte'), title: 'web-start', whole: true },
  lobby: { load: () => import('./Lobby.svelte'), title: 'web-nav-lobby' },
  new: { load: () => import('./NewTable.svelte'), title: 'web-new-table' },
  mine: { load: () => import('./Mine.svelte'), title: 'web-nav-mine' },
  table: { load: () => import('./AtTable.svelte'), title: 'web-table', whole: true },
  join: { load: () => import('./JoinTable.svelte'), title: 'web-join' },
  replay: { load: () => import('./Replay.svelte'), title: 'web-nav-replay', whole: true },
  rules: { load: () => import('./Rules.svelte'), title: 'web-nav-rules' },
  cards: { load: () => import('./Cards.svelte'), title: 'web-nav-cards' },
  settings: { load: () => import('./SettingsPage.svelte'), title: 'web-nav-settings' },
  profile: { load: () => import('./Profile.svelte'), title: 'web-nav-profile' },
  forgotten: { load: () => import('./Forgotten.svelte'), title: 'web-forgotten' },
  reset: { load: () => import('./Reset.svelte'), title: 'web-reset' },
  confirm: { load: () => import('./Confirm.svelte'), title: 'web-mail-confirm' },
  admin: { load: () => import('./Admin.svelte'), title: 'web-admin' },
  about: { load: () => import('./About.svelte'), title: 'web-about' },
  sample: { load: () => import('./SampleTable.svelte'), title: 'web-table', whole: true },
  nowhere: { load: () => import('./NotFound.svelte'), title: 'web-nowhere' },
};
