import type { Stroke } from '../../fill.ts'
import type { LayerOf } from '../../layer.ts'
import { overridesOf, placed, type Piece, type Place } from './piece.ts'

type LinePlace = Place & { start?: LayerOf<'line'>['start']; end?: LayerOf<'line'>['end'] }

/** A straight line along the middle of its box; it keeps its distance to both sides. */
export function line(stroke: Stroke, place: LinePlace): Piece {
  const { start = 'none', end = 'none', pin = ['both', 'scale'] } = place
  return {
    layer: { ...placed({ ...place, pin }), type: 'line', stroke, start, end },
    overrides: overridesOf(place),
    slots: [],
  }
}
