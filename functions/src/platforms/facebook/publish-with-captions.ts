import type { Progress, Published, Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import { captionsWarning } from '../captions-warning.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { CAPTIONS_UNKNOWN } from './captions-unknown.ts'
import { keepVideo } from './kept-video.ts'
import { captionsIn, type PostPayload, readPayload } from './post-payload.ts'
import { publishPost } from './publish-post.ts'
import { sendCaptions } from './send-captions.ts'

type Outcome = Awaited<ReturnType<Publisher['publish']>>
type Step = { payload: string; progress: Progress; now: number }

/**
 * Publishes the post, then gives its video the captions: Facebook takes them of videos that it has. Whatever becomes of them, the
 * post is published.
 */
export async function publishWithCaptions(
  graph: Graph,
  request: PublishRequest,
  { payload, progress, now }: Step,
): Promise<Outcome> {
  const outcome = await publishPost(graph, request, { payload, kept: progress.kept, now })
  const post = readPayload(payload)
  const captions = captionsIn(post)
  if (outcome.kind !== 'published' || captions.length === 0) return outcome
  // One that was found knows nothing of its captions yet.
  const { warning: _unknown, ...published } = outcome
  try {
    // A worker that dies from here on leaves the id behind, so that the post is found for certain.
    await keepVideo(progress, request, published.remoteId)
  } catch {
    return { ...published, warning: CAPTIONS_UNKNOWN }
  }
  const videoId = videoIdOf(post, published)
  const sent = { videoId, captions, now, working: progress.working }
  const warning = captionsWarning(await sendCaptions(graph, request, sent))
  return { ...published, ...(warning !== null && { warning }) }
}

/** A story has an id besides its video's; other videos are their posts. */
const videoIdOf = (post: PostPayload, { remoteId }: Published): string =>
  post.kind === 'video_story' ? post.videoId : remoteId
