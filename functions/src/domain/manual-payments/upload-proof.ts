import type { OwnManualPayment } from '@postwright/core/api/manual-payments'
import type { Payment } from '@postwright/core/model/payment'
import { PAYMENT_PROOF_SCHEMA, type PaymentProof, PROOF_BYTES_MAX } from '@postwright/core/model/payment-method'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import { manualPaymentId, newPayment } from '../billing/settle-invoice.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import { requireOwn, requirePayable, toOwnPayment } from './own-payment.ts'
import { fileRefusalError } from '../uploads/new-file.ts'

type Upload = { invoiceId: string; name: string; bytes: Uint8Array }
type Stored = { payment: Payment; replaced: PaymentProof | null }

/**
 * Stores a proof of the caller's payment in place of the previous one, whose bytes are deleted. Of two parallel uploads the later one is kept.
 * @throws `not_found` for another user's invoice, `billing_state` once the payment was submitted, `media_invalid`
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
  // NOTE the bytes are stored first: a document without bytes would be a proof that cannot be opened.
  await deps.blobs.put(proof.path, file.bytes, file.type)
  const { payment, replaced } = await storeProof(deps, proof, invoiceId).catch(async (error: unknown) => {
    await deps.blobs.delete(proof.path)
    throw error
  })
  if (replaced) await deps.blobs.delete(replaced.path)
  return { payment: toOwnPayment(payment, proof) }
}

/** Returns the storage key of a proof; each upload has a separate key. */
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

type ProofFile = { type: PaymentProof['type']; bytes: Uint8Array }

/**
 * Detects the type of a file from its content, not from its name or declared type. Images are re-encoded without their location; PDFs stay unchanged.
 * @throws `media_invalid`, `rate_limited` while too many images are being prepared
 */
async function recogniseProof(
  { images, files }: Pick<Deps, 'images' | 'files'>,
  bytes: Uint8Array,
): Promise<ProofFile> {
  const image = await images.normalise(bytes)
  if (image.kind === 'image') {
    const fitted = image.bytes.length > PROOF_BYTES_MAX ? await images.fit(image, { maxBytes: PROOF_BYTES_MAX }) : image
    return { type: fitted.mime, bytes: fitted.bytes }
  }
  if (image.reason !== 'type') {
    const { broken, too_large: tooLarge } = DETAIL_WORDS.image
    throw new AppError('media_invalid', { detail: image.reason === 'broken' ? broken : tooLarge })
  }
  const read = ({ start, end }: { start: number; end: number }) => Promise.resolve(bytes.subarray(start, end))
  const found = await files.recognise({ size: bytes.length, read })
  if (found.kind === 'refused') throw fileRefusalError(found)
  if (found.mime !== 'application/pdf') throw new AppError('media_invalid', { message: `found ${found.mime}` })
  return { type: found.mime, bytes }
}
