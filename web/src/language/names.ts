import type { FluentBundle, FluentVariable } from '@fluent/bundle';

/** The key of a name, the keys of several, or what a person goes by (a number: nobody gave a name). */
export type Argument = FluentVariable | { name: string } | { names: readonly string[] } | { seat: string | number };
export type Arguments = Readonly<Record<string, Argument>>;

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;
type Pattern = NonNullable<Message['value']>;

/** A name in all its forms; the plain one under ''. */
type Forms = Record<string, string>;

const FORMS = 'forms-';
const NO_CLASS = 'none';
const OPENING_SIGNS = /^[«„“(–\s\u00a0\u202f]*/;

/** How a name begins, accents dropped. */
function initial(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toLowerCase();
  if (letter === 'a' || letter === 'e') return letter;
  return letter !== '' && 'iouœæ'.includes(letter) ? 'vowel' : 'consonant';
}

/**
 * Names and their grammar, as `crates/language/src/names.rs` has them: a name's attributes are its forms, and what follows
 * from its class is made by the patterns of its kind, `forms-KIND`.
 */
export class Grammar {
  readonly #bundle: FluentBundle;
  readonly #kinds: readonly string[];

  constructor(bundle: FluentBundle, sources: readonly string[]) {
    this.#bundle = bundle;
    this.#kinds = sources.flatMap((source) => [...source.matchAll(/^forms-([a-z0-9-]+) =/gm)].map((found) => found[1]!));
  }

  /** A finished sentence. One that begins with a name begins with a capital, but what people wrote stays. */
  sentence(pattern: Pattern, args: Arguments): string {
    const values: Record<string, FluentVariable> = {};
    const free: Record<string, string> = {};
    for (const [variable, arg] of Object.entries(args)) {
      if (typeof arg === 'string') free[variable] = arg;
      if (typeof arg === 'object' && 'seat' in arg && typeof arg.seat === 'string') free[variable] = arg.seat;
      const forms = this.#forms(arg);
      if (!forms) values[variable] = arg as FluentVariable;
      else for (const [form, text] of Object.entries(forms)) values[form ? `${variable}-${form}` : variable] = text;
      if (typeof arg === 'object' && 'names' in arg) values[`${variable}-count`] = arg.names.length;
    }
    const said = this.#format(pattern, values);
    const first = opening(pattern);
    if (first === null) return said;
    const before = OPENING_SIGNS.exec(said)![0].length;
    const own = free[base(first)];
    if (own !== undefined && said.slice(before).startsWith(own)) return said;
    return said.slice(0, before) + said.charAt(before).toUpperCase() + said.slice(before + 1);
  }

  #forms(arg: Argument): Forms | null {
    if (typeof arg !== 'object') return null;
    if ('name' in arg) return this.#named(arg.name);
    if ('names' in arg) return this.#listed(arg.names.map((name) => this.#named(name)));
    if ('seat' in arg) return typeof arg.seat === 'string' ? this.#inflect('seat', arg.seat, {}) : this.#unnamed(arg.seat);
    return null;
  }

  #named(key: string): Forms {
    const message = this.#bundle.getMessage(key);
    if (message?.value == null) return { '': key };
    const kind = this.#kinds.filter((each) => key.startsWith(`${each}-`)).sort((a, b) => b.length - a.length)[0];
    return this.#inflect(kind, this.#format(message.value, {}), this.#attributes(message, {}));
  }

  #unnamed(number: number): Forms {
    const message = this.#bundle.getMessage('seat-unnamed');
    if (message?.value == null) return { '': String(number) };
    return this.#inflect('seat', this.#format(message.value, { number }), this.#attributes(message, { number }));
  }

  #attributes(message: Message, values: Record<string, FluentVariable>): Forms {
    // A class is no word: the pseudo-locale leaves it alone.
    const said = (form: string, pattern: Pattern) => (form === 'class' && typeof pattern === 'string' ? pattern : this.#format(pattern, values));
    return Object.fromEntries(Object.entries(message.attributes).map(([form, pattern]) => [form, said(form, pattern)]));
  }

  #inflect(kind: string | undefined, name: string, own: Forms): Forms {
    const forms: Forms = { '': name, class: NO_CLASS, ...own };
    const scope = { name, initial: initial(name), class: forms['class']! };
    const patterns = kind === undefined ? {} : (this.#bundle.getMessage(FORMS + kind)?.attributes ?? {});
    for (const [form, pattern] of Object.entries(patterns)) forms[form] ??= this.#format(pattern, scope);
    return forms;
  }

  /** A list of names in every form that its first name has. */
  #listed(all: readonly Forms[]): Forms {
    const forms = Object.keys(all[0] ?? { '': '' });
    return Object.fromEntries(forms.map((form) => [form, this.#list(all.map((name) => name[form] ?? name['']!))]));
  }

  #list(items: readonly string[]): string {
    const said = (key: string, values: Record<string, FluentVariable>) => {
      const pattern = this.#bundle.getMessage(key)?.value;
      return pattern == null ? Object.values(values).join(', ') : this.#format(pattern, values);
    };
    const last = items.at(-1);
    if (last === undefined) return said('list-none', {});
    if (items.length === 1) return last;
    const before = items.slice(0, -1).reduce((list, item) => said('list-next', { list, item }));
    return said('list-last', { list: before, item: last });
  }

  /** A name without the form that was asked for stands there in its plain form. */
  #format(pattern: Pattern, values: Record<string, FluentVariable>): string {
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, values, errors);
    const lacking = errors.map((error) => /Unknown variable: \$([\w-]+)/.exec(error.message)?.[1]).filter((name) => name !== undefined);
    const known = lacking.filter((name) => values[base(name)] !== undefined && values[name] === undefined);
    if (!known.length) return said;
    return this.#bundle.formatPattern(pattern, { ...values, ...Object.fromEntries(known.map((name) => [name, values[base(name)]!])) }, []);
  }
}

/** `seat` of `seat-gen`. */
const base = (variable: string) => variable.replace(/-[^-]*$/, '');

/** The variable a sentence begins with, if it does. */
function opening(pattern: Pattern): string | null {
  if (typeof pattern === 'string') return null;
  for (const element of pattern) {
    if (typeof element === 'string' && OPENING_SIGNS.exec(element)![0].length === element.length) continue;
    return typeof element !== 'string' && element.type === 'var' ? element.name : null;
  }
  return null;
}
