/** Several players at one device: whose turn it is to look. */
interface Now {
  mine: readonly number[];
  turn: readonly number[];
  seat: number;
  /** This seat has made the choice that all make in secret. */
  sealed: boolean;
  /** Who of them has made it already. */
  made: ReadonlySet<number>;
}

/** The seat that must look next; the same one while it has something to decide or nobody else here has. */
export function nextSeat({ mine, turn, seat, sealed, made }: Now): number {
  const wanted = mine.filter((each) => turn.includes(each) && !made.has(each));
  if (turn.includes(seat) && !sealed) return seat;
  return wanted.find((each) => each !== seat) ?? seat;
}
