import type { Box } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import { across, along, type Axis, type Guide, equalPlaces, gapGuides } from './guides.ts'

export type Snapped = { dx: number; dy: number; guides: readonly Guide[] }

/** The moving edges of a box; centres are used only while the whole box moves. */
export type MovingEdges = Record<Axis, 'all' | 'start' | 'end' | 'none'>

const WHOLE: MovingEdges = { horizontal: 'all', vertical: 'all' }

export type Snapper = {
  /**
   * Returns the additional distance that the box must move to align with its surroundings.
   * @param within snap distance in pixels of the slide
   */
  snap(box: Box, within: number, edges?: MovingEdges): Snapped
}

/** Creates a snapper with all snap targets of a layer: the edges and centres of the slide and of the other layers. */
export function createSnapper(slide: Size, others: readonly Box[]): Snapper {
  const page = { x: 0, y: 0, ...slide }
  const stops = {
    horizontal: stopsOf('horizontal', [page, ...others]),
    vertical: stopsOf('vertical', [page, ...others]),
  }

  function snapAxis(axis: Axis, box: Box, within: number, edges: MovingEdges): number {
    const aligned = nearestShift(stops[axis], placesOf(axis, box, edges[axis]), within)
    if (edges[axis] !== 'all') return aligned ?? 0
    const { start } = along(axis, box)
    const equal = equalPlaces(axis, box, others)
      .map(({ at }) => at - start)
      .filter((shift) => Math.abs(shift) <= within)
    const shifts = aligned === null ? equal : [aligned, ...equal]
    return shifts.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0
  }

  return {
    snap(box, within, edges = WHOLE) {
      const dx = edges.horizontal === 'none' ? 0 : snapAxis('horizontal', box, within, edges)
      const dy = edges.vertical === 'none' ? 0 : snapAxis('vertical', box, within, edges)
      const moved = movedEdges(box, dx, dy, edges)
      return {
        dx,
        dy,
        guides: [
          ...guidesOf('horizontal', moved, edges.horizontal, stops.horizontal, others, page),
          ...guidesOf('vertical', moved, edges.vertical, stops.vertical, others, page),
        ],
      }
    },
  }
}

function placesOf(axis: Axis, box: Box, edges: MovingEdges[Axis]): number[] {
  const { start, middle, end } = along(axis, box)
  if (edges === 'none') return []
  return edges === 'all' ? [start, middle, end] : [edges === 'start' ? start : end]
}

function guidesOf(
  axis: Axis,
  box: Box,
  edges: MovingEdges[Axis],
  stops: readonly Stop[],
  others: readonly Box[],
  page: Box,
): Guide[] {
  const lines = placesOf(axis, box, edges).flatMap((at) => lineThrough(axis, at, box, stopsAt(stops, at), page))
  if (edges !== 'all') return lines
  const { start } = along(axis, box)
  const equal = equalPlaces(axis, box, others).find(({ at }) => Math.abs(at - start) < 0.05)
  return equal ? [...lines, ...gapGuides(axis, box, equal)] : lines
}

/** Returns a single line through all boxes aligned at this position, and the gap to the nearest of them. */
function lineThrough(axis: Axis, at: number, box: Box, found: readonly Stop[], page: Box): Guide[] {
  if (found.length === 0) return []
  const side = across(axis)
  const own = along(side, box)
  const spans = found.map((stop) => along(side, stop.box))
  const from = Math.min(own.start, ...spans.map(({ start }) => start))
  const to = Math.max(own.end, ...spans.map(({ end }) => end))
  const line: Guide = { kind: 'line', axis, at, from, to }
  const nearest = found
    .filter((stop) => stop.box !== page)
    .map((stop) => gapBetween(own, along(side, stop.box)))
    .filter((gap) => gap !== null)
    .sort((a, b) => a.to - a.from - (b.to - b.from))[0]
  return nearest ? [line, { kind: 'gap', axis: side, at, ...nearest }] : [line]
}

type Span = { start: number; end: number }

function gapBetween(a: Span, b: Span): { from: number; to: number } | null {
  if (b.start > a.end) return { from: a.end, to: b.start }
  return a.start > b.end ? { from: b.end, to: a.start } : null
}

function movedEdges(box: Box, dx: number, dy: number, edges: MovingEdges): Box {
  return {
    x: box.x + (edges.horizontal === 'end' ? 0 : dx),
    y: box.y + (edges.vertical === 'end' ? 0 : dy),
    width: box.width + stretch(dx, edges.horizontal),
    height: box.height + stretch(dy, edges.vertical),
  }
}

function stretch(shift: number, edges: MovingEdges[Axis]): number {
  if (edges === 'end') return shift
  return edges === 'start' ? -shift : 0
}

/** A position on an axis to which edges and centres snap, and the box with this edge or centre. */
type Stop = { at: number; box: Box }

/** Returns the edges and centres of these boxes, sorted by position on the axis. */
function stopsOf(axis: Axis, boxes: readonly Box[]): Stop[] {
  return boxes
    .flatMap((box) => {
      const { start, middle, end } = along(axis, box)
      return [
        { at: start, box },
        { at: middle, box },
        { at: end, box },
      ]
    })
    .sort((a, b) => a.at - b.at)
}

/** Returns the smallest shift that moves one of these positions to a stop; null if no stop is within reach. */
function nearestShift(stops: readonly Stop[], places: readonly number[], within: number): number | null {
  let best: number | null = null
  for (const place of places) {
    const at = firstFrom(stops, place - within)
    for (let index = at; index < stops.length; index += 1) {
      const shift = (stops[index]?.at ?? 0) - place
      if (shift > within) break
      if (best === null || Math.abs(shift) < Math.abs(best)) best = shift
    }
  }
  return best
}

function stopsAt(stops: readonly Stop[], place: number): Stop[] {
  const found: Stop[] = []
  for (let index = firstFrom(stops, place - SAME); index < stops.length; index += 1) {
    const stop = stops[index]
    if (!stop || stop.at > place + SAME) break
    found.push(stop)
  }
  return found
}

const SAME = 0.05

/** Returns the index of the first stop at or after this position. */
function firstFrom(stops: readonly Stop[], place: number): number {
  let [low, high] = [0, stops.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stops[middle]?.at ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}
