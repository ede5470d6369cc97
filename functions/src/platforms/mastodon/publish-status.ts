import { z } from 'zod'
import type { Progress, Published, PublishRequest } from '../../domain/ports/networks.ts'
import { NetworkFailure } from '../network-failure.ts'
import { budgetsOf, type Instance, readReply } from './call-instance.ts'
import { publishedAs } from './published-as.ts'
import { statusOf } from './status-of.ts'
import { statusSchema } from './reply-schemas.ts'
import { uploadKey } from './upload-media.ts'

const mediaIdsSchema = z.array(z.string())
/** A list alone is what deliveries have prepared before there were quotes. */
const payloadSchema = z.union([
  z.object({ mediaIds: mediaIdsSchema, quotedId: z.string().nullable() }),
  mediaIdsSchema.transform((mediaIds) => ({ mediaIds, quotedId: null })),
])

export const readPayload = (payload: string) => payloadSchema.parse(JSON.parse(payload))

/**
 * Posts the status. The key makes the instance answer a repeated call with the status of the first one, for an hour.
 * @throws NetworkFailure, TransportError, what `progress.keep` rejects with
 */
export async function publishStatus(
  instance: Instance,
  { request, payload, progress }: { request: PublishRequest; payload: string; progress: Progress },
): Promise<Published> {
  const prepared = readPayload(payload)
  const headers = { 'idempotency-key': request.recordKey }
  try {
    const reply = await instance.call('/api/v1/statuses', { json: statusOf(request, prepared), headers })
    return { ...publishedAs(request.connection, readReply(reply, statusSchema)), ...budgetsOf(reply) }
  } catch (error) {
    if (isLostMedia(error)) for (const { mediaId } of request.content.media) await progress.keep(uploadKey(mediaId), '')
    throw error
  }
}

/** The instance forgets uploads that no status shows; the next try uploads them again. */
function isLostMedia(error: unknown): boolean {
  return error instanceof NetworkFailure && error.kind === 'media_format' && error.retryable
}
