import type { Color } from '../../color.ts'
import { overridesOf, placed, type Piece, type Place } from './piece.ts'

/** A sign by its name among the icons. */
export function icon(name: string, color: Color, place: Place & { stroke?: number }): Piece {
  return {
    layer: { ...placed(place), type: 'icon', icon: name, color, strokeWidth: place.stroke ?? 1.75 },
    overrides: overridesOf(place),
    slots: [],
  }
}
