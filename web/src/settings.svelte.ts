import { languages, preferred, type Language } from './language/words.ts';

export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

const kept = (name: string) => new URLSearchParams(location.search).get(name) ?? localStorage.getItem(name) ?? '';
const dark = () => matchMedia('(prefers-color-scheme: dark)').matches;
const contrast = () => matchMedia('(prefers-contrast: more)').matches;

/** What this browser prefers; an address may say otherwise (`?lang=pl&theme=dark`). */
class Settings {
  language = $state<Language>(languages.find((each) => each === kept('lang')) ?? preferred(navigator.languages));
  theme = $state<Theme>(themes.find((each) => each === kept('theme')) ?? (contrast() ? 'contrast' : dark() ? 'dark' : 'light'));

  keep(): void {
    localStorage.setItem('lang', this.language);
    localStorage.setItem('theme', this.theme);
    document.documentElement.lang = this.language;
    document.documentElement.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
