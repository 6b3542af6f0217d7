/** Where in the application one is: the part of the address after `#/`. */
export const places = ['start', 'lobby', 'new', 'mine', 'table', 'join', 'replay', 'rules', 'cards', 'settings', 'profile', 'forgotten', 'reset', 'confirm', 'admin', 'about', 'sample'] as const;
export type Place = (typeof places)[number];

export interface Route {
  /** `null` where nothing is. */
  place: Place | null;
  /** What follows: a game, a table, an entry. */
  path: string[];
}

/** The link of the first start, `/admin#TOKEN`, as one of our own addresses. */
export const ownAddress = (pathname: string, hash: string) => (pathname === '/admin' && /^#\w+$/.test(hash) ? `/#/admin/${hash.slice(1)}` : null);

export function routeOf(hash: string): Route {
  const [first = '', ...path] = hash.replace(/^#?\/?/, '').split('/').filter((part) => part !== '').map(decoded);
  if (first === '') return { place: 'start', path: [] };
  return { place: places.find((place) => place === first) ?? null, path };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The same page, though perhaps at another place of it: no need to begin anew. */
export const samePage = (one: Route, other: Route) => one.place === other.place && (one.path[0] ?? '') === (other.path[0] ?? '');

export const go = (...parts: (string | number)[]) => {
  location.hash = `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
};
