import { z } from 'zod'
import type { Box } from '../../box.ts'
import { fillSchema, NO_STROKE, strokeSchema } from '../../fill.ts'
import { newLayerBase, placedBase, radiusSchema } from '../../layer-base.ts'

export const SHAPES = [
  'rectangle',
  'ellipse',
  'triangle',
  'diamond',
  'pentagon',
  'hexagon',
  'star',
  'burst',
  'heart',
  'speech',
  'arrow',
  'blob',
  'arc',
  'plus',
] as const

export const shapeLayerSchema = placedBase.extend({
  type: z.literal('shape'),
  shape: z.enum(SHAPES),
  fill: fillSchema,
  stroke: strokeSchema,
  radius: radiusSchema,
})

export function newShape(
  id: string,
  box: Box,
  shape: z.infer<typeof shapeLayerSchema>['shape'],
): z.infer<typeof shapeLayerSchema> {
  const fill = { kind: 'solid', color: '@primary' } as const
  return { ...newLayerBase(id, box), type: 'shape', shape, fill, stroke: NO_STROKE, radius: 0 }
}
