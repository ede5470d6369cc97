import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import { mediaStep } from '../../domain/publishing/media-step.ts'
import { idReplySchema } from '../meta-graph/id-reply.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readGraphReply } from '../meta-graph/read-graph-reply.ts'
import { postToPage } from './page-call.ts'

/** The name under which a picture is kept. */
export const photoStep = (index: number) => mediaStep(String(index))

/** A picture of the post, stored on the Page without being shown; one that an earlier delivery has stored is used again. */
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
