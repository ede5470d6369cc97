import type { Description, Schema } from '../support/judge-calls.ts'

/**
 * Facts of Pinterest's OpenAPI description 5.23.0 (https://github.com/pinterest/api-description, v5/openapi.json, commit c05b189 of
 * 2025-12-11, MIT, © 2021 Pinterest, Inc.), written down for the operations that the product calls. Objects have no other fields
 * than these. `continuous_refresh` is named in the text of `oauth/token` alone.
 */
const text = { type: 'string' }
const flag = { type: 'boolean' }
const whole = { type: 'integer' }
const count = { type: 'integer', minimum: 0 }
const id = { type: 'string', pattern: '^\\d+$' }
const upTo = (maxLength: number) => ({ type: 'string', maxLength })
const oneOf = (...values: string[]) => ({ enum: values })
const list = (items: Schema, limits: Schema = {}) => ({ type: 'array', items, ...limits })
const orNull = (schema: Schema) => ({ anyOf: [schema, { type: 'null' }] })
const record = (values: Schema) => ({ type: 'object', additionalProperties: values })
const fields = (properties: { [name: string]: Schema }, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const error = fields({ code: whole, message: text }, 'code', 'message')
const page = (item: Schema) => fields({ items: list(item), bookmark: orNull(text) }, 'items')
const paging = { bookmark: text, page_size: { type: 'integer', minimum: 1, maximum: 250 } }
const ofAdAccount = { ad_account_id: { type: 'string', maxLength: 18, pattern: '^\\d+$' } }

const board = fields(
  {
    id,
    name: text,
    description: orNull(text),
    privacy: oneOf('PUBLIC', 'PROTECTED', 'SECRET'),
    owner: record({}),
    media: record({}),
    created_at: text,
    board_pins_modified_at: text,
    collaborator_count: count,
    follower_count: count,
    pin_count: count,
    is_ads_only: flag,
  },
  'id',
  'name',
)

const section = fields({ id: text, name: { type: 'string', minLength: 1, maxLength: 180 } }, 'name')

const words = {
  title: orNull(upTo(100)),
  description: orNull(upTo(800)),
  alt_text: orNull(upTo(500)),
  link: orNull(upTo(2048)),
  dominant_color: orNull(text),
  parent_pin_id: orNull(id),
  board_id: id,
  board_section_id: orNull(id),
}
const shown = oneOf('image', 'video', 'multiple_images', 'multiple_videos', 'multiple_mixed')
const pin = fields(
  {
    ...words,
    id,
    board_owner: record({}),
    created_at: text,
    creative_type: orNull(text),
    has_been_promoted: flag,
    is_owner: flag,
    is_standard: flag,
    media: { type: 'object', properties: { media_type: shown }, required: ['media_type'] },
    pin_metrics: orNull(record({})),
  },
  'id',
)
const image = fields({ url: text, title: text, description: text, link: text }, 'url')
const source = {
  anyOf: [
    fields({ source_type: oneOf('image_url'), url: text, is_standard: flag }, 'source_type', 'url'),
    fields(
      { source_type: oneOf('multiple_image_urls'), index: count, items: list(image, { minItems: 2, maxItems: 5 }) },
      'source_type',
      'items',
    ),
    fields(
      {
        source_type: oneOf('video_id'),
        media_id: id,
        cover_image_url: text,
        cover_image_content_type: oneOf('image/jpeg', 'image/png'),
        cover_image_data: text,
        cover_image_key_frame_time: count,
        is_standard: flag,
      },
      'source_type',
      'media_id',
    ),
  ],
}

const video = oneOf('video')
const upload = fields(
  { media_id: id, media_type: video, upload_url: text, upload_parameters: record(text) },
  'media_id',
  'media_type',
)
const media = fields(
  { media_id: id, media_type: video, status: oneOf('registered', 'processing', 'succeeded', 'failed') },
  'media_id',
  'media_type',
)

const account = fields({
  id,
  username: text,
  about: text,
  account_type: oneOf('PINNER', 'BUSINESS'),
  business_name: orNull(text),
  profile_image: text,
  website_url: text,
  board_count: orNull(whole),
  follower_count: orNull(whole),
  following_count: orNull(whole),
  monthly_views: orNull(whole),
  pin_count: orNull(whole),
})

const days = list(fields({ data_status: text, date: text, metrics: record({ type: 'number' }) }))
const analytics = record(
  fields({
    daily_metrics: days,
    lifetime_metrics: record(whole),
    summary_metrics: record({ type: 'number' }),
  }),
)
/** Two lists, of pins with and without a video, which overlap. */
const metric = oneOf(
  'IMPRESSION',
  'OUTBOUND_CLICK',
  'PIN_CLICK',
  'SAVE',
  'SAVE_RATE',
  'TOTAL_COMMENTS',
  'TOTAL_REACTIONS',
  'USER_FOLLOW',
  'PROFILE_VISIT',
  'VIDEO_MRC_VIEW',
  'VIDEO_10S_VIEW',
  'QUARTILE_95_PERCENT_VIEW',
  'VIDEO_V50_WATCH_TIME',
  'VIDEO_START',
  'VIDEO_AVG_WATCH_TIME',
)

const continuous = { continuous_refresh: flag }
const tokenRequest = {
  anyOf: [
    fields(
      { grant_type: oneOf('authorization_code'), code: text, redirect_uri: text, ...continuous },
      'grant_type',
      'code',
      'redirect_uri',
    ),
    fields(
      { grant_type: oneOf('refresh_token'), refresh_token: text, scope: text, ...continuous },
      'grant_type',
      'refresh_token',
    ),
  ],
}
const tokens = fields(
  {
    response_type: oneOf('authorization_code', 'refresh_token', 'client_credentials'),
    access_token: text,
    token_type: text,
    expires_in: whole,
    scope: text,
    refresh_token: text,
    refresh_token_expires_in: whole,
    refresh_token_expires_at: whole,
  },
  'access_token',
  'token_type',
  'expires_in',
  'scope',
)

const get = (query: { [name: string]: Schema }, reply: Schema, ...required: string[]) => ({
  query,
  required,
  asked: null,
  replies: { 200: reply, default: error },
})
const post = (asked: Schema, status: number, reply: Schema, query: { [name: string]: Schema } = {}) => ({
  query,
  asked,
  replies: { [status]: reply, default: error },
})

export const PINTEREST_DESCRIPTION: Description = {
  schemas: {},
  operations: {
    'POST /v5/oauth/token': post(tokenRequest, 200, tokens),
    'GET /v5/user_account': get(ofAdAccount, account),
    'GET /v5/boards': get(
      {
        ...ofAdAccount,
        ...paging,
        privacy: oneOf('ALL', 'PROTECTED', 'PUBLIC', 'SECRET', 'PUBLIC_AND_SECRET'),
      },
      page(board),
    ),
    'GET /v5/boards/{board_id}/sections': get({ ...ofAdAccount, ...paging }, page(section)),
    'GET /v5/boards/{board_id}/pins': get(
      { ...ofAdAccount, ...paging, creative_types: list(text), pin_metrics: flag },
      page(pin),
    ),
    'POST /v5/media': post(fields({ media_type: video }, 'media_type'), 201, upload),
    'GET /v5/media/{media_id}': get({}, media),
    'POST /v5/pins': post(fields({ ...words, media_source: source, sponsor_id: orNull(id) }), 201, pin, ofAdAccount),
    'GET /v5/pins/{pin_id}/analytics': get(
      {
        ...ofAdAccount,
        start_date: text,
        end_date: text,
        metric_types: list(metric),
        app_types: oneOf('ALL', 'MOBILE', 'TABLET', 'WEB'),
        split_field: oneOf('NO_SPLIT', 'APP_TYPE'),
      },
      analytics,
      'start_date',
      'end_date',
      'metric_types',
    ),
  },
}
