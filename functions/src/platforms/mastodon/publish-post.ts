import { z } from 'zod'
import type { Progress, Published, PublishRequest } from '../../domain/ports/networks.ts'
import { NetworkFailure } from '../failures.ts'
import { budgetsOf, type Instance, readReply, statusSchema, type Status } from './api.ts'
import { forgetUploads } from './upload-media.ts'
import type { Connection } from '@postwright/core/model/connection'

const mediaIdsSchema = z.array(z.string())
/** Deliveries prepared before quotes were introduced contain only the list of ids. */
const payloadSchema = z.union([
  z.object({ mediaIds: mediaIdsSchema, quotedId: z.string().nullable() }),
  mediaIdsSchema.transform((mediaIds) => ({ mediaIds, quotedId: null })),
])

export const readPayload = (payload: string) => payloadSchema.parse(JSON.parse(payload))

/**
 * Posts the status. For an hour, the instance returns the first status for a repeated call with the same key.
 * @throws NetworkFailure, TransportError, the error with which `progress.keep` rejects
 */
export async function publishStatus(
  instance: Instance,
  { request, payload, progress }: { request: PublishRequest; payload: string; progress: Progress },
): Promise<Published> {
  const prepared = readPayload(payload)
  const headers = { 'idempotency-key': request.recordKey }
  try {
    const reply = await instance.call('/api/v1/statuses', { json: statusOf(request, prepared), headers })
    return { ...toPublished(request.connection, readReply(reply, statusSchema)), ...budgetsOf(reply) }
  } catch (error) {
    if (isLostMedia(error)) await forgetUploads(request, progress)
    throw error
  }
}

/** Returns whether an upload is lost. The instance deletes uploads without a status; the next retry uploads them again. */
function isLostMedia(error: unknown): boolean {
  return error instanceof NetworkFailure && error.kind === 'media_format' && error.retryable
}

const LANGUAGE = /^[a-z]{2,3}$/

/** Mastodon measures the duration of a poll in seconds. */
const SECOND = 1000

/** Returns the status of a post in the format of `POST /api/v1/statuses`. */
function statusOf(
  { content, part }: Pick<PublishRequest, 'content' | 'part'>,
  { mediaIds, quotedId }: { mediaIds: readonly string[]; quotedId: string | null },
): object {
  const { text, poll, settings } = content
  const { visibility, warning, sensitive, language, quotePolicy } = settings
  const said = typeof language === 'string' ? language.trim().toLowerCase() : ''
  return {
    status: text,
    ...(mediaIds.length > 0 && { media_ids: mediaIds }),
    ...(poll && {
      poll: { options: poll.options, expires_in: Math.round(poll.duration / SECOND), multiple: poll.multiple },
    }),
    ...(part.replyTo && { in_reply_to_id: part.replyTo.parent }),
    ...(typeof visibility === 'string' && visibility !== '' && { visibility }),
    ...(typeof warning === 'string' && warning.trim() !== '' && { spoiler_text: warning.trim() }),
    ...(sensitive === true && { sensitive: true }),
    ...(LANGUAGE.test(said) && { language: said }),
    ...(quotedId !== null && { quoted_status_id: quotedId }),
    ...(isPolicy(quotePolicy) && { quote_approval_policy: quotePolicy }),
  }
}

/** Returns whether the choice is a quote policy rather than the account's own setting; an older server does not know the field and ignores it. */
const isPolicy = (chosen: unknown) => chosen === 'public' || chosen === 'followers' || chosen === 'nobody'

export function toPublished({ service, handle }: Connection, { id, url }: Pick<Status, 'id' | 'url'>): Published {
  const [username = ''] = handle.split('@')
  return { kind: 'published', remoteId: id, url: url ?? `${service}/@${username}/${id}` }
}
