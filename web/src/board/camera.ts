/** The visible part of the map: where its corner is on the screen, and pixels per unit of the map. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The part of the screen that is free for the map. */
export interface Room extends Size {
  x: number;
  y: number;
}

const CLOSEST = 3;
/** Below this scale the whole map is unreadable … */
const LEAST = 0.32;
/** … and this scale is used instead. */
const READABLE = 0.5;

const fitting = (room: Size, map: Size) => Math.min(room.width / map.width, room.height / map.height);

/** Shows the whole map; on a small screen, a readable part of it around `focus`. */
export function whole(room: Room, map: Size, focus = { x: map.width / 2, y: map.height / 2 }): Camera {
  const fit = fitting(room, map);
  const scale = fit < LEAST ? READABLE : fit;
  return held({ x: room.x + room.width / 2 - focus.x * scale, y: room.y + room.height / 2 - focus.y * scale, scale }, room, map);
}

/** Keeps the map within its room; a map smaller than the room is centred. */
export function held({ x, y, scale }: Camera, room: Room, map: Size): Camera {
  const hold = (at: number, from: number, space: number, length: number) =>
    length <= space ? from + (space - length) / 2 : Math.min(from, Math.max(from + space - length, at));
  return { x: hold(x, room.x, room.width, map.width * scale), y: hold(y, room.y, room.height, map.height * scale), scale };
}

export function moved(camera: Camera, dx: number, dy: number, room: Room, map: Size): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, room, map);
}

/** Zooms, keeping the point under the finger in place. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }, room: Room, map: Size): Camera {
  const scale = Math.min(CLOSEST, Math.max(fitting(room, map), camera.scale * factor));
  const grow = scale / camera.scale;
  return held({ x: at.x - (at.x - camera.x) * grow, y: at.y - (at.y - camera.y) * grow, scale }, room, map);
}
