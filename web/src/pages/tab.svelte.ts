/** What the tab's title says before the page's own name: that one is asked at the table shown. */
export const tab = $state({ asked: false });

/** The title of the window: whose move it is stands first, since a tab shows little. */
export function titled(page: string, sign: { asked: string | null; waiting: number }): string {
  const name = page ? `${page} – Nemedian` : 'Nemedian';
  if (sign.asked) return `● ${sign.asked} – ${name}`;
  return sign.waiting ? `(${sign.waiting}) ${name}` : name;
}
