import { tinted, looks, type Inks } from '../../engraver/svg.ts';
import type { Delivery, Order } from './cut.ts';
import worker from './cut.ts?worker&url';

/** Cut once and kept: in the page's memory, and in the browser's cache under the name of the engraver that cut it. */
const asked = new Map<string, Promise<string | null>>();
const waiting = new Map<string, (svg: string | null) => void>();
let engraver: Worker | null = null;

const nameOf = ({ key, coarse }: Order) => `${key}${coarse ? '-small' : ''}`;

function order(picture: Order): Promise<string | null> {
  if (!engraver) {
    engraver = new Worker(worker, { type: 'module' });
    engraver.addEventListener('message', ({ data }: MessageEvent<Delivery>) => {
      waiting.get(nameOf(data))?.(data.svg);
      waiting.delete(nameOf(data));
    });
  }
  const hired = engraver;
  return new Promise((resolve) => {
    waiting.set(nameOf(picture), resolve);
    hired.postMessage(picture);
  });
}

/** The cache of this engraver; those of others before it are thrown away. Private windows may have none. */
const shelf = (async () => {
  try {
    const mine = `pictures ${worker}`;
    for (const name of await caches.keys()) if (name.startsWith('pictures ') && name !== mine) await caches.delete(name);
    return await caches.open(mine);
  } catch {
    return null;
  }
})();

async function cut(picture: Order): Promise<string | null> {
  const kept = await shelf, place = `/pictures/${nameOf(picture)}.svg`, found = await kept?.match(place);
  if (found) return found.text();
  const svg = await order(picture);
  if (svg !== null) await kept?.put(place, new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })).catch(() => undefined);
  return svg;
}

/** A picture as an address an image can show, in the inks of a look; `null` if there is no such picture. */
export async function pictureOf(key: string, coarse: boolean, look: keyof typeof looks): Promise<string | null> {
  const name = nameOf({ key, coarse });
  let svg = asked.get(name);
  if (!svg) asked.set(name, (svg = cut({ key, coarse })));
  const text = await svg, inks: Inks = looks[look];
  return text === null ? null : `data:image/svg+xml,${tinted(text, inks).replaceAll('#', '%23').replaceAll('"', "'")}`;
}
