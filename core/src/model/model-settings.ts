import { z } from 'zod'
import { ADDRESS_MAX } from '../limits.ts'
import { MODEL_BUDGET_MAX, MODEL_BUDGET_MIN, MODEL_KEY_MAX, MODEL_NAME_MAX } from './model-limits.ts'
import { oneLine } from '../text/one-line.ts'
import { manyLines } from '../text/many-lines.ts'
import { documentBase } from './document.ts'

/** How a service calls the limit of an answer: newer ones refuse the older name. */
export const outputFieldSchema = z.enum(['max_tokens', 'max_completion_tokens'])

export type OutputField = z.infer<typeof outputFieldSchema>

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
  /** What `/chat/completions` is put behind, without a slash at its end. */
  address: manyLines(ADDRESS_MAX).min(1),
  model: z.string().min(1).max(MODEL_NAME_MAX),
  monthlyTokens: z.int().min(0).max(MODEL_BUDGET_MAX),
  hasKey: z.boolean(),
  /** The last characters of the key; empty where it is short or there is none. */
  keyEnd: z.string().max(4),
  outputField: outputFieldSchema,
})

export type ModelSettings = z.infer<typeof modelSettingsSchema>

/** The id of a workspace's one document. */
export const MODEL_SETTINGS_ID = 'current'
