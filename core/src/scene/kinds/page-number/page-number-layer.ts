import { z } from 'zod'
import type { Box } from '../../box.ts'
import { NEW_TEXT_STYLE, newLayerBase, placedBase } from '../../layer-base.ts'
import { textStyleSchema } from '../../text-content.ts'

export const pageNumberLayerSchema = placedBase.extend({
  type: z.literal('pageNumber'),
  form: z.enum(['number', 'ofAll', 'dots', 'bar']),
  style: textStyleSchema,
})

export function newPageNumber(id: string, box: Box): z.infer<typeof pageNumberLayerSchema> {
  const style = { ...NEW_TEXT_STYLE, size: 30, sizeMin: 24, color: '@muted', align: 'end' } as const
  const pin = { horizontal: 'right', vertical: 'bottom' } as const
  return { ...newLayerBase(id, box), pin, type: 'pageNumber', form: 'ofAll', style }
}
