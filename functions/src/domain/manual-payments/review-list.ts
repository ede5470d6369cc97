import {
  type listPayments as contract,
  PAYMENTS_PAGE_MAX,
  type readPaymentProof as proofContract,
  type ReviewedPayment,
} from '@postwright/core/api/manual-payments'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Payment } from '@postwright/core/model/payment'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import type { Caller } from '../caller.ts'
import type { PaymentPlace } from '../ports/billing.ts'
import type { Deps } from '../ports/deps.ts'

type DescribeDeps = Pick<Deps, 'paymentProofs' | 'paymentMethods' | 'users' | 'invoices'>

/** Returns a page of payments with a status, from any provider, latest first. */
export async function listPayments(
  deps: DescribeDeps & Pick<Deps, 'payments'>,
  { status, before }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const place = before === undefined ? null : readPlace(before)
  const found = await deps.payments.listByStatus(status, { before: place, limit: PAYMENTS_PAGE_MAX })
  const names = await readMethodNames(deps)
  const last = found.at(-1)
  return {
    payments: await Promise.all(found.map((payment) => describe(deps, payment, names))),
    before: found.length < PAYMENTS_PAGE_MAX || !last ? null : `${last.createdAt}_${last.id}`,
  }
}

/** @throws `validation_failed` for an invalid cursor */
function readPlace(before: string): PaymentPlace {
  const [, createdAt, id] = /^(\d{1,15})_([A-Za-z0-9_-]{1,128})$/.exec(before) ?? []
  if (createdAt === undefined || id === undefined) {
    throw new AppError('validation_failed', { fields: { before: FIELD_WORDS.invalid } })
  }
  return { createdAt: Number(createdAt), id }
}

/** Returns a payment as admins review it, with the names of its payer and method. */
export async function describePayment(deps: DescribeDeps, payment: Payment): Promise<ReviewedPayment> {
  return describe(deps, payment, await readMethodNames(deps))
}

type MethodNames = ReadonlyMap<string, string>

async function readMethodNames({ paymentMethods }: Pick<Deps, 'paymentMethods'>): Promise<MethodNames> {
  return new Map((await paymentMethods.list()).map(({ id, name }) => [id, name]))
}

async function describe(deps: DescribeDeps, payment: Payment, names: MethodNames): Promise<ReviewedPayment> {
  const { answers, proof: proofId, ...shown } = payment
  const { uid, invoiceId, methodId } = shown
  const [proof, user, invoice] = await Promise.all([
    proofId === null ? null : deps.paymentProofs.get(proofId),
    deps.users.get(uid),
    deps.invoices.get(invoiceId),
  ])
  return {
    ...shown,
    answers: answers.map(({ label, value }) => ({ label, value })),
    proof: proof && { name: proof.name, type: proof.type, bytes: proof.bytes },
    methodName: methodId === null ? null : (names.get(methodId) ?? null),
    person: user && { fullName: user.fullName, email: user.email },
    invoice: invoice && {
      number: invoice.number,
      status: invoice.status,
      total: invoice.total,
      dueAt: invoice.dueAt,
    },
  }
}

/**
 * Returns the proof of a payment with its bytes. The audit log records who opened it.
 * @throws `not_found` without a proof
 */
export async function readPaymentProof(
  deps: Pick<Deps, 'payments' | 'paymentProofs' | 'blobs' | 'auditLog'>,
  { uid: actorUid }: Caller,
  { paymentId }: { paymentId: string },
): Promise<OutputOf<typeof proofContract>> {
  const payment = await deps.payments.get(paymentId)
  const proof = payment && payment.proof !== null ? await deps.paymentProofs.get(payment.proof) : null
  const bytes = proof && (await deps.blobs.get(proof.path))
  if (!proof || !bytes) throw new AppError('not_found', { message: `no proof of payment ${paymentId}` })
  await deps.auditLog.append({
    action: 'payment.proof_read',
    actorUid,
    subject: paymentId,
    facts: { name: proof.name },
  })
  return { name: proof.name, type: proof.type, data: Buffer.from(bytes).toString('base64') }
}
