import { type Point, roundLength } from '../../box.ts'
import type { Size } from '../../format.ts'
import type { SHAPES } from '../../kinds/shape/shape-layer.ts'
import { rectanglePath, ellipsePath, speechPath, blobPath, spreadPoints, pathPoint } from './shape-outlines.ts'

export type Shape = (typeof SHAPES)[number]

/** Returns the outline of a shape that fills a box, from the box's top left corner. */
export function shapePath(shape: Shape, size: Size, radius = 0): string {
  return OUTLINES[shape](size, radius)
}

const HEART =
  'M.5 1C.5 1 0 .65 0 .3C0 .12 .13 0 .28 0C.38 0 .46 .06 .5 .17C.54 .06 .62 0 .72 0C.87 0 1 .12 1 .3C1 .65 .5 1 .5 1Z'
/** Path of the upper half of an ellipse. */
const ARC = 'M0 1C0 .4477 .2239 0 .5 0C.7761 0 1 .4477 1 1Z'

const OUTLINES = {
  rectangle: rectanglePath,
  ellipse: ellipsePath,
  triangle: (size, radius) => polygonPath(shares(size, [0.5, 0], [1, 1], [0, 1]), radius),
  diamond: (size, radius) => polygonPath(shares(size, [0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]), radius),
  pentagon: (size, radius) => polygonPath(spreadPoints(5, [1], size), radius),
  hexagon: (size, radius) =>
    polygonPath(shares(size, [0.25, 0], [0.75, 0], [1, 0.5], [0.75, 1], [0.25, 1], [0, 0.5]), radius),
  star: (size, radius) => polygonPath(spreadPoints(10, [1, 0.45], size), radius),
  burst: (size, radius) => polygonPath(spreadPoints(32, [1, 0.8], size), radius),
  heart: (size) => scaledPath(HEART, size),
  speech: speechPath,
  arrow: (size, radius) => polygonPath(arrowPoints(size), radius),
  blob: blobPath,
  arc: (size) => scaledPath(ARC, size),
  plus: (size, radius) => polygonPath(plusPoints(size), radius),
} satisfies Record<Shape, (size: Size, radius: number) => string>

function shares({ width, height }: Size, ...points: [number, number][]): Point[] {
  return points.map(([x, y]) => ({ x: x * width, y: y * height }))
}

function arrowPoints({ width, height }: Size): Point[] {
  const neck = (width - Math.min(width / 2, height * 0.6)) / width
  return shares({ width, height }, [0, 0.3], [neck, 0.3], [neck, 0], [1, 0.5], [neck, 1], [neck, 0.7], [0, 0.7])
}

function plusPoints(size: Size): Point[] {
  const [a, b] = [1 / 3, 2 / 3]
  return shares(size, [a, 0], [b, 0], [b, a], [1, a], [1, b], [b, b], [b, 1], [a, 1], [a, b], [0, b], [0, a], [a, a])
}

/** Scales a path from fractions of a box to pixels; it uses only absolute `M`, `L`, `C`, `Q` and `Z`. */
function scaledPath(path: string, { width, height }: Size): string {
  let count = 0
  return path.replaceAll(/-?\d*\.?\d+/g, (number) => {
    count += 1
    return String(roundLength(Number(number) * (count % 2 === 1 ? width : height)))
  })
}

/** Returns a closed outline through points; a radius rounds its corners, as far as its sides are long enough. */
function polygonPath(points: readonly Point[], radius = 0): string {
  if (radius <= 0) return `M${points.map(pathPoint).join('L')}Z`
  const corners = points.map((point, at) => {
    const before = points.at(at - 1) ?? point
    const after = points[(at + 1) % points.length] ?? point
    return `${pathPoint(towards(point, before, radius))}Q${pathPoint(point)} ${pathPoint(towards(point, after, radius))}`
  })
  return `M${corners.join('L')}Z`
}

/** Returns the point at a distance from one point towards another, at most halfway. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
