import { z } from 'zod'
import { QR_TEXT_MAX } from '../../../limits.ts'
import { manyLines } from '../../../text/text-fields.ts'
import type { Box } from '../../box.ts'
import { colorSchema } from '../../color.ts'
import { fillSchema } from '../../fill.ts'
import { newLayerBase, placedBase } from '../../layer-base.ts'

export const qrLayerSchema = placedBase.extend({
  type: z.literal('qr'),
  text: manyLines(QR_TEXT_MAX),
  color: colorSchema,
  background: fillSchema,
})

export function newQr(id: string, box: Box): z.infer<typeof qrLayerSchema> {
  const background = { kind: 'solid', color: '#ffffff' } as const
  return { ...newLayerBase(id, box), type: 'qr', text: '', color: '#000000', background }
}
