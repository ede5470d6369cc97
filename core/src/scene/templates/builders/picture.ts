import type { LayerOf } from '../../layer.ts'
import { NO_STROKE, type Stroke } from '../../fill.ts'
import { overridesOf, placed, type Piece, type Place } from './piece.ts'

type PicturePlace = Place & {
  slot: string
  mask?: LayerOf<'image'>['mask']
  radius?: number
  stroke?: Stroke
  media?: string | null
  focus?: readonly [number, number]
}

/** A place for a picture: one of the product's own stands there, or nothing yet. */
export function picture(alt: string, place: PicturePlace): Piece {
  const { mask = 'none', radius = 0, stroke = NO_STROKE, slot, at, media = null, focus = [0.5, 0.5] } = place
  const ratio = Math.round((at[2] / at[3]) * 100) / 100
  return {
    layer: {
      ...placed({ ...place, alt }),
      type: 'image',
      mediaId: media,
      focus: { x: focus[0], y: focus[1] },
      zoom: 1,
      isFlipped: false,
      mask: radius > 0 && mask === 'none' ? 'rounded' : mask,
      radius,
      stroke,
    },
    overrides: overridesOf(place),
    slots: [{ kind: 'picture', name: slot, ratio }],
  }
}
