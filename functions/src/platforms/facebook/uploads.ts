import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import { mediaStep } from '../../domain/publishing/progress.ts'
import { type Graph, readGraphReply, idReplySchema, graphIdSchema } from '../meta-graph/api.ts'
import { postToPage, FACEBOOK_VERSION, objectPath } from './api.ts'
import { z } from 'zod'
import { readSecret } from '../meta-graph/connect.ts'
import { type ContainerStatus, getOrCreateContainer, type SeenContainer } from '../meta-graph/containers.ts'
import { readObject } from '../meta-graph/graph-queries.ts'
import { contentHashOf } from '../../domain/publishing/contents.ts'

/** Returns the progress key of an uploaded image. */
export const photoStep = (index: number) => mediaStep(String(index))

/** Stores an image of the post on the Page without showing it; an image that an earlier delivery stored is reused. */
export async function uploadPhoto(
  graph: Graph,
  request: PublishRequest,
  { index, progress }: { index: number; progress: Progress },
): Promise<string> {
  const known = progress.kept(photoStep(index))
  if (known !== undefined) return known
  const { mediaId = '', alt = '' } = request.content.media[index] ?? {}
  const params = {
    url: request.mediaUrl(mediaId),
    published: 'false',
    ...(alt !== '' && { alt_text_custom: alt }),
  }
  const { id } = readGraphReply(idReplySchema, await postToPage(graph, request, 'photos', params))
  await progress.keep(photoStep(index), id)
  progress.working()
  return id
}

const startedSchema = z.object({ video_id: graphIdSchema })

export const VIDEO = 'video'

export const VIDEO_EDGES = { reel: 'video_reels', video_story: 'video_stories' } as const

type Upload = { graph: Graph; upload: Graph; progress: Progress }

/** Uploads a video by its address, for a reel or a story that a later call publishes. */
export async function uploadVideo(
  request: PublishRequest,
  format: keyof typeof VIDEO_EDGES,
  { graph, upload, progress }: Upload,
): Promise<SeenContainer> {
  const statusOf = (id: string) => videoStatus(graph, request, id)
  return getOrCreateContainer(progress, { name: VIDEO, statusOf, create })

  async function create(): Promise<string> {
    const reply = await postToPage(graph, request, VIDEO_EDGES[format], { upload_phase: 'start' })
    const { video_id: id } = readGraphReply(startedSchema, reply)
    const [file] = request.content.media
    const authorization = `OAuth ${readSecret(request.secret).accessToken}`
    // NOTE the reply contains an upload address; only the configured host may receive the token, so the address is built here.
    await upload(`/video-upload${FACEBOOK_VERSION}/${encodeURIComponent(id)}`, {
      method: 'POST',
      headers: { authorization, file_url: request.mediaUrl(file?.mediaId ?? '') },
    })
    return id
  }
}

const phaseSchema = z
  .object({
    status: z.string().catch(''),
    publish_status: z.string().catch(''),
    errors: z.array(z.object({ message: z.string() })).catch([]),
    error: z.object({ message: z.string() }).optional().catch(undefined),
  })
  .partial()
  .catch({})

const statusSchema = z.object({
  status: z.object({
    video_status: z.string().catch(''),
    uploading_phase: phaseSchema,
    processing_phase: phaseSchema,
    publishing_phase: phaseSchema,
  }),
})

const FAILED = new Set(['error', 'upload_failed'])

/**
 * Returns the status of the video of a reel or a story: `FINISHED` once the upload is complete, even if processing is not. Returns null when the
 * network does not know the video.
 */
export async function videoStatus(
  graph: Graph,
  request: PublishRequest,
  videoId: string,
): Promise<ContainerStatus | null> {
  const token = readSecret(request.secret).accessToken
  const reply = await readObject(graph, objectPath(videoId), { fields: 'status', token })
  if (reply === null) return null
  const { status } = readGraphReply(statusSchema, reply)
  const { uploading_phase: uploading, processing_phase: processing, publishing_phase: publishing } = status
  const phases = [uploading, processing, publishing]
  const detail = phases.map(({ error, errors }) => error?.message ?? errors?.[0]?.message ?? '').find(Boolean) ?? ''
  if (publishing.publish_status === 'published') return { state: 'PUBLISHED', detail }
  if (status.video_status === 'expired') return { state: 'EXPIRED', detail }
  if (FAILED.has(status.video_status) || phases.some((phase) => phase.status === 'error'))
    return { state: 'ERROR', detail }
  return { state: uploading.status === 'complete' ? 'FINISHED' : 'IN_PROGRESS', detail }
}

/** Video on the Page. `recordKey` identifies its publication, `contentHash` its content. */
const videoSchema = z.object({ recordKey: z.string(), contentHash: z.string(), id: z.string() })

const STEP = 'published'

type Wanted = Pick<PublishRequest, 'recordKey' | 'content'>

/** Returns the stored id of the video that was published for this content, in case the worker died before it could report it. */
export function keptVideo(kept: Progress['kept'], { recordKey, content }: Wanted): string | null {
  const stored = kept(STEP)
  const video = stored === undefined ? null : videoSchema.parse(JSON.parse(stored))
  const isSame = video?.recordKey === recordKey && video.contentHash === contentHashOf(content)
  return isSame ? video.id : null
}

export function keepVideo(progress: Pick<Progress, 'keep'>, { recordKey, content }: Wanted, id: string): Promise<void> {
  return progress.keep(STEP, JSON.stringify({ recordKey, contentHash: contentHashOf(content), id }))
}
