import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { MODEL_PROBLEMS } from '../model/model-run.ts'
import {
  modelAddressSchema,
  modelKeySchema,
  modelNameSchema,
  monthlyTokensSchema,
  MODEL_DETAIL_MAX,
} from '../model/model-settings.ts'
import { sharedModelNameSchema, SHARED_MODELS_MAX } from '../model/shared-model.ts'

const testedSchema = z.object({ testedAt: instant(), problem: z.enum(MODEL_PROBLEMS).nullable() })

const shownModelSchema = z.object({
  id: documentId(),
  name: sharedModelNameSchema,
  address: z.string(),
  model: modelNameSchema,
  /** Tokens per month for each person, in workspaces without an AI model of their own. */
  monthlyTokens: monthlyTokensSchema,
  /** True if workspaces without an AI model of their own use the provider; at most one provider is offered. */
  isOffered: z.boolean(),
  /** The last four characters of the key. */
  keyEnd: z.string().max(4),
  /** Time when the provider's key expires, as entered by the operator. */
  keyEndsAt: instant().nullable(),
  tested: testedSchema.nullable(),
  /** The key replaced by a rotation, as long as the rotation can be reverted. */
  previous: z.object({ keyEnd: z.string().max(4), replacedAt: instant(), endsAt: instant() }).nullable(),
  updatedAt: instant(),
})
export type ShownSharedModel = z.output<typeof shownModelSchema>

const attemptSchema = z.object({
  /** Null if the provider accepted the key. */
  problem: z.enum(MODEL_PROBLEMS).nullable(),
  /** The provider's own message about a problem, without the key. */
  detail: z.string().max(MODEL_DETAIL_MAX),
  /** Null if nothing was stored because of the problem, or if the provider was removed during a test. */
  model: shownModelSchema.nullable(),
})
export type SharedModelAttempt = z.output<typeof attemptSchema>

const usesSchema = z.object({
  /** Number of people who have used the provider this month, and number of their tasks. */
  people: z.int().min(0),
  tasks: z.int().min(0),
  /** Number of people with a task in progress. */
  underWay: z.int().min(0),
})
export type SharedModelUses = z.output<typeof usesSchema>

const one = z.object({ modelId: documentId() })
const sensitive = ['route_not_found', 'not_found', 'validation_failed', 'reauthentication_required'] as const

/** Lists the AI providers of the operator, without their keys. */
export const listSharedModels = defineEndpoint({
  method: 'GET',
  path: '/admin/shared-models',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ models: z.array(shownModelSchema).max(SHARED_MODELS_MAX) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Connects a provider after it accepts the key (sensitive). The client chooses the id, so a repeated call connects it only once. */
export const connectSharedModel = defineEndpoint({
  method: 'PUT',
  path: '/admin/shared-models/:modelId',
  auth: 'admin',
  input: one.extend({
    name: sharedModelNameSchema,
    address: modelAddressSchema,
    model: modelNameSchema,
    key: modelKeySchema,
    keyEndsAt: instant().nullable(),
    monthlyTokens: monthlyTokensSchema,
  }),
  output: attemptSchema,
  errors: [...sensitive, 'stale_revision', 'address_refused', 'address_unreachable', 'providers_full', 'rate_limited'],
})

/**
 * Changes the name, the key expiry and the monthly limit of a provider, and whether it is offered (sensitive). Offering one replaces the previously
 * offered provider.
 */
export const changeSharedModel = defineEndpoint({
  method: 'PATCH',
  path: '/admin/shared-models/:modelId',
  auth: 'admin',
  input: one.extend({
    name: sharedModelNameSchema,
    keyEndsAt: instant().nullable(),
    monthlyTokens: monthlyTokensSchema,
    isOffered: z.boolean(),
  }),
  output: z.object({ model: shownModelSchema }),
  errors: [...sensitive, 'rate_limited'],
})

/** Removes a provider and its key (sensitive). Removing a missing one succeeds. */
export const removeSharedModel = defineEndpoint({
  method: 'DELETE',
  path: '/admin/shared-models/:modelId',
  auth: 'admin',
  input: one,
  output: z.object({ removed: z.boolean() }),
  errors: ['route_not_found', 'reauthentication_required', 'rate_limited'],
})

/** Counts the people and tasks that use a provider this month, up to `SHARED_COUNT_MAX` people. */
export const readSharedModelUses = defineEndpoint({
  method: 'GET',
  path: '/admin/shared-models/:modelId/uses',
  auth: 'admin',
  input: one,
  output: z.object({ uses: usesSchema }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Tests the current key by asking the provider for one word (sensitive). */
export const testSharedModel = defineEndpoint({
  method: 'POST',
  path: '/admin/shared-models/:modelId/test',
  auth: 'admin',
  input: one,
  output: attemptSchema,
  errors: [...sensitive, 'service_off', 'rate_limited'],
})

/** Replaces the current key after the provider accepts the new one (sensitive). */
export const rotateSharedModel = defineEndpoint({
  method: 'POST',
  path: '/admin/shared-models/:modelId/rotate',
  auth: 'admin',
  input: one.extend({ key: modelKeySchema, keyEndsAt: instant().nullable() }),
  output: attemptSchema,
  errors: [...sensitive, 'stale_revision', 'service_off', 'rate_limited'],
})

/** Restores the key that a rotation replaced (sensitive). */
export const revertSharedModel = defineEndpoint({
  method: 'POST',
  path: '/admin/shared-models/:modelId/revert',
  auth: 'admin',
  input: one.extend({ replacedAt: instant() }),
  output: z.object({ model: shownModelSchema }),
  errors: [...sensitive, 'stale_revision', 'rate_limited'],
})

/** Returns the provider offered to workspaces without an AI model of their own, and the rest of the caller's monthly limit; null without one. */
export const readOfferedModel = defineEndpoint({
  method: 'GET',
  path: '/models/offered',
  auth: 'session',
  input: z.object({}),
  output: z.object({
    offered: z
      .object({
        name: sharedModelNameSchema,
        host: z.string(),
        model: modelNameSchema,
        monthlyTokens: monthlyTokensSchema,
        left: z.int().min(0),
      })
      .nullable(),
  }),
  errors: ['rate_limited'],
})
export type OfferedModel = NonNullable<z.output<typeof readOfferedModel.output>['offered']>
