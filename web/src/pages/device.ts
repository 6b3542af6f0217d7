/** A browser and its system by their everyday names, from what the browser says of itself. */
const browsers: [RegExp, string][] = [[/Edg\//, 'Edge'], [/OPR\//, 'Opera'], [/Firefox\//, 'Firefox'], [/(Headless)?Chrome\//, 'Chrome'], [/Safari\//, 'Safari']];
const systems: [RegExp, string][] = [[/Android/, 'Android'], [/iPhone|iPad/, 'iOS'], [/Windows/, 'Windows'], [/Mac OS X/, 'macOS'], [/Linux/, 'Linux']];

export function device(agent: string): string {
  const found = [browsers, systems].map((names) => names.find(([sign]) => sign.test(agent))?.[1]).filter((name) => name !== undefined);
  return found.length ? found.join(', ') : agent.slice(0, 60);
}
