import { z } from 'zod'
import type { Box } from '../../box.ts'
import { NO_STROKE, strokeSchema } from '../../fill.ts'
import { mediaIdOrNull, newLayerBase, placedBase, radiusSchema } from '../../layer-base.ts'

export const imageLayerSchema = placedBase.extend({
  type: z.literal('image'),
  mediaId: mediaIdOrNull,
  /** Focal point from 0 to 1 of width and height, which stays visible. */
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  /** Zoom factor; at 1 the image just covers the box. */
  zoom: z.number().min(1).max(8),
  isFlipped: z.boolean(),
  mask: z.enum(['none', 'rounded', 'ellipse', 'hexagon', 'blob', 'arch']),
  radius: radiusSchema,
  stroke: strokeSchema,
})

export function newImage(
  id: string,
  box: Box,
  { mediaId, alt }: { mediaId: string; alt: string },
): z.infer<typeof imageLayerSchema> {
  return {
    ...newLayerBase(id, box),
    alt,
    type: 'image',
    mediaId,
    focus: { x: 0.5, y: 0.5 },
    zoom: 1,
    isFlipped: false,
    mask: 'none',
    radius: 0,
    stroke: NO_STROKE,
  }
}
