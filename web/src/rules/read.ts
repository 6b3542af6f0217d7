/** The rules of a game, read from the same Markdown as the documentation. */
export interface Rule {
  id: string;
  text: string;
}

export interface Section {
  /** The letter its rules begin with; none for a section of advice. */
  letter: string;
  title: string;
  /** Rules, and the headings between them; or advice. */
  parts: (Rule | { heading: string } | { tip: string })[];
}

export interface Rules {
  title: string;
  about: string;
  sections: Section[];
}

export function read(markdown: string): Rules {
  const rules: Rules = { title: '', about: '', sections: [] };
  for (const line of markdown.split('\n')) {
    const section = rules.sections.at(-1);
    const rule = /^- \*\*([A-Z]+-\d+[a-z]?)\*\* (.*)$/.exec(line);
    if (line.startsWith('# ')) rules.title = line.slice(2);
    else if (line.startsWith('## ')) rules.sections.push(opened(line.slice(3)));
    else if (rule && section) section.parts.push({ id: rule[1]!, text: rule[2]! });
    else if (line.startsWith('- ') && section?.letter === '') section.parts.push({ tip: line.slice(2) });
    else if (/^\*[^*]+\*$/.test(line) && section) section.parts.push({ heading: line.slice(1, -1) });
    else if (line.trim() && !section) rules.about = `${rules.about} ${line}`.trim();
    else if (line.trim() && section) section.parts.push({ heading: line });
  }
  return rules;
}

function opened(head: string): Section {
  const [letter = '', title] = head.split(/ – (.*)/);
  return title === undefined ? { letter: '', title: head, parts: [] } : { letter, title, parts: [] };
}

/** A piece of a rule: plain text, an emphasized word, the name of an option, or another rule. */
export type Piece = { kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; text: string };

export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]+-\d+[a-z]?)\b/g)) {
    const [whole, strong, em, code, rule] = match;
    if (rule && !known.has(rule)) continue;
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    found.push(strong ? { kind: 'strong', text: strong } : em ? { kind: 'em', text: em } : code ? { kind: 'code', text: code } : { kind: 'rule', text: rule! });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

export const idsOf = (rules: Rules): Set<string> => new Set(rules.sections.flatMap((section) => section.parts.flatMap((part) => ('id' in part ? [part.id] : []))));

/** Folded for searching: without accents or capitals. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').replaceAll('ł', 'l').toLowerCase();

/** The rules that contain every word; whole sections if their title does. */
export function search(rules: Rules, query: string): Section[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return rules.sections;
  const has = (text: string) => words.every((word) => folded(text).includes(word));
  return rules.sections
    .map((section) => ({ ...section, parts: has(section.title) ? section.parts : section.parts.filter((part) => ('id' in part && has(`${part.id} ${part.text}`)) || ('tip' in part && has(part.tip))) }))
    .filter((section) => section.parts.length);
}
