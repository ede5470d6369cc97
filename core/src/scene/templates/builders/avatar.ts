import { overridesOf, placed, type Piece, type Place } from './piece.ts'
import { lookOf, type TextLook } from './look-of.ts'

/** Whose deck it is: picture, name and handle. */
export function avatar(look: TextLook, place: Place): Piece {
  return {
    layer: {
      ...placed(place),
      type: 'avatar',
      mediaId: null,
      person: 'Your name',
      handle: '@yourhandle',
      style: lookOf({ size: 33, weight: 600, lineHeight: 1.25, verticalAlign: 'middle', ...look }),
    },
    overrides: overridesOf(place),
    slots: [],
  }
}
