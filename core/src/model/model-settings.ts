import { z } from 'zod'
import { ADDRESS_MAX } from '../limits.ts'
import { MODEL_BUDGET_MAX, MODEL_BUDGET_MIN, MODEL_KEY_MAX, MODEL_NAME_MAX, MODEL_PRICE_MAX } from './model-limits.ts'
import { oneLine } from '../text/one-line.ts'
import { manyLines } from '../text/many-lines.ts'
import { documentBase } from './document.ts'

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
