import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { STUCK_PAGE_MAX } from '../model/failed-post.ts'
import { mailSchema } from '../model/mail.ts'
import { paymentSchema } from '../model/payment.ts'

const stuckMailSchema = mailSchema
  .pick({ id: true, kind: true, to: true, state: true, attempts: true, problem: true, dueAt: true, updatedAt: true })
  .extend({
    /** True if the mail is waiting or being sent. A mail that may have reached its recipient is not sent again: a retry only settles its state. */
    canRetry: z.boolean(),
  })
export type StuckMail = z.infer<typeof stuckMailSchema>

const stuckPage = z.object({
  /** Cursor of the previous page. */
  after: z.string().max(300).optional(),
})

/** Lists overdue unsent mails, then those of the last seven days that failed or may not have been sent. */
export const listStuckMails = defineEndpoint({
  method: 'GET',
  path: '/admin/stuck-mails',
  auth: 'admin',
  input: stuckPage,
  output: z.object({ mails: z.array(stuckMailSchema).max(STUCK_PAGE_MAX), cursor: z.string().nullable() }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Sends an overdue mail now. Concurrent and repeated calls send it once; a mail that is not due or already settled is left unchanged. */
export const retryStuckMail = defineEndpoint({
  method: 'POST',
  path: '/admin/stuck-mails/:mailId/retry',
  auth: 'admin',
  input: z.object({ mailId: documentId() }),
  output: z.object({ state: mailSchema.shape.state }),
  errors: ['route_not_found', 'not_found', 'mail_off', 'rate_limited'],
})

const stuckPaymentSchema = z.object({
  paymentId: documentId(),
  /** Id of the held event; null for a payment whose events are missing. */
  eventId: documentId().nullable(),
  /** Name that the provider gives the event. */
  type: z.string().max(100).nullable(),
  status: paymentSchema.shape.status.nullable(),
  amount: z.int().min(0).nullable(),
  currency: z.string().nullable(),
  since: instant(),
  person: z.object({ uid: documentId(), fullName: z.string(), email: z.string() }).nullable(),
})
export type StuckPayment = z.infer<typeof stuckPaymentSchema>

/** Lists held payment events of the last 30 days, then card payments of the last 14 days that are still pending after two hours. */
export const listStuckPayments = defineEndpoint({
  method: 'GET',
  path: '/admin/stuck-payments',
  auth: 'admin',
  input: stuckPage,
  output: z.object({ payments: z.array(stuckPaymentSchema).max(STUCK_PAGE_MAX), cursor: z.string().nullable() }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Asks the provider for the state of a payment and applies it. Repeating it changes nothing. */
export const retryStuckPayment = defineEndpoint({
  method: 'POST',
  path: '/admin/stuck-payments/:paymentId/retry',
  auth: 'admin',
  input: z.object({ paymentId: documentId(), eventId: documentId().nullable() }),
  output: z.object({
    status: paymentSchema.shape.status,
    /** True if the payment still needs an admin. */
    isHeld: z.boolean(),
  }),
  errors: ['route_not_found', 'not_found', 'payments_off', 'payments_unreachable', 'rate_limited'],
})
