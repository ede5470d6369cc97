import type { Format } from '../format.ts'
import type { Pin } from '../layer-base.ts'

/**
 * Scale of texts, distances to edges and elements of fixed proportions in each format, relative to a 4:5 slide. The
 * square has four fifths of its height; all others have at least its width or its area.
 */
const SCALES = { '4:5': 1, '1:1': 0.9, '9:16': 1, '2:3': 1, '16:9': 1 } as const satisfies Record<Format, number>

/** Returns the factor for lengths from one format to another. */
export function formatScale(from: Format, to: Format): number {
  return SCALES[to] / SCALES[from]
}

/** A range along one side of a slide. */
type Span = { start: number; length: number }

const SPAN_MIN = 1

/**
 * Maps a span of a slide to a slide of another length. Distances to the pinned edge and lengths follow `scale`; spans that reach from edge to edge
 * still do so.
 */
export function mapSpan(
  { start, length }: Span,
  pin: Pin['horizontal'] | Pin['vertical'],
  from: number,
  to: number,
  scale: number,
): Span {
  const share = to / from
  const end = from - start - length
  if (pin === 'scale' || (start <= 0 && end <= 0)) return { start: start * share, length: length * share }
  const scaled = length * scale
  switch (pin) {
    case 'left':
    case 'top':
      return { start: start * scale, length: scaled }
    case 'right':
    case 'bottom':
      return { start: to - end * scale - scaled, length: scaled }
    case 'center':
      return { start: to / 2 + (start + length / 2 - from / 2) * scale - scaled / 2, length: scaled }
    case 'both':
      return { start: start * scale, length: Math.max(SPAN_MIN, to - (start + end) * scale) }
  }
}
