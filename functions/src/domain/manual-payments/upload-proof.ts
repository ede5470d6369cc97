import type { OwnManualPayment } from '@postwright/core/api/manual-payments'
import type { Payment } from '@postwright/core/model/payment'
import { PAYMENT_PROOF_SCHEMA, type PaymentProof } from '@postwright/core/model/payment-method'
import { AppError } from '../app-error.ts'
import { manualPaymentId, newPayment } from '../billing/settle-invoice.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import { requireOwn, requirePayable, toOwnPayment } from './own-payment.ts'
import { recogniseProof } from './recognise-proof.ts'

type Upload = { invoiceId: string; name: string; bytes: Uint8Array }
type Stored = { payment: Payment; replaced: PaymentProof | null }

/**
 * Keeps a proof of the caller's payment in the place of the one before, whose bytes are deleted. Of two uploads at once the later one
 * stays.
 * @throws `not_found` for invoices of others, `billing_state` once the payment was submitted, `media_invalid`
 */
export async function uploadPaymentProof(
  deps: Deps,
  { uid }: Caller,
  { invoiceId, name, bytes }: Upload,
): Promise<{ payment: OwnManualPayment }> {
  const [invoice, known] = await Promise.all([
    deps.invoices.get(invoiceId),
    deps.payments.get(manualPaymentId(invoiceId)),
  ])
  requirePayable(requireOwn(invoice, uid))
  requireChangeable(known)
  const file = await recogniseProof(deps, bytes)
  const id = deps.ids.random()
  const proof: PaymentProof = {
    ...newDocument(deps.clock, { id, schema: PAYMENT_PROOF_SCHEMA, createdBy: uid }),
    uid,
    paymentId: manualPaymentId(invoiceId),
    name,
    type: file.type,
    bytes: file.bytes.length,
    path: proofKeyOf(uid, id),
    uploadedAt: deps.clock.now(),
  }
  // NOTE the bytes come first: a document without bytes would be a proof that cannot be opened.
  await deps.blobs.put(proof.path, file.bytes, file.type)
  const { payment, replaced } = await storeProof(deps, proof, invoiceId).catch(async (error: unknown) => {
    await deps.blobs.delete(proof.path)
    throw error
  })
  if (replaced) await deps.blobs.delete(replaced.path)
  return { payment: toOwnPayment(payment, proof) }
}

/** Each upload has a place of its own. */
function proofKeyOf(uid: string, proofId: string): string {
  return `proofs/${uid}/${proofId}`
}

function storeProof(deps: Deps, proof: PaymentProof, invoiceId: string): Promise<Stored> {
  return deps.transact(async (tx) => {
    const [stored, known] = await Promise.all([
      deps.invoices.getIn(tx, invoiceId),
      deps.payments.getIn(tx, proof.paymentId),
    ])
    const invoice = requireOwn(stored, proof.uid)
    requirePayable(invoice)
    requireChangeable(known)
    const replaced = known && known.proof !== null ? await deps.paymentProofs.getIn(tx, known.proof) : null
    deps.paymentProofs.createIn(tx, proof)
    if (replaced) deps.paymentProofs.deleteIn(tx, replaced.id)
    if (known) return { payment: deps.payments.updateIn(tx, known, { proof: proof.id }), replaced }
    const facts = { id: proof.paymentId, invoice, provider: 'manual', methodId: null } as const
    const payment = { ...newPayment(deps, facts), proof: proof.id }
    deps.payments.createIn(tx, payment)
    return { payment, replaced }
  })
}

/** @throws `billing_state` for a payment that is under review or settled */
function requireChangeable(payment: Payment | null): void {
  if (payment && payment.status !== 'pending' && payment.status !== 'refused') {
    throw new AppError('billing_state', { message: `payment ${payment.id} is ${payment.status}` })
  }
}
