import { z } from 'zod'
import { LAYER_NAME_MAX } from '../../../limits.ts'
import { oneLineOrNothing } from '../../../text/text-fields.ts'
import type { Box } from '../../box.ts'
import { mediaIdOrNull, NEW_TEXT_STYLE, newLayerBase, placedBase } from '../../layer-base.ts'
import { textStyleSchema } from '../../text-content.ts'

/** Image, name and handle of the person or company that a deck represents. */
export const avatarLayerSchema = placedBase.extend({
  type: z.literal('avatar'),
  mediaId: mediaIdOrNull,
  person: oneLineOrNothing(LAYER_NAME_MAX),
  handle: oneLineOrNothing(LAYER_NAME_MAX),
  style: textStyleSchema,
})

/** Placeholder for the author in templates, which is replaced with the author of the deck. */
export const EXAMPLE_PERSON = { person: 'Your name', handle: '@yourhandle' } as const

export function newAvatar(id: string, box: Box): z.infer<typeof avatarLayerSchema> {
  const style = { ...NEW_TEXT_STYLE, size: 32, sizeMin: 24, weight: 600, verticalAlign: 'middle' } as const
  const pin = { horizontal: 'left', vertical: 'bottom' } as const
  return { ...newLayerBase(id, box), pin, type: 'avatar', mediaId: null, person: '', handle: '', style }
}
