import { z } from 'zod'
import { ICON_NAME_MAX, STROKE_WIDTH_MAX } from '../../../limits.ts'
import type { Box } from '../../box.ts'
import { colorSchema } from '../../color.ts'
import { newLayerBase, placedBase } from '../../layer-base.ts'

export const iconLayerSchema = placedBase.extend({
  type: z.literal('icon'),
  icon: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .max(ICON_NAME_MAX),
  color: colorSchema,
  /** In units of the icon's 24-unit grid. */
  strokeWidth: z.number().min(0.5).max(STROKE_WIDTH_MAX),
})

export function newIcon(id: string, box: Box, icon: string): z.infer<typeof iconLayerSchema> {
  return { ...newLayerBase(id, box), type: 'icon', icon, color: '@primary', strokeWidth: 2 }
}
