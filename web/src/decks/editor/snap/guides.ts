import type { Box } from '@postwright/core/scene/box'

export type Axis = 'horizontal' | 'vertical'

/** A guide drawn while a layer is placed, in pixels of the slide. */
export type Guide =
  /** Aligned edges or centres: a line across the axis at `at`, from `from` to `to`. */
  | { kind: 'line'; axis: Axis; at: number; from: number; to: number }
  /** A distance along the axis from `from` to `to`, drawn at the position `at` of the other axis; equal distances are several of these guides. */
  | { kind: 'gap'; axis: Axis; at: number; from: number; to: number }

/** Returns the start, end, middle and length of a box along an axis. */
export function along(axis: Axis, { x, y, width, height }: Box) {
  return axis === 'horizontal'
    ? { start: x, end: x + width, middle: x + width / 2, length: width }
    : { start: y, end: y + height, middle: y + height / 2, length: height }
}

export function across(axis: Axis): Axis {
  return axis === 'horizontal' ? 'vertical' : 'horizontal'
}

/** A start position of a box at which distances on the axis are equal. */
type EqualPlace = { at: number; gaps: readonly { from: number; to: number }[] }

/**
 * Returns the positions at which a box has equal distances to its neighbours, or the same distance to one neighbour as that neighbour has to the
 * next.
 * @param others the other boxes, of which only those that overlap with the box on the other axis are used
 */
export function equalPlaces(axis: Axis, box: Box, others: readonly Box[]): EqualPlace[] {
  const own = along(axis, box)
  const side = along(across(axis), box)
  const beside = others.filter((other) => {
    const { start, end } = along(across(axis), other)
    return start < side.end && end > side.start
  })
  const spans = beside.map((other) => along(axis, other)).sort((a, b) => a.start - b.start)
  const before = spans.filter(({ end }) => end <= own.middle).sort((a, b) => b.end - a.end)
  const after = spans.filter(({ start }) => start >= own.middle)
  const [last, lastButOne] = before
  const [next, nextButOne] = after
  const places: EqualPlace[] = []
  if (last && next && next.start - last.end > own.length) {
    const gap = (next.start - last.end - own.length) / 2
    const at = last.end + gap
    places.push({
      at,
      gaps: [
        { from: last.end, to: at },
        { from: at + own.length, to: next.start },
      ],
    })
  }
  if (last && lastButOne && last.start > lastButOne.end) {
    const at = last.end + (last.start - lastButOne.end)
    places.push({
      at,
      gaps: [
        { from: lastButOne.end, to: last.start },
        { from: last.end, to: at },
      ],
    })
  }
  if (next && nextButOne && nextButOne.start > next.end) {
    const gap = nextButOne.start - next.end
    const at = next.start - gap - own.length
    places.push({
      at,
      gaps: [
        { from: at + own.length, to: next.start },
        { from: next.end, to: nextButOne.start },
      ],
    })
  }
  return places
}

/** Returns the distances of a position as guides, drawn through the centre of the box. */
export function gapGuides(axis: Axis, box: Box, { gaps }: EqualPlace): Guide[] {
  const at = along(across(axis), box).middle
  return gaps.map(({ from, to }) => ({ kind: 'gap', axis, at, from, to }))
}
