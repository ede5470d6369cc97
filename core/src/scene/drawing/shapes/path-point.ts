import { roundLength, type Point } from '../../box.ts'

/** A point in the syntax of SVG paths, as short as is exact enough. */
export function pathPoint({ x, y }: Point): string {
  return `${roundLength(x)} ${roundLength(y)}`
}
