/** Lines that say the same one after the other, as one line and how often. */
export function merged<Told extends { text: string }>(lines: readonly Told[]): { line: Told; times: number }[] {
  const all: { line: Told; times: number }[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last?.line.text === line.text) last.times++;
    else all.push({ line, times: 1 });
  }
  return all;
}
