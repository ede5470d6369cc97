import type { Point } from '../box.ts'

/** Number of straight segments per curve. */
const PIECES = 12

/** Decks have few shapes, and each is queried for many points: their outlines are cached. */
const KEPT_MAX = 2_000
const kept = new Map<string, Point[][]>()

/**
 * Returns the corners of the outlines of a path in absolute commands; curves become short straight lines. Arcs are limited to the product's
 * own shapes: no rotated ellipses.
 */
export function flattenPath(path: string): readonly (readonly Point[])[] {
  const known = kept.get(path)
  if (known) return known
  if (kept.size >= KEPT_MAX) kept.clear()
  const outlines = readPath(path)
  kept.set(path, outlines)
  return outlines
}

function readPath(path: string): Point[][] {
  const outlines: Point[][] = []
  let points: Point[] = []
  let at: Point = { x: 0, y: 0 }
  const lineTo = (point: Point) => {
    points.push(point)
    at = point
  }
  for (const [, command = '', given = ''] of path.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)) {
    const numbers = (given.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const n = (index: number) => numbers[index] ?? 0
    const point = (index: number): Point => ({ x: n(index), y: n(index + 1) })
    if (command === 'M') {
      points = []
      outlines.push(points)
    }
    if (command === 'H') for (const x of numbers) lineTo({ x, y: at.y })
    else if (command === 'V') for (const y of numbers) lineTo({ x: at.x, y })
    else if (command === 'M' || command === 'L') for (let i = 0; i < numbers.length; i += 2) lineTo(point(i))
    else if (command === 'Q')
      for (let i = 0; i < numbers.length; i += 4) curve(at, [point(i), point(i + 2)]).forEach(lineTo)
    else if (command === 'C')
      for (let i = 0; i < numbers.length; i += 6) curve(at, [point(i), point(i + 2), point(i + 4)]).forEach(lineTo)
    else if (command === 'A')
      for (let i = 0; i < numbers.length; i += 7) arc(at, point(i + 5), point(i), n(i + 3), n(i + 4)).forEach(lineTo)
  }
  return outlines.filter((outline) => outline.length > 2)
}

/** Evaluates a Bézier curve at equal steps by De Casteljau's algorithm. */
function curve(from: Point, controls: readonly Point[]): Point[] {
  return Array.from({ length: PIECES }, (_, piece) => {
    const share = (piece + 1) / PIECES
    let points = [from, ...controls]
    while (points.length > 1) {
      points = points.slice(1).map((point, index) => between(points[index] ?? point, point, share))
    }
    return points[0] ?? from
  })
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

/** Returns an elliptical arc, computed as an arc of a circle: x and y are divided by their radii. */
function arc(from: Point, to: Point, radius: Point, isLarge: number, isClockwise: number): Point[] {
  const [a, b] = [from, to].map(({ x, y }) => ({ x: x / radius.x, y: y / radius.y }))
  if (!a || !b || radius.x <= 0 || radius.y <= 0) return [to]
  const half = { x: (b.x - a.x) / 2, y: (b.y - a.y) / 2 }
  const reach = Math.hypot(half.x, half.y)
  if (reach === 0) return [to]
  const away = Math.sqrt(Math.max(0, 1 - reach * reach)) * (isLarge === isClockwise ? -1 : 1)
  const middle = { x: a.x + half.x - (half.y / reach) * away, y: a.y + half.y + (half.x / reach) * away }
  const first = Math.atan2(a.y - middle.y, a.x - middle.x)
  let turn = Math.atan2(b.y - middle.y, b.x - middle.x) - first
  if (isClockwise === 1 && turn < 0) turn += 2 * Math.PI
  if (isClockwise === 0 && turn > 0) turn -= 2 * Math.PI
  return Array.from({ length: PIECES }, (_, piece) => {
    const angle = first + (turn * (piece + 1)) / PIECES
    return { x: (middle.x + Math.cos(angle)) * radius.x, y: (middle.y + Math.sin(angle)) * radius.y }
  })
}
