import type { Point } from '../../box.ts'
import { pathPoint } from './path-point.ts'

/** A closed outline through points; a radius rounds its corners, as far as its sides have room for it. */
export function polygonPath(points: readonly Point[], radius = 0): string {
  if (radius <= 0) return `M${points.map(pathPoint).join('L')}Z`
  const corners = points.map((point, at) => {
    const before = points.at(at - 1) ?? point
    const after = points[(at + 1) % points.length] ?? point
    return `${pathPoint(towards(point, before, radius))}Q${pathPoint(point)} ${pathPoint(towards(point, after, radius))}`
  })
  return `M${corners.join('L')}Z`
}

/** The point so far from one on the way to another, at most half of it. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
