import { z } from 'zod'
import { fillSchema } from '../../fill.ts'
import { placedBase, radiusSchema } from '../../layer-base.ts'
import { paragraphsSchema, textStyleSchema } from '../../text-content.ts'

export const textLayerSchema = placedBase.extend({
  type: z.literal('text'),
  paragraphs: paragraphsSchema,
  style: textStyleSchema,
  /** Fill behind the text, over its whole box. */
  fill: fillSchema,
  radius: radiusSchema,
  /** Distance between the box and the text. */
  padding: z.number().min(0).max(400),
})
