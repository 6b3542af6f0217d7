/** How long ago something happened, as one says it: “3 minutes ago”. */
const units: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000]];

export function ago(at: number, now: number, language: string): string {
  const past = Math.max(0, now - at);
  const [unit, length] = units.find(([, each]) => past >= each) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(past / length), unit);
}
