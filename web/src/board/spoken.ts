import type { Province } from '../sheets.ts';
import type { Stage } from './stage.ts';

type Say = (key: string, args?: Record<string, string | number>) => string;

/** What is in a province, in words, for screen readers and for inspecting it. */
export function holds(say: Say, stage: Stage, here: Province): string[] {
  const kingdom = (seat: number | null) => {
    const realm = stage.kingdoms.find((each) => each.seat === seat);
    return realm ? say(`kingdom-${realm.kingdom}`) : null;
  };
  const owner = kingdom(here.owner);
  const mark = here.fort && here.tower ? 'web-mark-city' : here.fort ? 'web-mark-fort' : here.tower ? 'web-mark-tower' : 'web-mark-home';
  return [
    here.in_play === false && say('web-out-of-play'),
    owner && `${owner} (${say(mark)})`,
    here.terrains.length && say('web-value', { value: here.value }),
    here.terrains.length && here.terrains.map((terrain) => say(`terrain-${terrain}`)).join(' · '),
    ...here.units.map(({ seat, count }) => say('web-units', { who: kingdom(seat) ?? '', count })),
    ...here.emissaries.map(({ seat, count }) => say('web-emissaries', { who: kingdom(seat) ?? '', count })),
    here.units.some(({ seat }) => seat !== here.owner) && here.terrains.length && say('web-step', { step: here.step + 1, steps: here.terrains.length }),
    here.raiders && say('web-raiders', { count: here.raiders }),
    stage.conan.at === here.province && say('web-conan'),
    stage.conan.destination === here.province && say('web-destination'),
  ].filter((part): part is string => typeof part === 'string');
}

export const spoken = (say: Say, stage: Stage, here: Province) => [say(`province-${here.province}`), ...holds(say, stage, here)].join(', ');
