/** The outline of a kingdom's pieces, around a point, about 26 wide: the second way to tell kingdoms apart. */
export const pieceShapes: Record<string, string> = {
  aquilonia: 'M-13-12H13V3C13 9 6 12 0 15-6 12-13 9-13 3Z',
  turan: 'M0-14A14 14 0 1 1 0 14 14 14 0 1 1 0-14Z',
  stygia: 'M0-16L16 13H-16Z',
  hyperborea: 'M-8-13H8L15 0 8 13H-8L-15 0Z',
};

/** The optical centre of the shape. */
export const pieceMiddles: Record<string, number> = { aquilonia: 0, turan: 0, stygia: 4, hyperborea: 0 };
