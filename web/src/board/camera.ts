/** Where one looks at the map from: the map's corner on the screen, and pixels for each unit of the map. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const CLOSEST = 3;
const READABLE = 0.5;

/** The whole map; on a small screen as much as can be read, around a place that matters. */
export function whole(screen: Size, map: Size, focus = { x: map.width / 2, y: map.height / 2 }): Camera {
  const fit = Math.min(screen.width / map.width, screen.height / map.height);
  const scale = Math.max(fit, READABLE);
  return held({ x: screen.width / 2 - focus.x * scale, y: screen.height / 2 - focus.y * scale, scale }, screen, map);
}

/** Never so far that the map leaves the screen; smaller than the screen, it lies in the middle. */
export function held({ x, y, scale }: Camera, screen: Size, map: Size): Camera {
  const hold = (at: number, space: number, length: number) =>
    length <= space ? (space - length) / 2 : Math.min(0, Math.max(space - length, at));
  return { x: hold(x, screen.width, map.width * scale), y: hold(y, screen.height, map.height * scale), scale };
}

export function moved(camera: Camera, dx: number, dy: number, screen: Size, map: Size): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, screen, map);
}

/** Closer or farther, with the point under the finger where it is. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }, screen: Size, map: Size): Camera {
  const least = Math.min(screen.width / map.width, screen.height / map.height);
  const scale = Math.min(CLOSEST, Math.max(least, camera.scale * factor));
  const grow = scale / camera.scale;
  return held({ x: at.x - (at.x - camera.x) * grow, y: at.y - (at.y - camera.y) * grow, scale }, screen, map);
}
