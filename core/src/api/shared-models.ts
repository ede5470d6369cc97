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
  /** Tokens that each person without an own key may use in a month. */
  monthlyTokens: monthlyTokensSchema,
  /** Whether people without an own key use it; one provider at most is offered. */
  isOffered: z.boolean(),
  /** The last four characters of the key. */
  keyEnd: z.string().max(4),
  /** When the provider ends the key, as the operator has typed it. */
  keyEndsAt: instant().nullable(),
  tested: testedSchema.nullable(),
  /** The key that a rotation has replaced, while going back to it is possible. */
  previous: z.object({ keyEnd: z.string().max(4), replacedAt: instant(), endsAt: instant() }).nullable(),
  updatedAt: instant(),
})
export type ShownSharedModel = z.output<typeof shownModelSchema>

const attemptSchema = z.object({
  /** Null: the provider accepted the key. */
  problem: z.enum(MODEL_PROBLEMS).nullable(),
  /** The provider's own words about a problem, without the key. */
  detail: z.string().max(MODEL_DETAIL_MAX),
  /** Null while nothing was stored. */
  model: shownModelSchema.nullable(),
})
export type SharedModelAttempt = z.output<typeof attemptSchema>

const usesSchema = z.object({
  /** People who have used it this month, and their tasks. */
  people: z.int().min(0),
  tasks: z.int().min(0),
  /** People with a task under way. */
  underWay: z.int().min(0),
})
export type SharedModelUses = z.output<typeof usesSchema>

const one = z.object({ modelId: documentId() })
const sensitive = ['route_not_found', 'not_found', 'validation_failed', 'reauthentication_required'] as const

/** The AI providers of the operator. */
export const listSharedModels = defineEndpoint({
  method: 'GET',
  path: '/admin/shared-models',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ models: z.array(shownModelSchema).max(SHARED_MODELS_MAX) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Connects a provider once it has accepted the key (sensitive). The client chooses the id, so that a repeated call connects it once. */
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

/** Changes whom a provider is offered to and how much of it (sensitive). Offering one takes the place of the one before. */
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

/** Removes a provider with its key (sensitive); removing what is not there succeeds. */
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

/** Asks the provider for one word with the key in use (sensitive). */
export const testSharedModel = defineEndpoint({
  method: 'POST',
  path: '/admin/shared-models/:modelId/test',
  auth: 'admin',
  input: one,
  output: attemptSchema,
  errors: [...sensitive, 'service_off', 'rate_limited'],
})

/** Puts a new key in place of the present one once the provider has accepted it (sensitive). */
export const rotateSharedModel = defineEndpoint({
  method: 'POST',
  path: '/admin/shared-models/:modelId/rotate',
  auth: 'admin',
  input: one.extend({ key: modelKeySchema, keyEndsAt: instant().nullable() }),
  output: attemptSchema,
  errors: [...sensitive, 'stale_revision', 'service_off', 'rate_limited'],
})

/** Goes back to the key that a rotation replaced (sensitive). */
export const revertSharedModel = defineEndpoint({
  method: 'POST',
  path: '/admin/shared-models/:modelId/revert',
  auth: 'admin',
  input: one.extend({ replacedAt: instant() }),
  output: z.object({ model: shownModelSchema }),
  errors: [...sensitive, 'stale_revision', 'rate_limited'],
})

/** The provider that the caller may use in a workspace without an own key, and what is left of the caller's month. */
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
