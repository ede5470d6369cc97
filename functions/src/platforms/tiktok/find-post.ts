import type { Absent, Progress, Published, PublishRequest, Refused, Unknown } from '../../domain/ports/networks.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { CONTAINER, readContainer } from './container.ts'
import type { TikTokHosts } from './hosts.ts'
import { outcomeOfStatus } from './outcome-of-status.ts'
import { loadStatus } from './post-status.ts'
import { isOfPhotos, videoOf } from './video-of.ts'

type Facts = { request: PublishRequest; kept: Progress['kept']; now: number }

const NO_ID: Unknown = {
  kind: 'unknown',
  error: { kind: 'timeout_unknown', detail: 'TikTok did not say under which id it took the photos.', retryable: true },
}

/**
 * What has become of the post that was begun. One that failed is not there: the next delivery says why. Photos whose reply was
 * lost cannot be asked for.
 */
export async function findPost(
  call: Api,
  hosts: TikTokHosts,
  { request, kept, now }: Facts,
): Promise<Published | Absent | Refused | Unknown> {
  const isPhoto = isOfPhotos(request.content)
  const container = readContainer(kept(CONTAINER))
  const own = container?.recordKey === request.recordKey ? container : null
  if (!own) return isPhoto ? NO_ID : { kind: 'absent' }
  const status = await loadStatus(call, hosts, own.publishId)
  const isIncomplete =
    !isPhoto && status.status === 'PROCESSING_UPLOAD' && status.uploaded < videoOf(request.content).bytes
  if (isIncomplete || status.status === 'FAILED') return { kind: 'absent' }
  return outcomeOfStatus(status, { publishId: own.publishId, handle: request.connection.handle, isPhoto, now })
}
