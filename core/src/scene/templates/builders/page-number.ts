import type { LayerOf } from '../../layer.ts'
import { overridesOf, placed, type Piece, type Place } from './piece.ts'
import { lookOf, type TextLook } from './look-of.ts'

/** Which slide this is. */
export function pageNumber(form: LayerOf<'pageNumber'>['form'], look: TextLook, place: Place): Piece {
  return {
    layer: { ...placed(place), type: 'pageNumber', form, style: lookOf({ size: 30, ...look }) },
    overrides: overridesOf(place),
    slots: [],
  }
}
