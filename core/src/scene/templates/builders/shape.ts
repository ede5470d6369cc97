import type { Color } from '../../color.ts'
import { NO_STROKE, type Fill, type Stroke } from '../../fill.ts'
import type { LayerOf } from '../../layer.ts'
import { overridesOf, placed, type Piece, type Place } from './piece.ts'
import { solid } from './solid.ts'

type ShapePlace = Place & { radius?: number; stroke?: Stroke }

/** A shape in one colour or a gradient; null leaves only its outline. */
export function shape(form: LayerOf<'shape'>['shape'], fill: Color | Fill | null, place: ShapePlace): Piece {
  const { radius = 0, stroke = NO_STROKE } = place
  return {
    layer: { ...placed(place), type: 'shape', shape: form, fill: fillOf(fill), stroke, radius },
    overrides: overridesOf(place),
    slots: [],
  }
}

function fillOf(fill: Color | Fill | null): Fill {
  if (fill === null) return { kind: 'none' }
  return typeof fill === 'string' ? solid(fill) : fill
}
