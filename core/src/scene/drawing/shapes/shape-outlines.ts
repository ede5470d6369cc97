import { roundLength, type Point } from '../../box.ts'
import type { Size } from '../../format.ts'

/** Returns SVG path data of a rectangle. `radius` is the corner radius, at most half of the shorter side. */
export function rectanglePath({ width, height }: Size, radius = 0): string {
  const [w, h] = [roundLength(width), roundLength(height)]
  const r = roundLength(Math.min(radius, width / 2, height / 2))
  if (r <= 0) return `M0 0H${w}V${h}H0Z`
  const corner = (x: number, y: number) => `A${r} ${r} 0 0 1 ${roundLength(x)} ${roundLength(y)}`
  return [
    `M${r} 0H${roundLength(w - r)}${corner(w, r)}`,
    `V${roundLength(h - r)}${corner(w - r, h)}`,
    `H${r}${corner(0, h - r)}`,
    `V${r}${corner(r, 0)}Z`,
  ].join('')
}

/** Returns SVG path data of the ellipse that fills a box. */
export function ellipsePath({ width, height }: Size): string {
  const [rx, ry] = [roundLength(width / 2), roundLength(height / 2)]
  const half = (x: number) => `A${rx} ${ry} 0 1 1 ${roundLength(x)} ${ry}`
  return `M0 ${ry}${half(width)}${half(0)}Z`
}

/** Returns the path of an arch: straight at the bottom, half an ellipse at the top. */
export function archPath({ width, height }: Size): string {
  const ry = Math.min(width / 2, height)
  const [w, h, top] = [roundLength(width), roundLength(height), roundLength(ry)]
  return `M0 ${h}V${top}A${roundLength(width / 2)} ${top} 0 0 1 ${w} ${top}V${h}Z`
}

/** Returns the path of a speech bubble with its tail at the lower left. */
export function speechPath({ width, height }: Size, radius: number): string {
  const bottom = height * 0.82
  const r = Math.min(radius, width / 4, bottom / 2)
  const tail = { right: Math.max(r, width * 0.36), tip: width * 0.16, left: Math.max(r, width * 0.18) }
  const n = roundLength
  const corner = (x: number, y: number) => (r > 0 ? `A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}` : '')
  return [
    `M${n(r)} 0H${n(width - r)}${corner(width, r)}V${n(bottom - r)}${corner(width - r, bottom)}`,
    `H${n(tail.right)}L${n(tail.tip)} ${n(height)}L${n(tail.left)} ${n(bottom)}`,
    `H${n(r)}${corner(0, bottom - r)}V${n(r)}${corner(r, 0)}Z`,
  ].join('')
}

const RADII = [1, 0.86, 0.97, 0.8, 1, 0.88, 0.93]

/** Returns a soft, irregular outline: a smooth curve through points at different distances. */
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

/** Returns the Bézier control point next to `point` on a Catmull-Rom spline, whose tangent there runs from `away` towards `towards`. */
function bent(point: Point, away: Point, towards: Point): Point {
  return { x: point.x + (towards.x - away.x) / 6, y: point.y + (towards.y - away.y) / 6 }
}

/** Margin as a fraction of the sides: curves extend beyond their points. */
const MARGIN = 0.025

/** Returns points around a centre, the first one at the top, with alternating `radii`; stretched until they touch all four sides. */
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

/** Returns a point in the syntax of SVG paths, rounded to hundredths of a pixel. */
export function pathPoint({ x, y }: Point): string {
  return `${roundLength(x)} ${roundLength(y)}`
}
