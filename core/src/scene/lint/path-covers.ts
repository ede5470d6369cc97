import type { Point } from '../box.ts'
import { flattenPath } from './flatten-path.ts'

/** Whether a point lies inside of a path: a line from it to the left crosses the outlines an odd number of times. */
export function pathCovers(path: string, { x, y }: Point): boolean {
  return flattenPath(path).some((points) => {
    const crossings = points.filter((point, at) => {
      const before = points.at(at - 1) ?? point
      if (point.y > y === before.y > y) return false
      return point.x + ((y - point.y) / (before.y - point.y)) * (before.x - point.x) < x
    })
    return crossings.length % 2 === 1
  })
}
