/** A reason without the number of its rule at its end: that stands beside it as a link. */
export const reason = ({ text, rule }: { text: string; rule?: string | null }) => (rule ? text.replace(` (${rule})`, '') : text);

export const ruleLink = (game: string, rule: string) => `#/rules/${game}/${rule}`;
