import { z } from 'zod'
import { pick, readParams } from '../meta-graph/graph-call.ts'
import { refuse, refuseObject, refuseParameter } from '../meta-graph/graph-failure.ts'
import { inspectMedia } from '../meta-graph/inspect-media.ts'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { isSubRip } from '../support/is-sub-rip.ts'
import type { Routes } from '../support/start-fake.ts'
import { type FacebookPage, type FacebookState, type FacebookVideo, graphTime, newId } from './facebook-state.ts'
import { requirePage } from './require-page.ts'

const POST = ['pages_manage_posts', 'pages_read_engagement', 'pages_show_list']
const TEXT_MAX = 63_206
const DAY = 24 * 60 * 60_000
const REELS_A_DAY = 30

const videoSchema = z.strictObject({
  file_url: z.url(),
  description: z.string().max(TEXT_MAX).optional(),
  title: z.string().optional(),
  /** True by default; the fake has no unpublished videos. */
  published: z.union([z.literal('true'), z.literal(true)]).optional(),
  fields: z.string().optional(),
})
const startSchema = z.strictObject({ upload_phase: z.literal('start') })
const reelSchema = z.strictObject({
  upload_phase: z.literal('finish'),
  video_id: z.string(),
  video_state: z.enum(['PUBLISHED', 'DRAFT', 'SCHEDULED']),
  description: z.string().max(TEXT_MAX).optional(),
})
const storySchema = z.strictObject({ upload_phase: z.literal('finish'), video_id: z.string() })
const CAPTIONS_MAX = 200_000
const LOCALE = /^[a-z]{2,3}_[A-Z]{2}$/
const captionsSchema = z.strictObject({
  captions_file: z.looseObject({ filename: z.string(), bytes: z.instanceof(Uint8Array) }),
  default_locale: z.union([z.literal('none'), z.string().regex(LOCALE)]).optional(),
})

