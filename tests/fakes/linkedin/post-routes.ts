import { z } from 'zod'

import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { readLittleText } from './little-text.ts'
import { json } from './media-routes.ts'
import { invalid, refusal, refuse } from './problems.ts'
import { requireAuthor } from './require-access.ts'
import type { LinkedInState } from './state.ts'

const author = z.string().regex(/^urn:li:(person|organization):\w+$/)
const image = z.strictObject({ id: z.string().startsWith('urn:li:image:'), altText: z.string().max(4086).optional() })
const contentSchema = z.union([
  z.strictObject({
    media: z.strictObject({
      id: z.string().regex(/^urn:li:(image|video|document):/),
      title: z.string().max(400).optional(),
      altText: z.string().max(4086).optional(),
    }),
  }),
  z.strictObject({ multiImage: z.strictObject({ images: z.array(image).min(2).max(20) }) }),
  z.strictObject({
    poll: z.strictObject({
      question: z.string().min(1).max(140),
      options: z
        .array(z.strictObject({ text: z.string().min(1).max(30) }))
        .min(2)
        .max(4),
      settings: z.strictObject({ duration: z.enum(['ONE_DAY', 'THREE_DAYS', 'SEVEN_DAYS', 'FOURTEEN_DAYS']) }),
    }),
  }),
  z.strictObject({
    article: z.strictObject({
      source: z.url(),
      title: z.string().min(1).max(400),
      description: z.string().max(4086).optional(),
      thumbnail: z.string().optional(),
    }),
  }),
])
const postSchema = z.strictObject({
  author,
  commentary: z.string().max(3000),
  visibility: z.enum(['PUBLIC', 'CONNECTIONS', 'LOGGED_IN']),
  distribution: z.strictObject({
    feedDistribution: z.enum(['MAIN_FEED', 'NONE']),
    targetEntities: z.array(z.never()),
    thirdPartyDistributionChannels: z.array(z.never()),
  }),
  content: contentSchema.optional(),
  lifecycleState: z.literal('PUBLISHED'),
  isReshareDisabledByAuthor: z.boolean(),
})
type Asked = z.infer<typeof postSchema>

/** Creating posts, and listing an author's posts for callers with the right to read them. */
export function linkedInPostRoutes(state: LinkedInState): Routes {
  return {
    'POST /rest/posts': (request) => {
      const asked = readStrict(postSchema, json(request), invalid)
      requireAuthor(state, request, { author: asked.author, right: 'w' })
      checkContent(state, asked)
      const before = state.posts.find((post) => post.author === asked.author && post.commentary === asked.commentary)
      if (before && asked.commentary !== '')
        return refusal(422, 'DUPLICATE_POST', `Duplicate post is detected: Content is a duplicate of ${before.urn}`)
      const urn = `urn:li:${isVideo(asked) ? 'ugcPost' : 'share'}:${state.nextId()}`
      state.posts.push({ urn, author: asked.author, commentary: asked.commentary, createdAt: request.at, body: asked })
      if (typeof request.fault === 'object' && request.fault) state.visibility.hide(urn, request.fault.hidden)
      const content = { ...asked, shown: readLittleText(asked.commentary) }
      return {
        status: 201,
        headers: { 'x-restli-id': urn, 'x-linkedin-id': urn },
        accepted: { kind: 'post', id: urn, content },
      }
    },
    'GET /rest/posts': (request) => {
      if (request.query.get('q') !== 'author') return refusal(400, 'ILLEGAL_ARGUMENT', 'Unknown finder')
      const named = author.safeParse(request.query.get('author'))
      if (!named.success) return refusal(400, 'ILLEGAL_ARGUMENT', 'Invalid query parameters')
      requireAuthor(state, request, { author: named.data, right: 'r' })
      const start = Number(request.query.get('start') ?? 0)
      const count = Math.min(Number(request.query.get('count') ?? 10), 100)
      const all = state.posts
        .filter((post) => post.author === named.data && state.visibility.shows(post.urn))
        .toReversed()
      const elements = all.slice(start, start + count).map(({ urn, createdAt, body }) => ({
        ...body,
        id: urn,
        createdAt,
        publishedAt: createdAt,
        lastModifiedAt: createdAt,
      }))
      return { status: 200, body: { elements, paging: { start, count, total: all.length, links: [] } } }
    },
  }
}

function checkContent(state: LinkedInState, { author: owner, content, commentary }: Asked) {
  if (content === undefined && commentary === '')
    throw refuse(400, 'MISSING_FIELD', 'commentary or content is required')
  const ids =
    content === undefined
      ? []
      : 'media' in content
        ? [content.media.id]
        : 'multiImage' in content
          ? content.multiImage.images.map(({ id }) => id)
          : []
  for (const id of ids) {
    const file = state.files.get(id)
    if (file?.owner !== owner) throw refuse(400, 'INVALID_CONTENT_OWNERSHIP', `Content ownership is not valid: ${id}`)
    if (file.status === 'WAITING_UPLOAD')
      throw refuse(400, 'MEDIA_ASSET_WAITING_UPLOAD', `The media asset ${id} was not uploaded`)
    if (file.status === 'PROCESSING_FAILED')
      throw refuse(400, 'MEDIA_ASSET_PROCESSING_FAILED', `The media asset ${id} could not be processed`)
  }
  const isDocument = content !== undefined && 'media' in content && content.media.id.startsWith('urn:li:document:')
  if (isDocument && !content.media.title) throw refuse(400, 'MISSING_FIELD', 'A document needs a title')
}

const isVideo = ({ content }: Asked) =>
  content !== undefined && 'media' in content && content.media.id.startsWith('urn:li:video:')
