import { languages, preferred, type Language } from './language/words.ts';

export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];
export type Look = Theme | 'system';
export const looks: readonly Look[] = ['system', ...themes];

const said = new URLSearchParams(location.search);
const kept = (name: string) => said.get(name) ?? localStorage.getItem(name) ?? '';
const flag = (name: string, otherwise: boolean) => (kept(name) ? kept(name) !== 'off' : otherwise);

/** A wish of the system that may change while the page is open. */
class Wish {
  #query: MediaQueryList;
  now = $state(false);

  constructor(query: string) {
    this.#query = matchMedia(query);
    this.now = this.#query.matches;
    this.#query.addEventListener('change', () => (this.now = this.#query.matches));
  }
}

/** What this browser prefers; an address may say otherwise for once (`?lang=pl&theme=dark&animation=off`). */
class Settings {
  /** English, everything a little longer and with accents, to see what does not fit: `?lang=zz`. */
  readonly pseudo = said.get('lang') === 'zz';
  language = $state<Language>(this.pseudo ? preferred([]) : (languages.find((each) => each === kept('lang')) ?? preferred(navigator.languages)));
  look = $state<Look>(looks.find((each) => each === kept('theme')) ?? 'system');
  patterns = $state(flag('patterns', true));
  moving = $state(flag('animation', true));
  sound = $state(flag('sound', false));
  /** Ask again before what cannot be taken back. */
  confirm = $state(flag('confirm', true));
  /** A single possible answer is given without asking. */
  single = $state(flag('single', true));

  #dark = new Wish('(prefers-color-scheme: dark)');
  #contrast = new Wish('(prefers-contrast: more)');
  #still = new Wish('(prefers-reduced-motion: reduce)');

  get theme(): Theme {
    if (this.look !== 'system') return this.look;
    return this.#contrast.now ? 'contrast' : this.#dark.now ? 'dark' : 'light';
  }

  /** Whether the system asks for stillness, whatever is wished here. */
  get still(): boolean {
    return this.#still.now;
  }

  get animation(): boolean {
    return this.moving && !this.still;
  }

  keep(): void {
    const onOff = (value: boolean) => (value ? 'on' : 'off');
    const now: Record<string, string> = {
      lang: this.language, theme: this.look, patterns: onOff(this.patterns), animation: onOff(this.moving),
      sound: onOff(this.sound), confirm: onOff(this.confirm), single: onOff(this.single),
    };
    for (const [name, value] of Object.entries(now)) if (!said.has(name)) localStorage.setItem(name, value);
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset['theme'] = this.theme;
    page.dataset['patterns'] = onOff(this.patterns);
    page.dataset['animation'] = onOff(this.animation);
  }
}

export const settings = new Settings();
