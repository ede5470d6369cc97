import type { Routes } from '../support/start-fake.ts'
import { googleError, refuse, requireGrant } from './google-error.ts'
import { READ_SCOPE, UPLOAD_SCOPE, type YouTubeState } from './youtube-state.ts'

const THUMBNAIL_BYTES_MAX = 2 * 1024 * 1024
const IMAGES = ['image/jpeg', 'image/png', 'application/octet-stream']

/** The channels of the account, the numbers of its videos, and their thumbnails. */
export function readRoutes(state: YouTubeState): Routes {
  return {
    'GET /youtube/v3/channels': (request) => {
      requireGrant(state, request, [READ_SCOPE])
      const { query } = request
      if (!query.get('part')) return googleError(400, 'missingRequiredParameter', 'No part.', 'youtube.parameter')
      if (query.get('mine') !== 'true')
        return googleError(400, 'missingRequiredParameter', 'No filter.', 'youtube.parameter')
      const items = state.channels.map(({ id, title, customUrl }) => ({
        kind: 'youtube#channel',
        id,
        snippet: { title, customUrl, description: '', thumbnails: {} },
        // https://developers.google.com/youtube/v3/docs/channels#statistics (2026-11)
        ...((query.get('part') ?? '').split(',').includes('statistics') && {
          statistics: { viewCount: '9120', subscriberCount: '1520', hiddenSubscriberCount: false, videoCount: '31' },
        }),
      }))
      const pageInfo = { totalResults: items.length, resultsPerPage: 5 }
      // An account without a channel gets a list without items.
      return {
        status: 200,
        body: { kind: 'youtube#channelListResponse', pageInfo, ...(items.length > 0 && { items }) },
      }
    },

    'GET /youtube/v3/videos': (request) => {
      requireGrant(state, request, [READ_SCOPE])
      const ids = (request.query.get('id') ?? '').split(',')
      if (!(request.query.get('part') ?? '').split(',').includes('statistics'))
        refuse(400, 'missingRequiredParameter', 'No part.')
      const statistics = { viewCount: '1520', likeCount: '88', favoriteCount: '0', commentCount: '12' }
      const items = state.videos
        .filter(({ id }) => ids.includes(id))
        .map(({ id }) => ({ kind: 'youtube#video', id, statistics }))
      return { status: 200, body: { kind: 'youtube#videoListResponse', items } }
    },

    'POST /upload/youtube/v3/thumbnails/set': (request) => {
      requireGrant(state, request, [UPLOAD_SCOPE])
      const { body, query } = request
      const video = state.videos.find(({ id }) => id === query.get('videoId'))
      if (!video) refuse(404, 'videoNotFound', 'The video cannot be found.')
      if (body.kind !== 'bytes') refuse(400, 'mediaBodyRequired', 'The request does not include the image content.')
      if (!IMAGES.includes(body.type) || body.bytes.byteLength > THUMBNAIL_BYTES_MAX) {
        refuse(400, 'invalidImage', 'The provided image content is invalid.')
      }
      video.thumbnail = body.bytes.byteLength
      const accepted = { kind: 'media', id: video.id, content: { bytes: body.bytes.byteLength } }
      return { status: 200, body: { kind: 'youtube#thumbnailSetResponse', items: [{}] }, accepted }
    },
  }
}
