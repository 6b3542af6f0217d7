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

/** The whole map, or on a narrow screen its full height, around its middle. */
export function whole(screen: Size, map: Size): Camera {
  const fit = Math.min(screen.width / map.width, screen.height / map.height);
  const scale = Math.max(fit, Math.min(0.42, screen.height / map.height));
  return held({ x: (screen.width - map.width * scale) / 2, y: (screen.height - map.height * scale) / 2, scale }, screen, map);
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
