import { galleryWords } from '@postwright/core/gallery/gallery-content'
import { OFFER_BYTES_MAX } from '@postwright/core/model/offer-limits'
import { templateDesignSchema } from '@postwright/core/scene/templates/deck-template'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { fieldSentences } from '../field-sentences.ts'

const bodySchema = z.object({ ...galleryWords, design: templateDesignSchema })

/**
 * Words and design of a template as a client sends them.
 * @throws `payload_too_large`, `malformed_json`, `validation_failed`
 */
export function parseDesign(bytes: Uint8Array): z.output<typeof bodySchema> {
  if (bytes.length > OFFER_BYTES_MAX) throw new AppError('payload_too_large', { message: `${bytes.length} bytes` })
  const parsed = bodySchema.safeParse(parseJson(bytes))
  if (!parsed.success) throw new AppError('validation_failed', { fields: fieldSentences(parsed.error) })
  return parsed.data
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new AppError('malformed_json', { cause: error })
  }
}
