import { z } from 'zod'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import { graphIdSchema } from '../meta-graph/id-reply.ts'
import { keepContainer } from '../meta-graph/keep-container.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readGraphReply } from '../meta-graph/read-graph-reply.ts'
import { readSecret } from '../meta-graph/secret.ts'
import { FACEBOOK_VERSION } from './hosts.ts'
import { postToPage } from './page-call.ts'
import { videoStatus } from './video-status.ts'

const startedSchema = z.object({ video_id: graphIdSchema })

export const VIDEO = 'video'
export const VIDEO_EDGES = { reel: 'video_reels', video_story: 'video_stories' } as const

type Upload = { graph: Graph; upload: Graph; progress: Progress }

/** Hands over a video by its address, for a reel or a story that a later call publishes. */
export async function uploadVideo(
  request: PublishRequest,
  format: keyof typeof VIDEO_EDGES,
  { graph, upload, progress }: Upload,
): Promise<string> {
  const statusOf = (id: string) => videoStatus(graph, request, id)
  return (await keepContainer(progress, { name: VIDEO, statusOf, create })).id

  async function create(): Promise<string> {
    const reply = await postToPage(graph, request, VIDEO_EDGES[format], { upload_phase: 'start' })
    const { video_id: id } = readGraphReply(startedSchema, reply)
    const [file] = request.content.media
    const authorization = `OAuth ${readSecret(request.secret).accessToken}`
    // NOTE the reply names an address for this; only its host may be sent the token, so the address is built here.
    await upload(`/video-upload${FACEBOOK_VERSION}/${encodeURIComponent(id)}`, {
      method: 'POST',
      headers: { authorization, file_url: request.mediaUrl(file?.mediaId ?? '') },
    })
    return id
  }
}
