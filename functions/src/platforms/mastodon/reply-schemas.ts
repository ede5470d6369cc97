import { z } from 'zod'

const id = z.string().regex(/^[\w-]{1,64}$/)
/** A limit that cannot be read leaves the contract's. */
const limit = z.int().min(1).optional().catch(undefined)

export const instanceSchema = z.object({
  domain: z.string().max(253),
  /** https://docs.joinmastodon.org/entities/Instance/#api-versions (2026-11-29): from 4.3 on. */
  api_versions: z.object({ mastodon: z.int() }).catch({ mastodon: 0 }),
  configuration: z.object({
    statuses: z.object({ max_characters: limit, max_media_attachments: limit }).catch({}),
    media_attachments: z.object({ image_size_limit: limit, video_size_limit: limit }).catch({}),
    polls: z.object({ max_options: limit, max_characters_per_option: limit }).catch({}),
  }),
})

export const appSchema = z.object({ client_id: z.string().min(1), client_secret: z.string().min(1) })
export const serverFactsSchema = z.object({ code_challenge_methods_supported: z.array(z.string()).catch([]) })
export const tokenSchema = z.object({ access_token: z.string().min(1), scope: z.string().catch('') })

export const followedSchema = z.object({ followers_count: z.int().min(0) })

/** https://docs.joinmastodon.org/entities/Account/#CredentialAccount (2026-11): `note` as HTML, and as it was typed. */
export const ownProfileSchema = z.object({
  display_name: z.string(),
  note: z.string(),
  source: z.object({ note: z.string() }),
})

export const accountSchema = z.object({
  id,
  username: z.string().regex(/^[\w.-]{1,100}$/),
  display_name: z.string().catch(''),
  avatar: z.string().catch(''),
})

export const mediaSchema = z.object({ id })

export const statusSchema = z.object({
  id,
  url: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .nullable()
    .catch(null),
  created_at: z.string().transform((date) => Date.parse(date)),
  in_reply_to_id: id.nullable().catch(null),
  spoiler_text: z.string().catch(''),
  media_attachments: z.array(z.unknown()).catch([]),
  favourites_count: z.int().catch(0),
  reblogs_count: z.int().catch(0),
  replies_count: z.int().catch(0),
})

export type Status = z.output<typeof statusSchema>

/** https://docs.joinmastodon.org/entities/QuoteApproval/ (2026-11-29) */
export const quotedSchema = z.object({
  id,
  quote_approval: z.object({ current_user: z.string() }).nullish().catch(null),
})

export type QuotedStatus = z.output<typeof quotedSchema>

export const searchSchema = z.object({ statuses: z.array(quotedSchema) })

export const sourceSchema = z.object({ text: z.string() })
