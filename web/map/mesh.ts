import { Delaunay } from 'd3-delaunay';
import { ragged, random } from './chance.ts';
import { HEIGHT, WIDTH, type Point } from './regions.ts';

/** A border between two regions, from one meeting of three to the next; `left` lies on its left hand. */
export interface Arc {
  left: string;
  right: string;
  from: number;
  to: number;
  points: Point[];
}

const MARGIN = 60;

export interface Mesh {
  delaunay: Delaunay<Delaunay.Point>;
  /** The corners of the cells: one a triangle. */
  corners: Point[];
  cells: Point[];
}

/** Many small cells of uneven form: borders run along their edges. */
export function mesh(spacing: number): Mesh {
  const next = random(7);
  const cells: Point[] = [];
  for (let y = -MARGIN, row = 0; y <= HEIGHT + MARGIN; y += spacing * 0.87, row += 1) {
    for (let x = -MARGIN + (row % 2) * spacing * 0.5; x <= WIDTH + MARGIN; x += spacing) {
      cells.push([x + (next() - 0.5) * spacing * 0.7, y + (next() - 0.5) * spacing * 0.7]);
    }
  }
  const delaunay = Delaunay.from(cells);
  const { circumcenters } = delaunay.voronoi([-999, -999, WIDTH + 999, HEIGHT + 999]);
  const corners: Point[] = [];
  for (let at = 0; at < circumcenters.length; at += 2) corners.push([circumcenters[at]!, circumcenters[at + 1]!]);
  return { delaunay, corners, cells };
}

/** The region of every cell. The ground is bent before it is measured, so that no border is straight. */
export function settle({ delaunay, cells }: Mesh, regions: Record<string, Point[]>): string[] {
  const sites = Object.entries(regions).flatMap(([name, points]) => points.map((point) => ({ name, point })));
  const nearest = ([x, y]: Point): string => {
    if (x < -24 || y < -24 || x > WIDTH + 24 || y > HEIGHT + 24) return 'edge';
    const [bentX, bentY] = [x + ragged(x / 120, y / 120, 11) * 42, y + ragged(x / 120, y / 120, 23) * 42];
    let best = { name: 'edge', distance: Infinity };
    for (const { name, point } of sites) {
      const distance = (point[0] - bentX) ** 2 + (point[1] - bentY) ** 2;
      if (distance < best.distance) best = { name, distance };
    }
    return best.name;
  };
  return joined(delaunay, cells.map(nearest));
}

/** Every region in one piece: what lies apart goes to a neighbour. */
function joined(delaunay: Mesh['delaunay'], owners: string[]): string[] {
  const pieceOf = new Int32Array(owners.length).fill(-1);
  const pieces: number[][] = [];
  for (let start = 0; start < owners.length; start += 1) {
    if (pieceOf[start] !== -1) continue;
    const piece = [start];
    pieceOf[start] = pieces.length;
    for (const cell of piece) {
      for (const other of delaunay.neighbors(cell)) {
        if (pieceOf[other] !== -1 || owners[other] !== owners[start]) continue;
        pieceOf[other] = pieces.length;
        piece.push(other);
      }
    }
    pieces.push(piece);
  }
  const largest = new Map<string, number[]>();
  for (const piece of pieces) {
    const name = owners[piece[0]!]!;
    if (piece.length > (largest.get(name)?.length ?? 0)) largest.set(name, piece);
  }
  const result = [...owners];
  for (const piece of pieces) {
    if (largest.get(owners[piece[0]!]!) === piece) continue;
    const around = piece.flatMap((cell) => [...delaunay.neighbors(cell)]).find((cell) => !piece.includes(cell));
    for (const cell of piece) result[cell] = result[around!]!;
  }
  return result;
}

interface Side {
  left: string;
  right: string;
  to: number;
}

/** All borders. Three cells meet at every corner, so regions never touch in a mere point. */
export function borders({ delaunay, corners, cells }: Mesh, owners: string[]): Arc[] {
  const { triangles, halfedges } = delaunay;
  const sides = new Map<number, Side[]>();
  for (let edge = 0; edge < triangles.length; edge += 1) {
    const twin = halfedges[edge]!;
    if (twin < 0) continue;
    const [one, other] = [triangles[edge]!, triangles[edge % 3 === 2 ? edge - 2 : edge + 1]!];
    if (owners[one] === owners[other]) continue;
    const [from, to] = [Math.floor(edge / 3), Math.floor(twin / 3)];
    const [a, b, cell] = [corners[from]!, corners[to]!, cells[one]!];
    const leftIsOne = (b[0] - a[0]) * (cell[1] - a[1]) - (b[1] - a[1]) * (cell[0] - a[0]) < 0;
    const [left, right] = leftIsOne ? [owners[one]!, owners[other]!] : [owners[other]!, owners[one]!];
    sides.set(from, [...(sides.get(from) ?? []), { left, right, to }]);
  }
  const arcs: Arc[] = [];
  for (const [from, out] of sides) {
    if (out.length !== 3) continue;
    for (const { left, right, to } of out) {
      const points: Point[] = [corners[from]!, corners[to]!];
      let [before, here] = [from, to];
      for (let on = sides.get(here)!; on.length === 2; on = sides.get(here)!) {
        const ahead = on.find((side) => side.to !== before)!.to;
        [before, here] = [here, ahead];
        points.push(corners[here]!);
      }
      if (from < here || (from === here && left < right)) arcs.push({ left, right, from, to: here, points });
    }
  }
  return arcs;
}
