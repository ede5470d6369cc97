import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { personEntrySchema } from '../model/person-entry.ts'
import { planLimitsSchema } from '../model/plan.ts'
import { billingCurrencySchema, subscriptionSchema } from '../model/subscription.ts'
import { userSchema } from '../model/user.ts'
import { PERSON_QUERY_MAX } from '../text/text-grams.ts'
import { memberRoleSchema } from '../rights/rights.ts'

export const PEOPLE_PAGE_MAX = 30
/** Maximum credit per grant, in minor units. */
export const CREDIT_GRANT_MAX = 50_000
/** Number of latest credit grants shown. */
export const CREDIT_GRANTS_SHOWN = 20
export const ACT_REASON_MAX = 300
/** Days after registration during which a person counts as new. */
export const NEW_PERSON_DAYS = 7

export const personFilterSchema = z.enum(['all', 'admins', 'disabled', 'leaving', 'new', 'plan'])
export type PersonFilter = z.infer<typeof personFilterSchema>

export const personSortSchema = z.enum(['newest', 'name'])
export type PersonSort = z.infer<typeof personSortSchema>

const person = z.object({ uid: documentId() })
const reason = z.string().trim().min(1).max(ACT_REASON_MAX)

const personRowSchema = personEntrySchema
  .pick({
    uid: true,
    fullName: true,
    email: true,
    username: true,
    workspaces: true,
    role: true,
    status: true,
    deletesAt: true,
    planId: true,
    registeredAt: true,
  })
  .extend({
    /** Last time one of their sessions received a new access token; null before the first sign-in. */
    lastActiveAt: instant().nullable(),
  })
export type PersonRow = z.infer<typeof personRowSchema>

/**
 * Lists a page of people, matched by any part of name, address, username or workspace. `planId` is used by the filter `plan` only, and the filter
 * `new` sorts newest first.
 */
export const listPeople = defineEndpoint({
  method: 'GET',
  path: '/admin/people',
  auth: 'admin',
  input: z.object({
    query: z.string().max(PERSON_QUERY_MAX).optional(),
    filter: personFilterSchema,
    planId: documentId().optional(),
    sort: personSortSchema,
    after: z.string().max(1_000).optional(),
  }),
  output: z.object({ people: z.array(personRowSchema).max(PEOPLE_PAGE_MAX), after: z.string().nullable() }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

const creditGrantSchema = z.object({
  grantId: z.string(),
  grantedAt: instant(),
  amount: z.int(),
  currency: billingCurrencySchema,
  isTakenBack: z.boolean(),
})
export type CreditGrant = z.infer<typeof creditGrantSchema>

const usedSchema = z.object({ used: z.int().min(0), workspaceName: z.string().nullable() })
const overridesSchema = subscriptionSchema.shape.overrides

/** An account with the properties that an admin can change. */
export const personDetailSchema = z.object({
  user: userSchema.pick({
    id: true,
    email: true,
    emailVerified: true,
    fullName: true,
    username: true,
    role: true,
    status: true,
    disabledBy: true,
    deletesAt: true,
    createdAt: true,
  }),
  lastActiveAt: instant().nullable(),
  workspaces: z.array(
    z.object({
      id: documentId(),
      name: z.string(),
      role: memberRoleSchema,
      members: z.int().min(0),
      isArchived: z.boolean(),
    }),
  ),
  plan: z.object({
    planId: documentId(),
    name: z.string(),
    /** Null if the person never had a subscription. */
    status: subscriptionSchema.shape.status.nullable(),
    limits: planLimitsSchema,
    overrides: overridesSchema,
    grace: z.object({ limits: planLimitsSchema, until: instant() }).nullable(),
    usage: z.object({
      channels: usedSchema,
      members: usedSchema,
      workspaces: usedSchema,
      scheduledPosts: usedSchema,
      storageBytes: usedSchema,
    }),
  }),
  credit: z.object({
    balance: z.int().min(0),
    /** Currencies in which credit can be granted: that of the subscription, or all currencies of the plans. */
    currencies: z.array(billingCurrencySchema).min(1),
    grants: z.array(creditGrantSchema).max(CREDIT_GRANTS_SHOWN),
  }),
})
export type PersonDetail = z.infer<typeof personDetailSchema>

export const getPerson = defineEndpoint({
  method: 'GET',
  path: '/admin/people/:uid',
  auth: 'admin',
  input: person,
  output: z.object({ person: personDetailSchema }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})

const changed = z.object({ changed: z.literal(true) })

/**
 * Disables an account (sensitive), which ends its sessions at once here and at the identity provider, or enables it. Admins cannot do so with their
 * own account. Repeating it completes an interrupted change.
 */
export const setPersonAccess = defineEndpoint({
  method: 'PUT',
  path: '/admin/people/:uid/access',
  auth: 'admin',
  input: person.extend({ isDisabled: z.boolean(), reason }),
  output: changed,
  errors: [
    'route_not_found',
    'validation_failed',
    'not_found',
    'forbidden',
    'identity_missing',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Sets limits that override those of the plan until a given time; null removes them (sensitive). Omitted limits stay those of the plan. */
export const setPlanOverride = defineEndpoint({
  method: 'PUT',
  path: '/admin/people/:uid/override',
  auth: 'admin',
  input: person.extend({
    override: z.object({ limits: planLimitsSchema.partial(), until: instant().nullable() }).nullable(),
    reason,
  }),
  output: changed,
  errors: [
    'route_not_found',
    'validation_failed',
    'not_found',
    'time_in_past',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Grants credit for invoices (sensitive). Repeating it with the same id grants nothing more. */
export const grantCredit = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:uid/credits',
  auth: 'admin',
  input: person.extend({
    grantId: z.uuid(),
    amount: z.int().min(1).max(CREDIT_GRANT_MAX),
    currency: billingCurrencySchema,
    reason,
  }),
  output: z.object({ balance: z.int().min(0) }),
  errors: [
    'route_not_found',
    'validation_failed',
    'not_found',
    'credit_currency',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Takes back the part of a grant that is still in the balance (sensitive). Repeating it takes nothing more. */
export const takeBackCredit = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:uid/credits/:grantId/take-back',
  auth: 'admin',
  input: person.extend({ grantId: z.uuid() }),
  output: z.object({ balance: z.int().min(0) }),
  errors: ['route_not_found', 'not_found', 'credit_used_up', 'reauthentication_required', 'rate_limited'],
})
