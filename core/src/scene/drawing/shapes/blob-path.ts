import type { Point } from '../../box.ts'
import type { Size } from '../../format.ts'
import { pathPoint } from './path-point.ts'
import { spreadPoints } from './spread-points.ts'

const RADII = [1, 0.86, 0.97, 0.8, 1, 0.88, 0.93]

/** A soft, uneven outline: a smooth curve through points at different distances. */
export function blobPath({ width, height }: Size): string {
  const margin = { x: width * MARGIN, y: height * MARGIN }
  const inner = { width: width - 2 * margin.x, height: height - 2 * margin.y }
  const points = spreadPoints(RADII.length, RADII, inner).map(({ x, y }) => ({ x: x + margin.x, y: y + margin.y }))
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 }
  const curves = points.map((from, index) => {
    const to = at(index + 1)
    return `C${pathPoint(bent(from, at(index - 1), to))} ${pathPoint(bent(to, at(index + 2), from))} ${pathPoint(to)}`
  })
  return `M${pathPoint(at(0))}${curves.join('')}Z`
}

/** The handle of a curve at a point, along the line between its neighbours. */
function bent(point: Point, away: Point, towards: Point): Point {
  return { x: point.x + (towards.x - away.x) / 6, y: point.y + (towards.y - away.y) / 6 }
}

/** Of the sides: curves swing out beyond their points. */
const MARGIN = 0.025
