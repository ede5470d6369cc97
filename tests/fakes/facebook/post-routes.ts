import { z } from 'zod'
import { pick, readParams } from '../meta-graph/graph-call.ts'
import { refuse, refuseObject, refuseParameter } from '../meta-graph/graph-failure.ts'
import { inspectMedia } from '../meta-graph/inspect-media.ts'
import type { Routes } from '../support/start-fake.ts'
import { type FacebookPost, type FacebookState, graphTime, newId } from './facebook-state.ts'
import { requirePage } from './require-page.ts'

const POST = ['pages_manage_posts', 'pages_read_engagement', 'pages_show_list']
const MESSAGE_MAX = 63_206
const COMMENT_MAX = 8_000
const PHOTO_BYTES_MAX = 4 * 1024 * 1024
const ATTACHED_MAX = 10

const isPublished = z.union([z.enum(['true', 'false']), z.boolean()]).optional()
/** Fields of the new object to return: "Read After Write" in https://developers.facebook.com/docs/graph-api/changelog/version2.9 (2026-11). */
const fields = z.string().optional()
const attachedSchema = z.array(z.strictObject({ media_fbid: z.string() })).max(ATTACHED_MAX)
const feedSchema = z.strictObject({
  message: z.string().optional(),
  link: z.url().optional(),
  attached_media: z.union([z.string(), attachedSchema]).optional(),
  published: isPublished,
  fields,
})
const photoSchema = z.strictObject({
  url: z.url(),
  published: isPublished,
  caption: z.string().optional(),
  alt_text_custom: z.string().max(1_000).optional(),
})

/** Posts of a Page's feed, their photos, and comments. */
export function postRoutes(state: FacebookState): Routes {
  return {
    'POST /v25.0/:page/feed': (request) => {
      const page = requirePage(state, request, POST)
      const { message = '', link, attached_media: attached } = readParams(request, feedSchema)
      if (message.length > MESSAGE_MAX) refuseParameter('The status you are trying to publish is too long.')
      const photos = attachedIn(attached)
      if (message === '' && link === undefined && photos.length === 0)
        refuseParameter('Missing message or attachment', 1349125)
      for (const id of photos) {
        const photo = state.photos.find((one) => one.id === id && one.page === page.id)
        if (!photo) return refuseParameter('Photos should be owned by the Page.')
        if (photo.isShown)
          return refuse({
            code: 100,
            subcode: 1366051,
            message: 'These photos were already posted.',
            title: 'Already Posted',
          })
      }
      const twin = state.posts[0]
      if (
        twin &&
        photos.length === 0 &&
        twin.message === message &&
        state.now() - Date.parse(twin.created_time) < 5_000
      ) {
        return refuse({ code: 506, message: '(#506) Duplicate status message' })
      }
      for (const photo of state.photos) if (photos.includes(photo.id)) photo.isShown = true
      const id = `${page.id}_${newId(state)}`
      const post: FacebookPost = {
        id,
        message,
        photos,
        created_time: graphTime(state.now()),
        permalink_url: `https://www.facebook.com/${page.id}/posts/${id.split('_')[1] ?? ''}`,
        comments: [],
      }
      state.posts.unshift(post)
      if (typeof request.fault === 'object' && request.fault) state.seen.hide(id, request.fault.hidden)
      return {
        status: 200,
        body: pick(request, post),
        accepted: { kind: 'post', id, content: { message, link, photos } },
      }
    },

    'POST /v25.0/:page/photos': async (request) => {
      const page = requirePage(state, request, POST)
      const { url, published, ...rest } = readParams(request, photoSchema)
      const file = await inspectMedia(url)
      if (file.kind === 'unreachable')
        return refuse({ code: 324, subcode: 2069019, message: 'Missing or invalid image file' })
      const isTaken = file.kind === 'image' && (file.format === 'jpeg' || file.format === 'png')
      if (!isTaken || file.bytes >= PHOTO_BYTES_MAX) {
        const message =
          'Your photos couldn’t be uploaded. Photos should be less than 4 MB and saved as JPG, PNG, GIF, TIFF, HEIF or WebP files.'
        return refuse({ code: 1, subcode: 1366046, message, title: 'Can’t Read Files' })
      }
      const id = newId(state)
      const isHidden = String(published) === 'false'
      state.photos.push({ id, page: page.id, url, isShown: !isHidden })
      const accepted = { kind: isHidden ? 'media' : 'post', id, content: { url, ...rest } }
      return { status: 200, body: { id, ...(!isHidden && { post_id: `${page.id}_${id}` }) }, accepted }
    },

    'POST /v25.0/:object/comments': (request) => {
      const page = requirePage(state, request, ['pages_manage_engagement'])
      const { message } = readParams(request, z.strictObject({ message: z.string().min(1).max(COMMENT_MAX) }))
      const { object = '' } = request.params
      const below = [...state.posts, ...state.videos].find((one) => one.id === object) ?? refuseObject(object)
      const id = `${object.split('_').at(-1) ?? ''}_${newId(state)}`
      below.comments.push({ id, message, created_time: graphTime(state.now()), from: { id: page.id, name: page.name } })
      if (typeof request.fault === 'object' && request.fault) state.seen.hide(id, request.fault.hidden)
      return { status: 200, body: { id }, accepted: { kind: 'comment', id, content: { message, object } } }
    },
  }
}

function attachedIn(attached: string | z.infer<typeof attachedSchema> | undefined): string[] {
  if (attached === undefined) return []
  const list = attachedSchema.safeParse(typeof attached === 'string' ? JSON.parse(attached) : attached).data
  return list ? list.map(({ media_fbid: id }) => id) : refuseParameter('Param attached_media is invalid.')
}
