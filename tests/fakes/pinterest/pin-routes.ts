import { z } from 'zod'
import { pullFile } from '../support/pull-file.ts'
import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { pinterestError, refuse, requireGrant } from './pinterest-refusal.ts'
import type { PinterestPin, PinterestState } from './pinterest-state.ts'

const id = z.string().regex(/^\d+$/)
const IMAGES_MAX = 5

const sourceSchema = z.discriminatedUnion('source_type', [
  z.strictObject({ source_type: z.literal('image_url'), url: z.string(), is_standard: z.boolean().optional() }),
  z.strictObject({
    source_type: z.literal('multiple_image_urls'),
    index: z.int().min(0).optional(),
    items: z
      .array(
        z.strictObject({
          url: z.string(),
          title: z.string().optional(),
          description: z.string().optional(),
          link: z.string().optional(),
        }),
      )
      .min(2),
  }),
  z.strictObject({
    source_type: z.literal('video_id'),
    media_id: id,
    cover_image_url: z.string().optional(),
    cover_image_content_type: z.enum(['image/jpeg', 'image/png']).optional(),
    cover_image_data: z.string().optional(),
    cover_image_key_frame_time: z.int().min(0).optional(),
    is_standard: z.boolean().optional(),
  }),
])

const pinSchema = z.strictObject({
  board_id: id,
  board_section_id: id.nullish(),
  title: z.string().max(100).nullish(),
  description: z.string().max(800).nullish(),
  alt_text: z.string().max(500).nullish(),
  link: z.string().max(2048).nullish(),
  dominant_color: z.string().nullish(),
  parent_pin_id: id.nullish(),
  media_source: sourceSchema,
})

type Source = z.infer<typeof sourceSchema>

/** Pins are made on a board of the account, from files that the network fetches itself. */
export function pinRoutes(state: PinterestState): Routes {
  return {
    'POST /v5/pins': async (request) => {
      requireGrant(state, request, ['boards:read', 'boards:write', 'pins:read', 'pins:write'])
      const asked = readStrict(
        pinSchema,
        request.body.kind === 'json' ? request.body.value : null,
        ({ field, message }) => pinterestError(400, 1, `Invalid request: ${field} ${message}`),
      )
      if (!state.boards.some((board) => board.id === asked.board_id)) refuse(404, 40, 'Board not found.')
      const section = asked.board_section_id ?? null
      const sections = state.sections.get(asked.board_id) ?? []
      if (section !== null && !sections.some(({ id }) => id === section)) refuse(404, 2031, 'Board section not found.')
      const kind = await readSource(state, asked.media_source)
      const pin: PinterestPin = {
        id: String(state.nextId++),
        board_id: asked.board_id,
        board_section_id: section,
        created_at: new Date(state.now()).toISOString().slice(0, 19),
        title: asked.title ?? null,
        description: asked.description ?? null,
        link: asked.link ?? null,
        alt_text: asked.alt_text ?? null,
        media: { media_type: kind },
      }
      const hidden = typeof request.fault === 'object' && request.fault ? request.fault.hidden : 0
      state.pins.push({ ...pin, looksLeft: hidden })
      return { status: 201, body: pin, accepted: { kind: 'post', id: pin.id, content: asked } }
    },

    'GET /v5/pins/:id/analytics': (request) => {
      requireGrant(state, request, ['boards:read', 'pins:read'])
      if (!state.pins.some((pin) => pin.id === request.params.id)) return pinterestError(404, 50, 'Pin not found.')
      const { query } = request
      const age = state.now() - Date.parse(query.get('start_date') ?? '')
      const isAsked = query.get('end_date') !== null && query.get('metric_types') !== null
      if (!isAsked || !(age >= 0 && age < 91 * 24 * 60 * 60 * 1000)) {
        return pinterestError(400, 1, 'Invalid pins analytics parameters.')
      }
      const summary = { IMPRESSION: 240, OUTBOUND_CLICK: 20, SAVE: 7 }
      const lifetime = { TOTAL_COMMENTS: 10, TOTAL_REACTIONS: 12 }
      return { status: 200, body: { all: { daily_metrics: [], summary_metrics: summary, lifetime_metrics: lifetime } } }
    },
  }
}

/** Media type of a pin. Image files are fetched before the call returns. */
async function readSource(state: PinterestState, source: Source): Promise<PinterestPin['media']['media_type']> {
  if (source.source_type === 'video_id') {
    const hasCover = [source.cover_image_url, source.cover_image_data, source.cover_image_key_frame_time].some(
      (cover) => cover !== undefined,
    )
    if (!hasCover) refuse(400, 1, 'One of cover_image_url, cover_image_data or cover_image_key_frame_time is required.')
    if (state.uploads.get(source.media_id)?.status !== 'succeeded') refuse(400, 1, 'The media upload is not ready.')
    return 'video'
  }
  const urls = source.source_type === 'image_url' ? [source.url] : source.items.map(({ url }) => url)
  if (urls.length > IMAGES_MAX) refuse(400, 1, `media_source.items: array is too long, maxItems=${IMAGES_MAX}`)
  for (const url of urls) {
    const file = await pullFile(url)
    if (!file?.type.startsWith('image/'))
      refuse(400, 235, 'Unable to reach the URL. Please try again with a different URL.')
  }
  return source.source_type === 'image_url' ? 'image' : 'multiple_images'
}
