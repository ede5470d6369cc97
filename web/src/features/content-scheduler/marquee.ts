/** Rectangle in window coordinates, in pixels. */
export type Area = { left: number; top: number; right: number; bottom: number }

type Point = { x: number; y: number }

/** Returns the rectangle between two points, in either order. */
export function areaBetween(a: Point, b: Point): Area {
  return { left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), right: Math.max(a.x, b.x), bottom: Math.max(a.y, b.y) }
}

/** Returns whether two rectangles overlap. */
export function touches(a: Area, b: Area): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
}
