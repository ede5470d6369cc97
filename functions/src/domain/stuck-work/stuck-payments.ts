import type {
  listStuckPayments as listContract,
  retryStuckPayment as retryContract,
  StuckPayment,
} from '@postwright/core/api/stuck-work'
import type { OutputOf } from '@postwright/core/endpoint'
import { STUCK_PAGE_MAX } from '@postwright/core/model/failed-post'
import type { Payment } from '@postwright/core/model/payment'
import type { PaymentEvent } from '@postwright/core/model/payment-event'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { applyPayment } from '../billing/payments.ts'
import type { Caller } from '../caller.ts'
import { type ListPart, readParts } from '../list-parts.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const EVENTS_WITHIN = 30 * DAY
const PAYMENTS_WITHIN = 14 * DAY
/** Time after which a pending payment is stuck. The provider is asked once an hour, so such a payment has missed a whole round. */
export const PAYMENT_STUCK_AFTER = 2 * HOUR

type ListDeps = Pick<Deps, 'paymentEvents' | 'payments' | 'users' | 'clock'>

/** A held event, or a pending payment without one. */
type Stuck = { event: PaymentEvent; paymentId: string } | { event: null; payment: Payment }

/**
 * Lists a page of the payments of held events, latest event first, then of stuck pending payments, oldest first.
 * @throws `validation_failed` for a cursor that does not come from a page
 */
export async function listStuckPayments(
  deps: ListDeps,
  { after }: z.output<typeof listContract.input>,
): Promise<OutputOf<typeof listContract>> {
  const { rows: found, cursor } = await readParts(partsOf(deps), { after, size: STUCK_PAGE_MAX })
  const rows = await Promise.all(found.map((stuck) => readRow(deps, stuck)))
  const people = await deps.users.getAll([...new Set(rows.flatMap(({ uid }) => uid ?? []))])
  const persons = new Map(people.map(({ id: uid, fullName, email }) => [uid, { uid, fullName, email }]))
  return { payments: rows.map(({ uid, ...row }) => ({ ...row, person: persons.get(uid ?? '') ?? null })), cursor }
}

function partsOf({ clock, paymentEvents, payments }: ListDeps): ListPart<Stuck>[] {
  const now = clock.now()
  const started = { since: now - PAYMENTS_WITHIN, until: now - PAYMENT_STUCK_AFTER }
  const placeOf = (stuck: Stuck) => {
    const { id, createdAt: value } = stuck.event ?? stuck.payment
    return { ids: [id], value }
  }
  return [
    {
      name: 'held',
      async *pages(page) {
        for await (const events of paymentEvents.heldPages(now - EVENTS_WITHIN, page)) {
          // An event that belongs to no payment offers nothing to ask about.
          yield events.flatMap((event) => (event.paymentId === null ? [] : [{ event, paymentId: event.paymentId }]))
        }
      },
      placeOf,
    },
    {
      name: 'pending',
      async *pages(page) {
        for await (const pending of payments.pendingPages(started, page)) {
          yield pending.map((payment) => ({ event: null, payment }))
        }
      },
      placeOf,
    },
  ]
}

type Row = Omit<StuckPayment, 'person'> & { uid: string | null }

async function readRow({ payments }: ListDeps, stuck: Stuck): Promise<Row> {
  if (stuck.event === null) return rowOf(stuck.payment, null, stuck.payment.id)
  const { event, paymentId } = stuck
  return rowOf(await payments.get(paymentId), event, paymentId)
}

function rowOf(payment: Payment | null, event: PaymentEvent | null, paymentId: string): Row {
  const { status = null, amount = null, currency = null, uid = null } = payment ?? {}
  const since = event?.createdAt ?? payment?.createdAt ?? 0
  return { paymentId, eventId: event?.id ?? null, type: event?.type ?? null, status, amount, currency, since, uid }
}

/**
 * Asks the provider about a payment and applies the result in the same way as its events. A dispute stays held until it is decided.
 * @throws `payments_off`, `payments_unreachable`, `not_found` for payments that the provider does not know
 */
export async function retryStuckPayment(
  deps: Deps,
  { uid: actorUid }: Caller,
  { paymentId, eventId }: z.output<typeof retryContract.input>,
): Promise<OutputOf<typeof retryContract>> {
  const payment = await deps.payments.get(paymentId)
  if (!payment?.externalId) throw new AppError('not_found', { message: `payment ${paymentId}` })
  const provider = deps.paymentProvider
  if (provider === null) throw new AppError('payments_off')
  await deps.auditLog.append({ action: 'payment.asked_again', actorUid, subject: paymentId, facts: { eventId } })
  // The ID is the checkout's until the payment is settled, and the payment's afterwards.
  const [kind, other] =
    payment.status === 'paid' ? (['payment', 'checkout'] as const) : (['checkout', 'payment'] as const)
  const { externalId: id } = payment
  const found = (await provider.lookUp({ kind, id })) ?? (await provider.lookUp({ kind: other, id }))
  if (found) await applyPayment(deps, found, (tx, outcome) => planReleaseIn(deps, tx, { eventId, paymentId, outcome }))
  const [after, event] = await Promise.all([
    deps.payments.get(paymentId),
    eventId === null ? null : deps.paymentEvents.get(eventId),
  ])
  return { status: after?.status ?? payment.status, isHeld: event?.outcome === 'held' }
}

type Release = { eventId: string | null; paymentId: string; outcome: 'applied' | 'held' }

/**
 * Reads a held event. The returned function releases it once its payment matches; a dispute stays held. `type` is the provider's own event type.
 */
async function planReleaseIn(
  { paymentEvents }: Pick<Deps, 'paymentEvents'>,
  tx: Tx,
  { eventId, paymentId, outcome }: Release,
): Promise<() => void> {
  const event = eventId === null ? null : await paymentEvents.getIn(tx, eventId)
  return () => {
    const isSettled = event?.outcome === 'held' && outcome === 'applied' && !event.type.includes('dispute')
    if (event && isSettled && event.paymentId === paymentId) paymentEvents.updateIn(tx, event, { outcome: 'applied' })
  }
}
