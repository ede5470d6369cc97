import { fieldsAsked, pick } from '../meta-graph/graph-call.ts'
import { refuseObject } from '../meta-graph/graph-failure.ts'
import { graphPage } from '../meta-graph/graph-page.ts'
import type { FakeRequest } from '../support/fake-message.ts'
import type { Routes } from '../support/start-fake.ts'
import { FACEBOOK_PAGES, type FacebookPost, type FacebookState, type FacebookVideo } from './facebook-state.ts'
import { requirePage } from './require-page.ts'

const READ = ['pages_read_engagement']

/** The Page, its posts, videos, stories and comments, with their numbers. */
export function readRoutes(state: FacebookState): Routes {
  const shown = ({ id }: { id: string }) => state.seen.shows(id)
  return {
    'GET /v25.0/:page/published_posts': (request) => {
      const page = requirePage(state, request, READ)
      const posts = state.posts.filter(({ id }) => id.startsWith(`${page.id}_`)).filter(shown)
      return graphPage(
        request,
        posts.map((post) => pick(request, asPost(post))),
      )
    },

    'GET /v25.0/:page/videos': (request) => {
      const page = requirePage(state, request, READ)
      const videos = state.videos.filter((video) => video.page === page.id && video.edge === 'videos').filter(shown)
      return graphPage(
        request,
        videos.map((video) => pick(request, { ...video, permalink_url: `/${page.id}/videos/${video.id}/` })),
      )
    },

    'GET /v25.0/:page/stories': (request) => {
      const page = requirePage(state, request, READ)
      return graphPage(
        request,
        state.stories.filter((story) => story.page === page.id),
      )
    },

    'GET /v25.0/:object/comments': (request) => {
      requirePage(state, request, READ)
      const { object = '' } = request.params
      const below = [...state.posts, ...state.videos].find(({ id }) => id === object) ?? refuseObject(object)
      return graphPage(
        request,
        below.comments.filter(shown).map((comment) => pick(request, comment)),
      )
    },

    'GET /v25.0/:id': (request) => {
      const own = requirePage(state, request, READ)
      const { id = '' } = request.params
      const page = FACEBOOK_PAGES.find((one) => one.id === (id === 'me' ? own.id : id))
      if (page)
        return {
          status: 200,
          body: pick(request, {
            id: page.id,
            name: page.name,
            username: page.username ?? undefined,
            followers_count: 640,
          }),
        }
      const post = state.posts.find((one) => one.id === id)
      if (post) return { status: 200, body: withNumbers(request, { ...asPost(post), shares: { count: 2 } }) }
      const video = state.videos.find((one) => one.id === id)
      if (!video) return refuseObject(id)
      const status = fieldsAsked(request).includes('status') ? statusOf(video) : undefined
      const { description } = video
      return { status: 200, body: withNumbers(request, { id, views: 240, description, status }) }
    },
  }
}

function asPost({ id, message, created_time: created, permalink_url: address, photos }: FacebookPost) {
  const targets = photos.map((photo) => ({ target: { id: photo } }))
  const [first] = targets
  const attachments = first && {
    data: targets.length === 1 ? [first] : [{ target: { id: 'album' }, subattachments: { data: targets } }],
  }
  return {
    id,
    message: message === '' ? undefined : message,
    created_time: created,
    permalink_url: address,
    attachments,
  }
}

function withNumbers(request: FakeRequest, object: Record<string, unknown> & { id: string }) {
  const count = (number: number) => ({ data: [], summary: { total_count: number } })
  return pick(request, { ...object, reactions: count(12), likes: count(12), comments: count(3) })
}

/** The phases of a reel or a story. Each read advances the upload. */
function statusOf(video: FacebookVideo) {
  const isUploading = video.phase === 'started' || video.looksLeft > 0
  if (video.phase === 'uploaded' && video.looksLeft > 0) video.looksLeft -= 1
  const hasFailed = !isUploading && video.failure !== null
  const errors = video.failure === null ? {} : { errors: [{ code: 1363026, message: video.failure }] }
  const isPublished = video.phase === 'published'
  return {
    video_status: hasFailed ? 'error' : isUploading ? 'uploading' : isPublished ? 'ready' : 'upload_complete',
    uploading_phase: {
      status: isUploading ? 'in_progress' : hasFailed ? 'error' : 'complete',
      ...(hasFailed && errors),
    },
    processing_phase: { status: isPublished ? 'complete' : 'not_started' },
    publishing_phase: isPublished ? { status: 'complete', publish_status: 'published' } : { status: 'not_started' },
  }
}