/** Videos, reels, stories, and captions of each. */
export function videoRoutes(state: FacebookState): Routes {
  function start(page: FacebookPage, edge: FacebookVideo['edge'], description = ''): FacebookVideo {
    const video: FacebookVideo = {
      id: newId(state),
      page: page.id,
      edge,
      description,
      created_time: graphTime(state.now()),
      phase: 'started',
      looksLeft: 1,
      failure: null,
      comments: [],
    }
    state.videos.unshift(video)
    return video
  }

  function uploaded(page: FacebookPage, edge: FacebookVideo['edge'], id: string): FacebookVideo {
    const video = state.videos.find((one) => one.id === id && one.edge === edge && one.page === page.id)
    if (!video) return refuseObject(id)
    if (video.phase === 'published')
      return refuse({ code: 100, subcode: 1366051, message: 'This video was already posted.' })
    if (video.phase === 'started' || video.looksLeft > 0) refuseParameter('The video has not been uploaded.', 1363130)
    return video
  }

  const started = ({ id }: FacebookVideo, { headers }: FakeRequest): FakeReply => ({
    status: 200,
    body: { video_id: id, upload_url: `http://${headers.host ?? ''}/video-upload/v25.0/${id}` },
  })

  return {
    'POST /v25.0/:page/videos': async (request) => {
      const page = requirePage(state, request, POST)
      const { file_url: url, description } = readParams(request, videoSchema)
      const file = await inspectMedia(url)
      if (file.kind === 'unreachable')
        return refuse({ code: 389, subcode: 2069019, message: '(#389) Unable to fetch video file from URL.' })
      if (file.kind !== 'video')
        return refuse({
          code: 352,
          subcode: 1363024,
          message: 'The video file you selected is in a format that we don’t support.',
        })
      const video = start(page, 'videos', description)
      video.phase = 'published'
      if (typeof request.fault === 'object' && request.fault) state.seen.hide(video.id, request.fault.hidden)
      const { id } = video
      const body = pick(request, { id, permalink_url: `/${page.id}/videos/${id}/` })
      return { status: 200, body, accepted: { kind: 'post', id, content: { description } } }
    },

    'POST /v25.0/:page/video_reels': (request) => {
      const page = requirePage(state, request, POST)
      const asked = readParams(request, z.union([startSchema, reelSchema]))
      // https://developers.facebook.com/documentation/video-api/guides/reels-publishing (2026-11)
      const today = state.videos.filter(
        ({ edge, page: owner, phase, created_time: at }) =>
          edge === 'video_reels' && owner === page.id && phase === 'published' && Date.parse(at) > state.now() - DAY,
      )
      if (today.length >= REELS_A_DAY)
        return refuse({ code: 368, subcode: 1390008, message: 'You’re posting too fast' })
      if (asked.upload_phase === 'start') return started(start(page, 'video_reels'), request)
      const video = uploaded(page, 'video_reels', asked.video_id)
      Object.assign(video, {
        phase: 'published',
        description: asked.description ?? '',
        created_time: graphTime(state.now()),
      })
      const content = { description: video.description }
      return { status: 200, body: { success: true }, accepted: { kind: 'post', id: video.id, content } }
    },

    'POST /v25.0/:page/video_stories': (request) => {
      const page = requirePage(state, request, POST)
      const asked = readParams(request, z.union([startSchema, storySchema]))
      if (asked.upload_phase === 'start') return started(start(page, 'video_stories'), request)
      const video = uploaded(page, 'video_stories', asked.video_id)
      video.phase = 'published'
      return story(page, video.id)
    },

    'POST /v25.0/:page/photo_stories': (request) => {
      const page = requirePage(state, request, POST)
      const { photo_id: id } = readParams(request, z.strictObject({ photo_id: z.string() }))
      const photo = state.photos.find((one) => one.id === id && one.page === page.id)
      if (!photo) return refuseObject(id)
      if (photo.isShown) return refuse({ code: 100, subcode: 1366051, message: 'This photo was already posted.' })
      photo.isShown = true
      return story(page, id)
    },

    'POST /v25.0/:video/captions': (request) => {
      const page = requirePage(state, request, POST)
      const { captions_file: file, default_locale: locale } = readParams(request, captionsSchema)
      const video = state.videos.find(({ id }) => id === request.params.video)
      if (video?.page !== page.id) return refuseObject(request.params.video ?? '')
      const [, named = ''] = /^[^.]+\.([^.]+)\.srt$/.exec(file.filename) ?? []
      if (!LOCALE.test(named)) return refuseParameter('The name of the file must be filename.locale.srt.')
      if (file.bytes.byteLength > CAPTIONS_MAX) return refuseParameter('The captions file is too large.')
      if (!isSubRip(file.bytes)) return refuse({ code: 387, message: '(#387) The captions file is no SRT file.' })
      const content = { locale: named, isDefault: locale === named, text: new TextDecoder().decode(file.bytes) }
      return { status: 200, body: { success: true }, accepted: { kind: 'captions', id: video.id, content } }
    },

    'POST /video-upload/v25.0/:id': async (request) => {
      requirePage(state, request, POST)
      const video = state.videos.find(({ id }) => id === request.params.id)
      const url = request.headers.file_url
      if (!video || url === undefined || !request.headers.authorization?.startsWith('OAuth ')) {
        return {
          status: 400,
          body: { debug_info: { retriable: false, type: 'NotAuthorizedError', message: 'Unauthorized' } },
        }
      }
      const file = await inspectMedia(url)
      video.phase = 'uploaded'
      video.looksLeft = request.fault === 'never_finishes' ? Infinity : 1
      if (file.kind === 'unreachable') video.failure = 'The video could not be fetched from the URL.'
      else if (file.kind !== 'video') video.failure = 'The video file is in a format that is not supported.'
      return { status: 200, body: { success: true } }
    },
  }

  function story(page: FacebookPage, mediaId: string): FakeReply {
    const id = newId(state)
    state.stories.unshift({
      post_id: id,
      media_id: mediaId,
      page: page.id,
      creation_time: String(Math.floor(state.now() / 1000)),
      status: 'PUBLISHED',
    })
    return { status: 200, body: { success: true, post_id: id }, accepted: { kind: 'post', id, content: { mediaId } } }
  }
}
