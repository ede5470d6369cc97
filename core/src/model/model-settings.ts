import { z } from 'zod'
import { ADDRESS_MAX } from '../limits.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** Of the text that a model is given, and of what it answers. */
export const MODEL_TEXT_MAX = 10_000

export const MODEL_ANSWER_MAX = 20_000

export const MODEL_PROMPT_MAX = 60_000

export const MODEL_NAME_MAX = 200

export const MODEL_KEY_MAX = 500

/** What a tone, a language or a finding's sentence may take. */
export const MODEL_CHOICE_MAX = 60

export const MODEL_FINDING_MAX = 600

/** Of the service's own words about a failure. */
export const MODEL_DETAIL_MAX = 300

/** Tokens a month. */
export const MODEL_BUDGET_MIN = 1_000

export const MODEL_BUDGET_MAX = 1_000_000_000

/** Of a million tokens, in millionths of a currency: ten thousand of it. */
export const MODEL_PRICE_MAX = 10_000_000_000

/** Names of a service's list of models that are offered, and how much of such a list is read. */
export const MODEL_LIST_MAX = 500

export const MODEL_LIST_BYTES_MAX = 2 * 1024 * 1024

/** More tokens than this are never taken from what a service says of one call. */
export const MODEL_USAGE_MAX = 10_000_000

/** Tokens that an answer gets at least: models that think spend tokens before they write. */
export const MODEL_OUTPUT_MIN = 2_000

export const MODEL_OUTPUT_MAX = 8_000

/** Streamed text is stored this often at most; a cancelled call is noticed as soon. */
export const MODEL_STEP = 400

/** A worker that has not stored anything for this long is gone. */
export const MODEL_LEASE = 20 * 1000

/** Of one call, of the time until something arrives and between two arrivals, and of everything that arrives. */
export const MODEL_CALL_TIMEOUT = 3 * 60 * 1000

export const MODEL_SILENCE_MAX = 60 * 1000

export const MODEL_ANSWER_BYTES_MAX = 4 * 1024 * 1024

/** A person waits for the answer to a try. */
export const MODEL_TRY_TIMEOUT = 20 * 1000

/** How a service calls the limit of an answer: newer ones refuse the older name. */
export const outputFieldSchema = z.enum(['max_tokens', 'max_completion_tokens'])

export type OutputField = z.infer<typeof outputFieldSchema>

/** How a service is spoken to: by OpenAI's chat completions, or by Anthropic's messages. Many other services take one of them. */
export const modelDialectSchema = z.enum(['completions', 'messages'])

export type ModelDialect = z.infer<typeof modelDialectSchema>

/** What a million tokens cost, in millionths of the currency, as its owner has typed it. */
export const modelPriceSchema = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  sent: z.int().min(0).max(MODEL_PRICE_MAX),
  received: z.int().min(0).max(MODEL_PRICE_MAX),
})

export type ModelPrice = z.infer<typeof modelPriceSchema>

export const modelAddressSchema = z.url({ protocol: /^https?$/ }).max(ADDRESS_MAX)
export const modelNameSchema = oneLine(MODEL_NAME_MAX)
/** Visible ASCII only: it is sent as a header. */
export const modelKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .max(MODEL_KEY_MAX)
export const monthlyTokensSchema = z.int().min(MODEL_BUDGET_MIN).max(MODEL_BUDGET_MAX)

/** Which model a workspace uses, `workspaces/{wid}/modelSettings/current`: members read it, the server writes it. The key is elsewhere. */
export const modelSettingsSchema = documentBase.extend({
  dialect: modelDialectSchema,
  /** What `/chat/completions` or `/messages` is put behind, without a slash at its end. */
  address: manyLines(ADDRESS_MAX).min(1),
  model: z.string().min(1).max(MODEL_NAME_MAX),
  monthlyTokens: z.int().min(0).max(MODEL_BUDGET_MAX),
  hasKey: z.boolean(),
  /** The last characters of the key; empty where it is short or there is none. */
  keyEnd: z.string().max(4),
  outputField: outputFieldSchema,
  /** Null: it is not known. */
  price: modelPriceSchema.nullable(),
})

export type ModelSettings = z.infer<typeof modelSettingsSchema>

/** The id of a workspace's one document. */
export const MODEL_SETTINGS_ID = 'current'

/**
 * The tokens of one month, `workspaces/{wid}/modelUsage/{2026-11}`: the server counts, members read. `reserved` is set aside for
 * calls under way; `estimated` is the part of both counts that services have not said themselves.
 */
export const modelUsageSchema = documentBase.extend({
  tokensIn: z.int().min(0),
  tokensOut: z.int().min(0),
  reserved: z.int().min(0),
  estimated: z.int().min(0),
  calls: z.int().min(0),
  /** Calls that gave nothing to use. */
  failed: z.int().min(0),
  /** Runs that were not begun because the budget was used up. */
  refused: z.int().min(0),
})

export type ModelUsage = z.infer<typeof modelUsageSchema>
