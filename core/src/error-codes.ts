import { z } from 'zod'

/** Every code the API can answer with, and its HTTP status. */
export const ERROR_STATUS = {
  validation_failed: 400,
  malformed_json: 400,
  unsupported_content_type: 415,
  payload_too_large: 413,
  route_not_found: 404,
  unauthenticated: 401,
  token_expired: 401,
  token_invalid: 401,
  session_revoked: 401,
  identity_token_invalid: 401,
  refresh_token_invalid: 401,
  account_disabled: 403,
  forbidden: 403,
  not_found: 404,
  rate_limited: 429,
  email_exists: 409,
  username_taken: 409,
  weak_password: 400,
  reset_code_invalid: 400,
  reauthentication_required: 403,
  stale_revision: 409,
  record_unreadable: 409,
  already_published: 409,
  being_sent: 409,
  maybe_published: 409,
  not_scheduled: 409,
  not_resolvable: 409,
  no_free_slot: 409,
  slot_taken: 409,
  queue_full: 409,
  queues_full: 409,
  nothing_to_publish: 400,
  content_refused: 400,
  time_in_past: 400,
  time_too_far: 400,
  series_empty: 400,
  series_full: 409,
  media_invalid: 400,
  media_too_large: 413,
  media_missing: 409,
  media_in_use: 409,
  upload_out_of_order: 409,
  upload_damaged: 400,
  uploads_full: 409,
  storage_full: 409,
  connection_missing: 409,
  connection_broken: 409,
  connection_refused: 400,
  connection_unreachable: 502,
  connect_expired: 410,
  address_refused: 400,
  address_unreachable: 502,
  feed_invalid: 400,
  network_unavailable: 404,
  import_invalid: 400,
  template_does_not_fit: 409,
  offer_refused: 400,
  offers_full: 409,
  import_newer: 400,
  internal: 500,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const errorCodeSchema = z.custom<ErrorCode>(
  (code) => typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code),
)

/** The body of every failed reply. `detail` is a sentence for people, `fields` names inputs of a form. */
export const errorBodySchema = z.object({
  detail: z.string(),
  code: errorCodeSchema,
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
