import { z } from 'zod'
import type { Progress, PublishRequest, Refused } from '../../domain/ports/networks.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { CONTAINER, readContainer } from './container.ts'
import { loadCreatorInfo } from './creator-info.ts'
import type { TikTokHosts } from './hosts.ts'
import { isDraftChannel } from './is-draft-channel.ts'
import { draftInfo, postInfo } from './post-info.ts'
import { prepareVideo } from './prepare-video.ts'
import { resumePost } from './resume-post.ts'
import { isOfPhotos } from './video-of.ts'

const payloadSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('photos'),
    info: z.record(z.string(), z.union([z.string(), z.boolean()])),
    isDraft: z.boolean().default(false),
  }),
  /** The last part of a video is missing. */
  z.object({ kind: z.literal('video'), uploadUrl: z.string(), publishId: z.string() }),
  /** The network has everything, from an earlier delivery. */
  z.object({ kind: z.literal('sent'), publishId: z.string() }),
])

export type Payload = z.infer<typeof payloadSchema>
export const readPayload = (payload: string): Payload => payloadSchema.parse(JSON.parse(payload))

type Apis = { call: Api; store: Api; hosts: TikTokHosts }
type Steps = { progress: Progress; now: number }

/** Reads what the account allows now, unless it is asked when the draft is finished, and has everything sent but what publishes. */
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
  if (isOfPhotos(request.content)) return prepared({ kind: 'photos', info, isDraft })
  const begun = container && resumed?.kind === 'parts' ? { container, next: resumed.next } : null
  const { uploadUrl, publishId } = await prepareVideo(apis, request, { info, isDraft, progress, begun, now })
  return prepared({ kind: 'video', uploadUrl, publishId })
}

const prepared = (payload: Payload) => ({ kind: 'prepared' as const, payload: JSON.stringify(payload) })
