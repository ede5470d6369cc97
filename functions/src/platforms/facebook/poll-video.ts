import type { Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import { refusalOf } from '../meta-graph/classify-failure.ts'
import { isGone } from '../meta-graph/container-status.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readPayload } from './post-payload.ts'
import { FACEBOOK_RULES } from './rules.ts'
import { videoStatus } from './video-status.ts'

type Polled = Awaited<ReturnType<NonNullable<Publisher['poll']>>>

const AGAIN = 15_000
const FETCH_WORDS = /fetch|download|url/i

/** Whether a reel or a story has been handed over completely; other posts have nothing to wait for. */
export async function pollVideo(
  graph: Graph,
  request: PublishRequest,
  { payload, now }: { payload: string; now: number },
): Promise<Polled> {
  const post = readPayload(payload)
  if (post.kind !== 'reel' && post.kind !== 'video_story') return { kind: 'ready' }
  try {
    const status = await videoStatus(graph, request, post.videoId)
    if (status === null || isGone(status)) {
      const detail = status?.detail || 'Facebook could not take the video.'
      const retryable = status === null || status.state === 'EXPIRED' || FETCH_WORDS.test(detail)
      return { kind: 'refused', error: { kind: 'media_format', detail, retryable } }
    }
    return status.state === 'IN_PROGRESS' ? { kind: 'processing', again: AGAIN } : { kind: 'ready' }
  } catch (error) {
    return refusalOf(error, now, FACEBOOK_RULES)
  }
}
