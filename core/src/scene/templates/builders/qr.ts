import { overridesOf, placed, type Piece, type Place } from './piece.ts'

/** A QR code in the text's colour on nothing. */
export function qr(words: string, place: Place): Piece {
  return {
    layer: {
      ...placed({ alt: 'QR code', ...place }),
      type: 'qr',
      text: words,
      color: '@text',
      background: { kind: 'none' },
    },
    overrides: overridesOf(place),
    slots: [],
  }
}
