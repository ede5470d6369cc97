import type { PublishRequest, Refused } from '../../domain/ports/networks.ts'
import { ApiError } from '../oauth-api/api-error.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { chunksOf } from './chunks-of.ts'
import type { Container } from './container.ts'
import type { TikTokHosts } from './hosts.ts'
import { outcomeOfStatus } from './outcome-of-status.ts'
import { loadStatus, type PostStatus } from './post-status.ts'

/** The address for the parts of a video works for an hour. */
const UPLOAD_LIFE = 55 * 60 * 1000

/** Where a publication stands that an earlier delivery has begun; `again`: nothing can come of it, and it may be begun anew. */
type Resumed = { kind: 'sent' } | { kind: 'parts'; next: number } | { kind: 'again' } | Refused

type Facts = { container: Container; request: PublishRequest; now: number }

export async function resumePost(call: Api, hosts: TikTokHosts, { container, request, now }: Facts): Promise<Resumed> {
  const status = await loadKnownStatus(call, hosts, container.publishId)
  if (status === null) return { kind: 'again' }
  const { publishId } = container
  const isPhoto = container.uploadUrl === ''
  const outcome = outcomeOfStatus(status, { publishId, handle: request.connection.handle, isPhoto, now })
  if (outcome.kind === 'refused') return outcome.error.retryable ? { kind: 'again' } : outcome
  const chunks = chunksOf(request.content.media[0]?.bytes ?? 0)
  if (outcome.kind === 'published' || isPhoto || status.uploaded >= chunks.total) return { kind: 'sent' }
  if (now - container.openedAt > UPLOAD_LIFE) return { kind: 'again' }
  return { kind: 'parts', next: Math.floor(status.uploaded / chunks.size) }
}

/** Null when the network has forgotten it. */
async function loadKnownStatus(call: Api, hosts: TikTokHosts, publishId: string): Promise<PostStatus | null> {
  try {
    return await loadStatus(call, hosts, publishId)
  } catch (error) {
    if (error instanceof ApiError && error.reply.status === 400) return null
    throw error
  }
}
