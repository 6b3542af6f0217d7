/** Who plays, as the frame around either game shows it: one colour and one shape for each. */
export interface Someone {
  seat: number;
  /** What is clicked when this player is meant. */
  thing: string;
  /** The kingdom or the hero. */
  title: string;
  /** The player's own name, where a table knows one. */
  name: string;
  colour: string;
  shape: string;
  score: number;
  out: boolean;
}

/** A player's name as it stands beside what he plays: the server tells people of one name apart by just that. */
export const beside = (title: string, name = '') => (name === title ? '' : name.replace(` (${title})`, ''));
