import { z } from 'zod'
import { documentId } from '../ids.ts'
import { oneLine } from '../text/text-fields.ts'
import { modelUsageSchema } from './model-settings.ts'

export const SHARED_MODEL_SCHEMA = 1
export const SHARED_MODEL_USAGE_SCHEMA = 1

/** Maximum number of providers that an operator connects. */
export const SHARED_MODELS_MAX = 10
export const SHARED_MODEL_NAME_MAX = 60
/** Counting of the people and tasks of a provider stops at this number. */
export const SHARED_COUNT_MAX = 10_000
/** Retention of a replaced key, which can be restored until then; in milliseconds. */
export const REPLACED_KEY_KEPT = 7 * 24 * 60 * 60 * 1_000

export const sharedModelNameSchema = oneLine(SHARED_MODEL_NAME_MAX)

/** Tokens used by one person in one month with the operator's keys, `sharedModelUsage/{uid}_{2026-11}`; counted by the server. */
export const sharedModelUsageSchema = modelUsageSchema.extend({
  uid: documentId(),
  month: z.string().max(7),
  /** Id of the provider of the latest call. */
  sharedModelId: documentId(),
})
export type SharedModelUsage = z.infer<typeof sharedModelUsageSchema>
