import type { Progress, Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import { refusalOf } from '../meta-graph/classify-failure.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { captionsOf } from './captions-of.ts'
import { formatOf } from './format-of.ts'
import { type PostPayload, writePayload } from './post-payload.ts'
import { FACEBOOK_RULES } from './rules.ts'
import { uploadPhoto } from './upload-photo.ts'
import { uploadVideo } from './upload-video.ts'

type Prepared = Awaited<ReturnType<Publisher['prepare']>>
type Means = { graph: Graph; upload: Graph; progress: Progress; now: number }

/** Everything of the post that is handed over before it is published. */
export async function preparePost(request: PublishRequest, means: Means): Promise<Prepared> {
  try {
    return { kind: 'prepared', payload: writePayload(await payloadOf(request, means)) }
  } catch (error) {
    return refusalOf(error, means.now, FACEBOOK_RULES)
  }
}

async function payloadOf(request: PublishRequest, means: Means): Promise<PostPayload> {
  if (request.part.kind === 'comment') return { kind: 'comment' }
  const { graph, progress } = means
  const format = formatOf(request.content)
  if (format === 'video') return { kind: 'video', captions: await captionsOf(request) }
  if (format === 'reel' || format === 'video_story') {
    const captions = await captionsOf(request)
    return { kind: format, videoId: await uploadVideo(request, format, means), captions }
  }
  const photos: string[] = []
  for (const index of request.content.media.keys()) {
    photos.push(await uploadPhoto(graph, request, { index, progress }))
  }
  const [photoId = ''] = photos
  return format === 'photo_story' ? { kind: 'photo_story', photoId } : { kind: 'feed', photos }
}
