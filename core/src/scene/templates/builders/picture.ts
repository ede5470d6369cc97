import type { LayerOf } from '../../layer.ts'
import { NO_STROKE, type Stroke } from '../../fill.ts'
import { overridesOf, placed, type Piece, type Place } from './piece.ts'

type PicturePlace = Place & { slot: string; mask?: LayerOf<'image'>['mask']; radius?: number; stroke?: Stroke }

/** A place that waits for a picture. */
export function picture(alt: string, place: PicturePlace): Piece {
  const { mask = 'none', radius = 0, stroke = NO_STROKE, slot, at } = place
  const ratio = Math.round((at[2] / at[3]) * 100) / 100
  return {
    layer: {
      ...placed({ ...place, alt }),
      type: 'image',
      mediaId: null,
      focus: { x: 0.5, y: 0.5 },
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
