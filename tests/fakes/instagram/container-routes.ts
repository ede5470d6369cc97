import { z } from 'zod'
import { type Container, lookAt } from '../meta-graph/containers.ts'
import { readParams } from '../meta-graph/graph-call.ts'
import { refuse } from '../meta-graph/graph-failure.ts'
import { requireToken } from '../meta-graph/graph-tokens.ts'
import type { FakeRequest } from '../support/fake-message.ts'
import type { Routes } from '../support/start-fake.ts'
import { checkParams, containerSchema } from './container-params.ts'
import { graphTime, type InstagramMedia, type InstagramState, newId } from './instagram-state.ts'
import { checkImage, videoFault } from './media-fault.ts'

const PUBLISH = ['instagram_business_basic', 'instagram_business_content_publish']

/** Containers: posts that the network processes before they are published. */
export function containerRoutes(state: InstagramState): Routes {
  return {
    'POST /v25.0/:user/media': async (request) => {
      const owner = requireOwner(state, request)
      const params = readParams(request, containerSchema)
      checkParams(state, params, owner)
      const { image_url: image, video_url: video, media_type: type } = params
      if (image !== undefined) await checkImage(image, { isStory: type === 'STORIES' })
      const container: Container = {
        id: newId(state),
        owner,
        params,
        isItem: params.is_carousel_item === 'true',
        madeAt: state.now(),
        looksLeft: request.fault === 'never_finishes' ? Infinity : video === undefined ? 0 : 1,
        failure: video === undefined ? null : await videoFault(video),
        isPublished: false,
      }
      state.containers.set(container.id, container)
      return {
        status: 200,
        body: { id: container.id },
        accepted: { kind: 'container', id: container.id, content: params },
      }
    },

    'POST /v25.0/:user/media_publish': (request) => {
      const owner = requireOwner(state, request)
      const { creation_id: id } = readParams(request, z.strictObject({ creation_id: z.string() }))
      const container = state.containers.get(id)
      if (!container || container.owner !== owner || container.isItem || container.isPublished) {
        const message = `The media with ${id} cannot be found.`
        return refuse({ code: 24, subcode: 2207006, message, title: 'Media Not Found' })
      }
      if (state.quota.used >= state.quota.total) {
        const message = 'You reached maximum number of posts that is allowed to be published by Content Publishing API.'
        refuse({ code: 9, subcode: 2207042, message, title: 'Application request limit reached' })
      }
      const found = container.looksLeft > 0 ? 'IN_PROGRESS' : lookAt(container, state.now())
      if (found === 'EXPIRED')
        refuse({
          code: 24,
          subcode: 2207008,
          message: 'The media builder with this creation ID does not exist or has expired.',
        })
      if (found !== 'FINISHED') refuse({ code: 9007, subcode: 2207027, message: 'Media ID is not available' })
      return publish(state, container, request)
    },
  }
}

function publish(state: InstagramState, container: Container, request: FakeRequest) {
  container.isPublished = true
  state.quota.used += 1
  const { caption = '', media_type: type, video_url: video } = containerSchema.parse(container.params)
  const isStory = type === 'STORIES'
  const id = newId(state)
  const media: InstagramMedia = {
    id,
    caption,
    timestamp: graphTime(state.now()),
    permalink: `https://www.instagram.com/${isStory ? 'stories/kitchenandgarden' : 'p'}/${id}/`,
    media_type: type === 'CAROUSEL' ? 'CAROUSEL_ALBUM' : video === undefined ? 'IMAGE' : 'VIDEO',
    isStory,
    comments: [],
  }
  state.media.unshift(media)
  if (typeof request.fault === 'object' && request.fault) state.seen.hide(id, request.fault.hidden)
  return { status: 200, body: { id }, accepted: { kind: 'post', id, content: container.params } }
}

function requireOwner(state: InstagramState, request: FakeRequest): string {
  const { owner } = requireToken(state.tokens, request, PUBLISH)
  const { user } = request.params
  return user === 'me' || user === owner
    ? owner
    : refuse({ code: 10, status: 403, message: '(#10) This is another account.' })
}
