import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { PLAN_LIMITS, PLANS_MAX, planLimitsSchema, planSchema, planTermsSchema } from '../model/plan.ts'

/** Maximum number of people whose usage is read for one limits check. */
export const WHAT_IF_PEOPLE_MAX = 100
/** Maximum number of people named in the response of a limits check. */
export const WHAT_IF_NAMED_MAX = 10

/** Lowercase letters, digits and hyphens, because it is used in addresses and invoices. */
export const planIdSchema = z.string().regex(/^[a-z][a-z0-9-]{1,29}$/)

export const pricedPlanSchema = planSchema
  .pick({ id: true, rev: true, isVisible: true, sort: true, versions: true, draft: true })
  .extend({
    /** Number of people who currently have each version, including trials and pauses, starting with the first version. */
    subscribers: z.array(z.int().min(0)),
  })
export type PricedPlan = z.infer<typeof pricedPlanSchema>

const plan = z.object({ planId: documentId() })
const changed = z.object({ plan: planSchema })

/** Lists all plans with their versions, in display order. */
export const listPricedPlans = defineEndpoint({
  method: 'GET',
  path: '/admin/plans',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ plans: z.array(pricedPlanSchema) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Saves the next version of a plan, or a new plan with `rev` 0. It is offered after it is published. */
export const savePlanDraft = defineEndpoint({
  method: 'PUT',
  path: '/admin/plans/:planId/draft',
  auth: 'admin',
  input: z.object({ planId: planIdSchema, rev: z.int().min(0), draft: planTermsSchema }),
  output: changed,
  errors: ['route_not_found', 'validation_failed', 'not_found', 'stale_revision', 'plans_full', 'rate_limited'],
})

/** Publishes the draft as the next version (sensitive). People keep their current version. */
export const publishPlan = defineEndpoint({
  method: 'POST',
  path: '/admin/plans/:planId/publish',
  auth: 'admin',
  input: plan.extend({ rev: z.int().min(1) }),
  output: changed,
  errors: [
    'route_not_found',
    'validation_failed',
    'not_found',
    'stale_revision',
    'plan_versions_full',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Starts or stops offering a plan. People who already have it keep it. Repeating it changes nothing. */
export const setPlanOffer = defineEndpoint({
  method: 'PUT',
  path: '/admin/plans/:planId/offer',
  auth: 'admin',
  input: plan.extend({ isVisible: z.boolean() }),
  output: changed,
  errors: ['route_not_found', 'validation_failed', 'not_found', 'rate_limited'],
})

/** Sorts the plans; plans not named come last. */
export const orderPlans = defineEndpoint({
  method: 'PUT',
  path: '/admin/plans-order',
  auth: 'admin',
  input: z.object({ planIds: z.array(documentId()).max(PLANS_MAX) }),
  output: z.object({ planIds: z.array(documentId()) }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Finds the people on a plan who would exceed the given limits. Writes nothing. */
export const tryPlanLimits = defineEndpoint({
  method: 'POST',
  path: '/admin/plans/:planId/what-if',
  auth: 'admin',
  input: plan.extend({ limits: planLimitsSchema }),
  output: z.object({
    /** Number of people whose usage was read. */
    checked: z.int().min(0),
    /** True if the plan has more people than were read. */
    isCutOff: z.boolean(),
    over: z.array(z.object({ limit: z.enum(PLAN_LIMITS), people: z.int().min(1) })),
    first: z
      .array(
        z.object({
          uid: documentId(),
          fullName: z.string(),
          limit: z.enum(PLAN_LIMITS),
          used: z.int().min(0),
          max: z.int().min(0),
        }),
      )
      .max(WHAT_IF_NAMED_MAX),
  }),
  errors: ['route_not_found', 'validation_failed', 'not_found', 'rate_limited'],
})
