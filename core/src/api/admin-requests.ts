import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant, revision } from '../ids.ts'
import { ADMIN_REASON_MAX, adminRequestSchema, deletionTimeSchema } from '../model/admin-request.ts'
import { subscriptionSchema } from '../model/subscription.ts'
import { userSchema } from '../model/user.ts'

export const ADMIN_REQUESTS_PAGE_MAX = 30

const person = userSchema.pick({ id: true, fullName: true, email: true })
const reason = adminRequestSchema.shape.reason
/** A request at the revision that the admin has seen. */
const seen = z.object({ requestId: documentId(), rev: revision() })
const decided = z.object({ request: adminRequestSchema })
const decisionErrors = [
  'route_not_found',
  'validation_failed',
  'not_found',
  'stale_revision',
  'request_closed',
  'second_admin_needed',
  'reauthentication_required',
  'rate_limited',
] as const

/** Lists requests that wait for a second admin, soonest to expire first; or closed requests, latest first. */
export const listAdminRequests = defineEndpoint({
  method: 'GET',
  path: '/admin/requests',
  auth: 'admin',
  input: z.object({ of: z.enum(['waiting', 'closed']), after: z.string().max(200).optional() }),
  output: z.object({
    requests: z.array(adminRequestSchema).max(ADMIN_REQUESTS_PAGE_MAX),
    after: z.string().nullable(),
    people: z.array(person),
    /** True if there is a second admin who could approve. */
    hasSecondAdmin: z.boolean(),
  }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Returns the effect of deleting a person, and the pending request for it. */
export const getDeletionEffect = defineEndpoint({
  method: 'GET',
  path: '/admin/people/:uid/deletion-effect',
  auth: 'admin',
  input: z.object({ uid: documentId() }),
  output: z.object({
    person,
    deletesAt: instant().nullable(),
    workspaces: z.array(
      z.object({ id: documentId(), name: z.string(), members: z.int().min(0), scheduled: z.int().min(0) }),
    ),
    subscription: subscriptionSchema
      .pick({ planId: true, status: true, creditBalance: true, currency: true, periodEnd: true })
      .nullable(),
    waiting: adminRequestSchema.nullable(),
    hasSecondAdmin: z.boolean(),
  }),
  errors: ['route_not_found', 'validation_failed', 'not_found', 'rate_limited'],
})
export type DeletionEffect = z.infer<typeof getDeletionEffect.output>

/**
 * Requests an action that a second admin must approve (sensitive). Repeating it returns the caller's pending request; another pending one for the
 * same action is `request_open`.
 */
export const askAdminRequest = defineEndpoint({
  method: 'POST',
  path: '/admin/requests',
  auth: 'admin',
  input: z.object({
    subject: documentId(),
    wanted: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('delete_person'), when: deletionTimeSchema }),
      z.object({ kind: z.literal('settle_payout') }),
    ]),
    reason,
  }),
  output: decided,
  errors: [
    'route_not_found',
    'validation_failed',
    'not_found',
    'second_admin_needed',
    'request_open',
    'payout_settled',
    'person_shares_workspaces',
    'reauthentication_required',
    'rate_limited',
  ],
})

/**
 * Approves another admin's request and carries it out in the same transaction (sensitive). Repeating it returns the request unchanged. The rights of
 * both admins are read again first.
 */
export const approveAdminRequest = defineEndpoint({
  method: 'POST',
  path: '/admin/requests/:requestId/approval',
  auth: 'admin',
  input: seen,
  output: decided,
  errors: [...decisionErrors, 'asker_not_admin', 'payout_settled', 'person_shares_workspaces'],
})

/** Refuses another admin's request, with a reason (sensitive). Repeating it changes nothing. */
export const refuseAdminRequest = defineEndpoint({
  method: 'POST',
  path: '/admin/requests/:requestId/refusal',
  auth: 'admin',
  input: seen.extend({ note: z.string().trim().min(1).max(ADMIN_REASON_MAX) }),
  output: decided,
  errors: decisionErrors,
})

/** Withdraws the caller's own request (sensitive). Repeating it changes nothing. */
export const withdrawAdminRequest = defineEndpoint({
  method: 'POST',
  path: '/admin/requests/:requestId/withdrawal',
  auth: 'admin',
  input: seen,
  output: decided,
  errors: decisionErrors,
})
