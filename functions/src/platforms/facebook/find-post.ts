import type { Absent, Published, PublishRequest, Unknown } from '../../domain/ports/networks.ts'
import { outcomeOf } from '../meta-graph/classify-failure.ts'
import { keptContainer } from '../meta-graph/keep-container.ts'
import { nearestPost } from '../meta-graph/nearest-post.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { CAPTIONS_UNKNOWN } from './captions-unknown.ts'
import { captionsOf } from './captions-of.ts'
import { formatOf, type PostFormat } from './format-of.ts'
import { FACEBOOK_SITE } from './hosts.ts'
import { keptVideo } from './kept-video.ts'
import { listComments, listPosts, listStories, listVideos } from './listed-posts.ts'
import { FACEBOOK_RULES } from './rules.ts'
import { photoStep } from './upload-photo.ts'
import { VIDEO } from './upload-video.ts'
import { videoStatus } from './video-status.ts'
import { videoWords } from './video-words.ts'

type Lookup = { kept: (key: string) => string | undefined; now: number }
type Found = Published | Absent

/**
 * Whether the Page shows the post: by the video or the pictures that were handed over for it, else by text and time. A look-up
 * proves nothing by failing, so it never refuses.
 */
export async function findPost(graph: Graph, request: PublishRequest, lookup: Lookup): Promise<Found | Unknown> {
  try {
    if (request.part.kind === 'comment') return byText(await listComments(graph, request), request)
    const found = await LOOKUPS[formatOf(request.content)](graph, request, lookup.kept)
    if (found.kind === 'absent' || (await captionsOf(request)).length === 0) return found
    return { ...found, warning: CAPTIONS_UNKNOWN }
  } catch (error) {
    return { ...outcomeOf(error, lookup.now, FACEBOOK_RULES), kind: 'unknown' }
  }
}

const LOOKUPS: Record<PostFormat, (graph: Graph, request: PublishRequest, kept: Lookup['kept']) => Promise<Found>> = {
  feed: async (graph, request, kept) => {
    const posts = await listPosts(graph, request)
    const photos = request.content.media.flatMap((_file, index) => kept(photoStep(index)) ?? [])
    if (photos.length === 0) return byText(posts, request)
    const found = posts.find(({ attached }) => attached.some((id) => photos.includes(id)))
    return found ? { ...published(found.id, found.url ?? found.id), text: found.text } : { kind: 'absent' }
  },
  video: async (graph, request, kept) => {
    const id = keptVideo(kept, request)
    if (id !== null) return { ...published(id, `watch/?v=${id}`), text: request.content.text }
    return byText(await listVideos(graph, request), request)
  },
  reel: async (graph, request, kept) => {
    const id = keptContainer(kept, VIDEO)
    const status = id === undefined ? null : await videoStatus(graph, request, id)
    if (id === undefined || status?.state !== 'PUBLISHED') return { kind: 'absent' }
    return { ...published(id, `reel/${id}`), ...(await videoWords(graph, request, id)) }
  },
  video_story: async (graph, request, kept) => {
    const id = keptContainer(kept, VIDEO)
    return storyOf(graph, request, id)
  },
  photo_story: (graph, request, kept) => storyOf(graph, request, kept(photoStep(0))),
}

async function storyOf(graph: Graph, request: PublishRequest, mediaId: string | undefined): Promise<Found> {
  if (mediaId === undefined) return { kind: 'absent' }
  const story = (await listStories(graph, request)).find((listed) => listed.mediaId === mediaId)
  return story ? published(story.postId, `stories/${request.connection.externalId}`) : { kind: 'absent' }
}

function byText(posts: Parameters<typeof nearestPost>[0], { content, intentAt }: PublishRequest): Found {
  const found = nearestPost(posts, { text: content.text, at: intentAt })
  return found ? { ...published(found.id, found.url ?? found.id), text: content.text } : { kind: 'absent' }
}

function published(remoteId: string, path: string): Published {
  return { kind: 'published', remoteId, url: new URL(path, `${FACEBOOK_SITE}/`).href }
}
