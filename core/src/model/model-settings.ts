import { z } from 'zod'
import { ADDRESS_MAX } from '../limits.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** Maximum length of the text that a model receives, and of its response. */
export const MODEL_TEXT_MAX = 10_000

export const MODEL_ANSWER_MAX = 20_000

export const MODEL_PROMPT_MAX = 60_000

export const MODEL_NAME_MAX = 200

export const MODEL_KEY_MAX = 500

/** Maximum length of a tone or a language, and (`MODEL_FINDING_MAX`) of a finding's evidence or sentence. */
export const MODEL_CHOICE_MAX = 60

export const MODEL_FINDING_MAX = 600

/** Maximum length of a service's error message. */
export const MODEL_DETAIL_MAX = 300

/** Minimum monthly budget, in tokens. */
export const MODEL_BUDGET_MIN = 1_000

export const MODEL_BUDGET_MAX = 1_000_000_000

/** Maximum price of a million tokens, in millionths of a currency unit: ten thousand units. */
export const MODEL_PRICE_MAX = 10_000_000_000

/** Maximum number of model names offered from a service's list, and maximum size that is read of such a list. */
export const MODEL_LIST_MAX = 500

export const MODEL_LIST_BYTES_MAX = 2 * 1024 * 1024

/** Maximum token usage that is accepted from a service for one call. */
export const MODEL_USAGE_MAX = 10_000_000

/** Minimum number of output tokens: reasoning models use tokens before they write. */
export const MODEL_OUTPUT_MIN = 2_000

export const MODEL_OUTPUT_MAX = 8_000

/** Minimum time between two writes of streamed text; a cancelled call is noticed within this time. */
export const MODEL_STEP = 400

/** Time without a write after which a worker is considered lost. */
export const MODEL_LEASE = 20 * 1000

/** Limits of one call: total time, time until the first and between two chunks, and total size of the response. */
export const MODEL_CALL_TIMEOUT = 3 * 60 * 1000

export const MODEL_SILENCE_MAX = 60 * 1000

export const MODEL_ANSWER_BYTES_MAX = 4 * 1024 * 1024

/** Timeout of a test call, while a person waits for the result. */
export const MODEL_TRY_TIMEOUT = 20 * 1000

/** Field name for the output limit of a service: newer services refuse the older name. */
export const outputFieldSchema = z.enum(['max_tokens', 'max_completion_tokens'])

export type OutputField = z.infer<typeof outputFieldSchema>

/** Dialect of a service: OpenAI's chat completions or Anthropic's messages. Many other services support one of them. */
export const modelDialectSchema = z.enum(['completions', 'messages'])

export type ModelDialect = z.infer<typeof modelDialectSchema>

/** Price of a million tokens, in millionths of the currency, as typed by the workspace's owner. */
export const modelPriceSchema = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  sent: z.int().min(0).max(MODEL_PRICE_MAX),
  received: z.int().min(0).max(MODEL_PRICE_MAX),
})

export type ModelPrice = z.infer<typeof modelPriceSchema>

export const modelAddressSchema = z.url({ protocol: /^https?$/ }).max(ADDRESS_MAX)
export const modelNameSchema = oneLine(MODEL_NAME_MAX)
/** Key of a service: visible ASCII only, because the key is sent as a header. */
export const modelKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .max(MODEL_KEY_MAX)
export const monthlyTokensSchema = z.int().min(MODEL_BUDGET_MIN).max(MODEL_BUDGET_MAX)

/** Model used by a workspace, `workspaces/{wid}/modelSettings/current`: members read it, the server writes it. The key is stored separately. */
export const modelSettingsSchema = documentBase.extend({
  dialect: modelDialectSchema,
  /** Base address for `/chat/completions` or `/messages`, without a trailing slash. */
  address: manyLines(ADDRESS_MAX).min(1),
  model: z.string().min(1).max(MODEL_NAME_MAX),
  monthlyTokens: z.int().min(0).max(MODEL_BUDGET_MAX),
  hasKey: z.boolean(),
  /** Last characters of the key; empty if the key is short or missing. */
  keyEnd: z.string().max(4),
  outputField: outputFieldSchema,
  /** Null if the price is not known. */
  price: modelPriceSchema.nullable(),
})

export type ModelSettings = z.infer<typeof modelSettingsSchema>

/** Id of the only document per workspace. */
export const MODEL_SETTINGS_ID = 'current'

/**
 * Tokens used in one month, `workspaces/{wid}/modelUsage/{2026-11}`: the server counts, members read. `reserved`: tokens reserved for running calls.
 * `estimated`: the part of both counts that services have not reported.
 */
export const modelUsageSchema = documentBase.extend({
  tokensIn: z.int().min(0),
  tokensOut: z.int().min(0),
  reserved: z.int().min(0),
  estimated: z.int().min(0),
  calls: z.int().min(0),
  /** Number of calls without a usable result. */
  failed: z.int().min(0),
  /** Number of runs that were not started because the budget was used up. */
  refused: z.int().min(0),
})

export type ModelUsage = z.infer<typeof modelUsageSchema>
