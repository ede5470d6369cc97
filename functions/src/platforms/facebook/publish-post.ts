import { findFacets } from '@postwright/core/text/facets'
import { z } from 'zod'
import type { Published, Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import { outcomeOf } from '../meta-graph/failures.ts'
import { type Graph, readGraphReply, UnreadableGraphReply, graphIdSchema } from '../meta-graph/api.ts'
import { findPost } from './find-post.ts'
import { FACEBOOK_SITE, objectPath, postToPage } from './api.ts'
import { type PostPayload, readPayload } from './post-payload.ts'
import { FACEBOOK_RULES } from './failures.ts'
import { readSecret } from '../meta-graph/connect.ts'
import { VIDEO_EDGES } from './uploads.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

type Outcome = Awaited<ReturnType<Publisher['publish']>>
type Step = { payload: string; kept: (key: string) => string | undefined; now: number }

/** Reply of a publish call: the id of the post, the id of the video, or only a success flag. */
const replySchema = z.object({
  id: graphIdSchema.optional(),
  post_id: graphIdSchema.optional(),
  success: z.boolean().optional(),
})

/** Publishes the post: the only call that makes anything visible on the Page. */
export async function publishPost(
  graph: Graph,
  request: PublishRequest,
  { payload, kept, now }: Step,
): Promise<Outcome> {
  try {
    return await send(graph, request, readPayload(payload))
  } catch (error) {
    const outcome = outcomeOf(error, now, FACEBOOK_RULES)
    if (outcome.kind === 'unknown' || outcome.error.kind !== 'duplicate') return outcome
    // The network already has the post, either from a call whose reply was lost or from an earlier publication.
    const found = await findPost(graph, request, { kept, now })
    return found.kind === 'published' ? found : outcome
  }
}

async function send(graph: Graph, request: PublishRequest, post: PostPayload): Promise<Published> {
  const { text } = request.content
  const call = async (edge: string, params: Record<string, string>) =>
    readGraphReply(replySchema, await postToPage(graph, request, edge, params))
  switch (post.kind) {
    case 'feed': {
      const { id } = await call('feed', feedParams(request.content, post.photos))
      return published(id, (found) => found)
    }
    case 'video': {
      const [file] = request.content.media
      const address = request.mediaUrl(file?.mediaId ?? '')
      const { id } = await call('videos', { file_url: address, description: text })
      return published(id, (found) => `watch/?v=${found}`)
    }
    case 'reel': {
      const params = { upload_phase: 'finish', video_id: post.video.id, video_state: 'PUBLISHED', description: text }
      const { success } = await call(VIDEO_EDGES.reel, params)
      return published(success ? post.video.id : undefined, (found) => `reel/${found}`)
    }
    case 'video_story': {
      const params = { upload_phase: 'finish', video_id: post.video.id }
      const { post_id: id } = await call(VIDEO_EDGES.video_story, params)
      return published(id, () => `stories/${request.connection.externalId}`)
    }
    case 'photo_story': {
      const { post_id: id } = await call('photo_stories', { photo_id: post.photoId })
      return published(id, () => `stories/${request.connection.externalId}`)
    }
    case 'comment': {
      const token = readSecret(request.secret).accessToken
      const path = `${objectPath(request.part.replyTo?.parent ?? '')}/comments`
      const reply = await graph(path, { method: 'POST', params: { message: text }, token })
      return published(readGraphReply(replySchema, reply).id, (found) => found)
    }
  }
}

/** Without images the chosen link, or else the first link of the text, is shown as a card. */
function feedParams({ text, settings }: PublishRequest['content'], photos: readonly string[]): Record<string, string> {
  const message: Record<string, string> = text === '' ? {} : { message: text }
  if (photos.length > 0) {
    return { ...message, attached_media: JSON.stringify(photos.map((id) => ({ media_fbid: id }))) }
  }
  const chosen = typeof settings.link === 'string' ? settings.link.trim() : ''
  if (chosen !== '') return { ...message, link: chosen }
  const link = findFacets(text).find((facet) => facet.kind === 'link')
  return link?.kind === 'link' ? { ...message, link: link.uri } : message
}

function published(id: string | undefined, pathOf: (id: string) => string): Published {
  if (id === undefined) throw new UnreadableGraphReply(NETWORK_WORDS.facebook.noPost)
  return { kind: 'published', remoteId: id, url: `${FACEBOOK_SITE}/${pathOf(id)}` }
}
