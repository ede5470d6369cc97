import { z } from 'zod'
import type { Progress, PublishRequest, Refused } from '../../domain/ports/networks.ts'
import { type Api, ApiError } from '../oauth-api/api.ts'
import { CONTAINER, readContainer, type Container, writeContainer, openVideo } from './container.ts'
import { loadCreatorInfo } from './connect.ts'
import { type TikTokHosts, loadStatus, type PostStatus, planChunks, sendChunk } from './api.ts'
import { draftInfo, postInfo, type PostInfo, isDraftChannel, isPhotoPost, videoOf } from './post-info.ts'
import { toPublishOutcome } from './failures.ts'
import { UPLOAD_TIMEOUT } from '@postwright/core/limits'

const payloadSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('photos'),
    info: z.record(z.string(), z.union([z.string(), z.boolean()])),
    isDraft: z.boolean().default(false),
  }),
  /** Video whose last part has not been sent. */
  z.object({ kind: z.literal('video'), uploadUrl: z.string(), publishId: z.string() }),
  /** Post whose files the network received in an earlier delivery. */
  z.object({ kind: z.literal('sent'), publishId: z.string() }),
])

export type Payload = z.infer<typeof payloadSchema>
export const readPayload = (payload: string): Payload => payloadSchema.parse(JSON.parse(payload))

type Apis = { call: Api; store: Api; hosts: TikTokHosts }
type Steps = { progress: Progress; now: number }

/** Reads the account's current options, unless they are chosen when the draft is finished, and sends everything except the part that publishes. */
export async function preparePost(
  apis: Apis,
  request: PublishRequest,
  { progress, now }: Steps,
): Promise<{ kind: 'prepared'; payload: string } | Refused> {
  const kept = readContainer(progress.kept(CONTAINER))
  const container = kept?.recordKey === request.recordKey ? kept : null
  const resumed = container && (await resumePost(apis.call, apis.hosts, { container, request, now }))
  if (resumed?.kind === 'refused') return resumed
  if (container && resumed?.kind === 'sent') return prepared({ kind: 'sent', publishId: container.publishId })
  const isDraft = isDraftChannel(request.connection)
  const info = isDraft
    ? draftInfo(request.content)
    : postInfo(request.content, await loadCreatorInfo(apis.call, apis.hosts))
  if (isPhotoPost(request.content)) return prepared({ kind: 'photos', info, isDraft })
  const begun = container && resumed?.kind === 'parts' ? { container, next: resumed.next } : null
  const { uploadUrl, publishId } = await prepareVideo(apis, request, { info, isDraft, progress, begun, now })
  return prepared({ kind: 'video', uploadUrl, publishId })
}

const prepared = (payload: Payload) => ({ kind: 'prepared' as const, payload: JSON.stringify(payload) })

/** Time for which an upload address is used; the network keeps it valid for an hour. */
const UPLOAD_LIFE = 55 * 60 * 1000

/** State of a publication that an earlier delivery started. `again`: it cannot succeed and may restart. */
type Resumed = { kind: 'sent' } | { kind: 'parts'; next: number } | { kind: 'again' } | Refused

type Facts = { container: Container; request: PublishRequest; now: number }

async function resumePost(call: Api, hosts: TikTokHosts, { container, request, now }: Facts): Promise<Resumed> {
  const status = await loadKnownStatus(call, hosts, container.publishId)
  if (status === null) return { kind: 'again' }
  const { publishId } = container
  const isPhoto = container.uploadUrl === ''
  const outcome = toPublishOutcome(status, { publishId, handle: request.connection.handle, isPhoto, now })
  if (outcome.kind === 'refused') return outcome.error.retryable ? { kind: 'again' } : outcome
  const chunks = planChunks(request.content.media[0]?.bytes ?? 0)
  if (outcome.kind === 'published' || isPhoto || status.uploaded >= chunks.total) return { kind: 'sent' }
  if (now - container.openedAt > UPLOAD_LIFE) return { kind: 'again' }
  return { kind: 'parts', next: Math.floor(status.uploaded / chunks.size) }
}

/** Returns the status; null when the network no longer knows the post. */
async function loadKnownStatus(call: Api, hosts: TikTokHosts, publishId: string): Promise<PostStatus | null> {
  try {
    return await loadStatus(call, hosts, publishId)
  } catch (error) {
    if (error instanceof ApiError && error.reply.status === 400) return null
    throw error
  }
}

const SENT = 'sent'

/** `begun`: the post that an earlier delivery started, and the next part to send. */
type PrepareVideoFacts = {
  info: PostInfo
  isDraft: boolean
  progress: Progress
  begun: { container: Container; next: number } | null
  now: number
}

/**
 * Starts the video post or continues a started one, and sends all parts of the video except the last: the last part makes the network publish, so the
 * publishing step sends it.
 */
async function prepareVideo(
  { call, store, hosts }: Apis,
  { recordKey, content, loadMedia }: PublishRequest,
  { info, isDraft, progress, begun, now }: PrepareVideoFacts,
): Promise<Container> {
  const video = videoOf(content)
  const chunks = planChunks(video.bytes)
  const container = begun?.container ?? {
    recordKey,
    openedAt: now,
    ...(await openVideo(call, hosts, { info, isDraft, chunks })),
  }
  if (!begun) await progress.keep(CONTAINER, writeContainer(container))
  for (let index = begun?.next ?? 0; index < chunks.count - 1; index += 1) {
    const part = { url: container.uploadUrl, chunks, index }
    await sendChunk(store, part, video, { loadMedia, timeout: UPLOAD_TIMEOUT })
    // Stored only to renew the claim: the network itself reports the progress.
    await progress.keep(SENT, String(index + 1))
  }
  return container
}
