import type { Point } from '../../box.ts'
import type { Size } from '../../format.ts'

/** Points around a middle, the first one at the top, `radii` in turn; spread out until they touch all four sides. */
export function spreadPoints(count: number, radii: readonly number[], { width, height }: Size): Point[] {
  const points = Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI - Math.PI / 2
    const radius = radii[at % radii.length] ?? 1
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }
  })
  const left = Math.min(...points.map(({ x }) => x))
  const right = Math.max(...points.map(({ x }) => x))
  const top = Math.min(...points.map(({ y }) => y))
  const bottom = Math.max(...points.map(({ y }) => y))
  return points.map(({ x, y }) => ({
    x: ((x - left) / (right - left)) * width,
    y: ((y - top) / (bottom - top)) * height,
  }))
}
