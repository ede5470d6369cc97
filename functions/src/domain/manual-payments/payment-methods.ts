import type {
  orderPaymentMethods as orderContract,
  savePaymentMethod as contract,
  OfferedMethod,
} from '@postwright/core/api/manual-payments'
import type { OutputOf } from '@postwright/core/endpoint'
import { PAYMENT_METHOD_SCHEMA, PAYMENT_METHODS_MAX, type PaymentMethod } from '@postwright/core/model/payment-method'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Invoice } from '@postwright/core/model/invoice'

type ChangeDeps = Pick<Deps, 'paymentMethods' | 'auditLog' | 'transact' | 'clock'>

/** Returns all methods, offered or not, in their order. */
export async function listPaymentMethods({ paymentMethods }: Pick<Deps, 'paymentMethods'>): Promise<PaymentMethod[]> {
  return (await paymentMethods.list()).toSorted((a, b) => a.sort - b.sort)
}

/**
 * Saves a method; a new one is added last. Submitted payments keep the labels of their answers.
 * @throws `not_found`, `stale_revision`, `list_full`
 */
export async function savePaymentMethod(
  deps: ChangeDeps,
  { uid }: Caller,
  { methodId, rev, terms }: z.output<typeof contract.input>,
): Promise<PaymentMethod> {
  return deps.transact(async (tx) => {
    const stored = await deps.paymentMethods.getIn(tx, methodId)
    if (stored && stored.rev !== rev) throw new AppError('stale_revision', { message: `payment method ${methodId}` })
    if (!stored && rev !== 0) throw new AppError('not_found', { message: `payment method ${methodId}` })
    const count = stored ? 0 : await deps.paymentMethods.countIn(tx)
    if (count >= PAYMENT_METHODS_MAX) throw new AppError('list_full', { detail: DETAIL_WORDS.limit.paymentMethods })
    deps.auditLog.appendIn(tx, {
      action: 'payment_method.saved',
      actorUid: uid,
      subject: paths.paymentMethod(methodId),
      facts: { name: terms.name, isOffered: terms.isOffered },
    })
    if (stored) return deps.paymentMethods.updateIn(tx, stored, terms)
    const base = newDocument(deps.clock, { id: methodId, schema: PAYMENT_METHOD_SCHEMA, createdBy: uid })
    const created: PaymentMethod = { ...base, ...terms, sort: count }
    deps.paymentMethods.createIn(tx, created)
    return created
  })
}

/** Sets the order of the methods. Methods that are not listed follow; unknown IDs are left out. */
export async function orderPaymentMethods(
  deps: ChangeDeps,
  { uid }: Caller,
  methodIds: readonly string[],
): Promise<OutputOf<typeof orderContract>> {
  const known = (await listPaymentMethods(deps)).map(({ id }) => id)
  const order = [...new Set([...methodIds.filter((id) => known.includes(id)), ...known])]
  await deps.transact(async (tx) => {
    const methods = await Promise.all(order.map((id) => deps.paymentMethods.getIn(tx, id)))
    const moved = methods.flatMap((method, sort) => (method && method.sort !== sort ? [{ method, sort }] : []))
    if (moved.length === 0) return
    for (const { method, sort } of moved) deps.paymentMethods.updateIn(tx, method, { sort })
    deps.auditLog.appendIn(tx, {
      action: 'payment_method.ordered',
      actorUid: uid,
      subject: paths.paymentMethods(),
      facts: { order: order.join(', ') },
    })
  })
  return { methodIds: order }
}

type Paid = Pick<Invoice, 'currency' | 'details'>

/** Returns the methods that can pay an invoice, in their order. */
export async function listOfferedMethods(
  { paymentMethods }: Pick<Deps, 'paymentMethods'>,
  invoice: Paid,
): Promise<OfferedMethod[]> {
  const methods = (await paymentMethods.list()).filter((method) => isOfferedFor(method, invoice))
  return methods
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, name, instructions, fields, needsProof }) => ({ id, name, instructions, fields, needsProof }))
}

/** Returns whether a method can pay an invoice. An invoice without a country can be paid only by methods without a list of countries. */
export function isOfferedFor(
  { isOffered, currencies, countries }: PaymentMethod,
  { currency, details: { country } }: Paid,
): boolean {
  const takesCurrency = currencies.length === 0 || currencies.includes(currency)
  const takesCountry = countries.length === 0 || (country !== null && countries.includes(country))
  return isOffered && takesCurrency && takesCountry
}
