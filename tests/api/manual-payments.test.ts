import { changePlan, getBilling, listInvoices, listLedger, payInvoice } from '@postwright/core/api/billing'
import {
  approvePayment,
  getManualPayment,
  listPayments,
  readPaymentProof,
  refundPayment,
  refusePayment,
  savePaymentMethod,
  submitManualPayment,
  uploadPaymentProof,
} from '@postwright/core/api/manual-payments'
import { PROOF_BYTES_MAX } from '@postwright/core/model/payment-method'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { setClaims } from '../support/identities.ts'
import {
  ANSWERS,
  MANUAL_PURCHASE,
  type ManualPayments,
  PROOF,
  serveManualPayments,
  TRANSFER,
  TRANSFER_METHOD,
} from '../support/manual-payments.ts'
import { makePdf } from '../support/pdfs.ts'
import { makePicture } from '../support/pictures.ts'

let served: ManualPayments
let ada: TestCaller
let first: TestCaller
let second: TestCaller

beforeAll(async () => {
  served = await serveManualPayments([TRANSFER_METHOD])
  first = await served.newAdmin()
  second = await served.newAdmin()
})
afterAll(() => served.stop())

beforeEach(async () => {
  ada = await createCaller({ api: served.api })
})

const statusOf = async () => dataOf(await ada.call(getBilling, {})).subscription?.status
const ledgerOf = async (caller = ada) => dataOf(await caller.call(listLedger, {})).entries
const proofPaths = async (uid: string) => {
  const found = await database().collection(paths.paymentProofs()).where('uid', '==', uid).get()
  return found.docs.map((proof) => String(proof.get('path')))
}

describe('a manual payment', () => {
  it('starts the plan and is booked once the second admin has approved it', async () => {
    const { invoiceId, paymentId } = await served.buy(ada)
    const { payment, methods } = dataOf(await ada.call(getManualPayment, { invoiceId }))
    expect(payment).toMatchObject({ id: paymentId, status: 'pending', amount: 900, currency: 'eur', proof: null })
    expect(methods).toMatchObject([{ id: 'transfer', name: 'Bank transfer', needsProof: true }])
    dataOf(await served.upload(ada, invoiceId))
    expect(dataOf(await served.submit(ada, invoiceId)).payment).toMatchObject({
      status: 'in_review',
      methodId: 'transfer',
      answers: ANSWERS,
      proof: { name: 'transfer.pdf', bytes: PROOF.bytes.length },
    })
    const { payments } = dataOf(await first.call(listPayments, { status: 'in_review' }))
    expect(payments.find(({ id }) => id === paymentId)).toMatchObject({
      answers: [{ label: 'Name on the account', value: 'Ada Lovelace' }],
      methodName: 'Bank transfer',
      person: { email: ada.email },
      invoice: { status: 'open', total: 900 },
    })
    const proof = dataOf(await first.call(readPaymentProof, { paymentId }))
    expect(Buffer.from(proof.data, 'base64').equals(Buffer.from(PROOF.bytes))).toBe(true)
    const { payment: once } = dataOf(await first.call(approvePayment, { paymentId }))
    expect(once).toMatchObject({ status: 'in_review', approvals: [{ by: first.uid }] })
    expect(await statusOf()).toBe('canceled')
    const { payment: twice } = dataOf(await second.call(approvePayment, { paymentId }))
    expect(twice).toMatchObject({ status: 'paid', approvals: [{ by: first.uid }, { by: second.uid }] })
    expect(await statusOf()).toBe('active')
    const entries = await ledgerOf()
    expect(entries.map(({ kind }) => kind)).toEqual(['invoice_paid'])
    expect(entries[0]?.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    const actions = (await auditEntriesFor(paymentId)).map((entry) => ('action' in entry ? entry.action : ''))
    expect(new Set(actions)).toEqual(new Set(['payment.proof_read', 'payment.approved']))
    expect(actions).toHaveLength(3)
  })

  it('is not settled by one admin who approves it twice', async () => {
    const { paymentId } = await served.submitted(ada)
    dataOf(await first.call(approvePayment, { paymentId }))
    const { payment } = dataOf(await first.call(approvePayment, { paymentId }))
    expect(payment).toMatchObject({ status: 'in_review', approvals: [{ by: first.uid }] })
    expect(await statusOf()).toBe('canceled')
  })

  it('is not approved by the admin who pays it', async () => {
    const payer = await served.newAdmin()
    const { paymentId } = await served.submitted(payer)
    errorOf(await payer.call(approvePayment, { paymentId }), 'approval_refused')
    dataOf(await first.call(approvePayment, { paymentId }))
    errorOf(await payer.call(approvePayment, { paymentId }), 'approval_refused')
    expect(await ledgerOf(payer)).toEqual([])
  })

  it('is settled once when three admins approve it at the same time', async () => {
    const { paymentId, invoiceId } = await served.submitted(ada)
    const admins = [first, second, await served.newAdmin()]
    const replies = await Promise.all(admins.map((admin) => admin.call(approvePayment, { paymentId })))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(2)
    for (const reply of replies) if (!reply.ok) errorOf(reply, 'billing_state')
    expect(await ledgerOf()).toHaveLength(1)
    expect((await fieldsOf(paths.payment(paymentId)))?.['approvals']).toHaveLength(2)
    expect((await fieldsOf(paths.invoice(invoiceId)))?.['status']).toBe('paid')
    expect((await fieldsOf(paths.subscription(ada.uid)))?.['creditBalance']).toBe(0)
  })

  it('does not exist for other people, and not for visitors', async () => {
    const { invoiceId } = await served.submitted(ada)
    const ben = await createCaller({ api: served.api })
    errorOf(await ben.call(getManualPayment, { invoiceId }), 'not_found')
    errorOf(await served.upload(ben, invoiceId), 'not_found')
    errorOf(await served.submit(ben, invoiceId), 'not_found')
    errorOf(await first.call(getManualPayment, { invoiceId }), 'not_found')
    errorOf(await callApi(getManualPayment, { invoiceId }, { api: served.api }), 'unauthenticated')
    const file = { invoiceId, name: 'a.pdf' }
    errorOf(await callApi(uploadPaymentProof, file, { api: served.api, file: PROOF }), 'unauthenticated')
  })

  it('is submitted once, and its invoice is not paid by card meanwhile', async () => {
    const { invoiceId } = await served.submitted(ada)
    const again = dataOf(await served.submit(ada, invoiceId)).payment
    expect(again).toEqual(dataOf(await ada.call(getManualPayment, { invoiceId })).payment)
    errorOf(await served.submit(ada, invoiceId, { holder: 'Somebody else' }), 'billing_state')
    errorOf(await served.upload(ada, invoiceId), 'billing_state')
    errorOf(await ada.call(payInvoice, { invoiceId }), 'billing_state')
  })

  it('can pay an invoice that was opened for a card first', async () => {
    const card = { ...MANUAL_PURCHASE, provider: 'stripe', purchaseKey: 'purchase1' } as const
    dataOf(await ada.call(changePlan, card))
    const invoiceId = dataOf(await ada.call(getBilling, {})).openInvoice?.id ?? ''
    expect(dataOf(await ada.call(getManualPayment, { invoiceId })).payment).toBeNull()
    errorOf(await served.submit(ada, invoiceId), 'proof_missing')
    dataOf(await served.upload(ada, invoiceId))
    expect(dataOf(await served.submit(ada, invoiceId)).payment).toMatchObject({ status: 'in_review' })
  })

  it('needs the answers and the proof that its method asks for, and no others', async () => {
    const { invoiceId } = await served.buy(ada)
    const missing = errorOf(await served.submit(ada, invoiceId, { holder: '  ' }), 'validation_failed')
    expect(Object.keys(missing.fields ?? {})).toEqual(['answers.holder'])
    const unknown = errorOf(await served.submit(ada, invoiceId, { ...ANSWERS, iban: 'DE02' }), 'validation_failed')
    expect(Object.keys(unknown.fields ?? {})).toEqual(['answers.iban'])
    errorOf(await served.submit(ada, invoiceId, { ...ANSWERS, constructor: 'x' }), 'validation_failed')
    errorOf(await served.submit(ada, invoiceId), 'proof_missing')
    const other = { invoiceId, methodId: 'none', answers: {} }
    expect(errorOf(await ada.call(submitManualPayment, other), 'validation_failed').fields).toHaveProperty('methodId')
  })

  it('is refused with a reason, and submitted again without the approval that it had', async () => {
    const { invoiceId, paymentId } = await served.submitted(ada)
    dataOf(await first.call(approvePayment, { paymentId }))
    const refusal = { paymentId, reason: 'The amount is missing on the proof' }
    const { payment } = dataOf(await second.call(refusePayment, refusal))
    expect(payment).toMatchObject({ status: 'refused', reason: refusal.reason, approvals: [] })
    dataOf(await second.call(refusePayment, refusal))
    errorOf(await first.call(approvePayment, { paymentId }), 'billing_state')
    expect(dataOf(await ada.call(getManualPayment, { invoiceId })).payment).toMatchObject({
      status: 'refused',
      reason: refusal.reason,
    })
    dataOf(await served.upload(ada, invoiceId))
    expect(dataOf(await served.submit(ada, invoiceId)).payment).toMatchObject({ status: 'in_review', reason: null })
    errorOf(await second.call(approvePayment, { paymentId, submittedAt: 1 }), 'billing_state')
    dataOf(await second.call(approvePayment, { paymentId }))
    expect(await statusOf()).toBe('canceled')
    dataOf(await first.call(approvePayment, { paymentId }))
    expect(await statusOf()).toBe('active')
    errorOf(await first.call(refusePayment, refusal), 'billing_state')
  })
})

describe('a proof', () => {
  it('is an image or a PDF by its content, whatever it says that it is', async () => {
    const { invoiceId } = await served.buy(ada)
    const text = { bytes: new TextEncoder().encode('<script>alert(1)</script>'), type: 'image/png' }
    errorOf(await served.upload(ada, invoiceId, text), 'media_invalid')
    errorOf(await served.upload(ada, invoiceId, { ...PROOF, bytes: makePdf({ encrypted: true }) }), 'media_invalid')
    errorOf(await served.upload(ada, invoiceId, { ...PROOF, bytes: new Uint8Array() }), 'media_invalid')
    errorOf(await served.upload(ada, invoiceId, { ...PROOF, type: 'text/html' }), 'unsupported_content_type')
    errorOf(
      await served.upload(ada, invoiceId, { ...PROOF, bytes: new Uint8Array(PROOF_BYTES_MAX + 1) }),
      'payload_too_large',
    )
    expect(await proofPaths(ada.uid)).toEqual([])
    dataOf(
      await served.upload(ada, invoiceId, { bytes: new Uint8Array(await makePicture('png')), type: 'application/pdf' }),
    )
    dataOf(await served.submit(ada, invoiceId))
    const proof = dataOf(await first.call(readPaymentProof, { paymentId: `${invoiceId}_manual` }))
    expect(proof.type).toBe('image/png')
  })

  it('takes the place of the one before with its bytes, also when two come at once', async () => {
    const { invoiceId } = await served.buy(ada)
    dataOf(await served.upload(ada, invoiceId))
    const [before = ''] = await proofPaths(ada.uid)
    const replies = await Promise.all([served.upload(ada, invoiceId), served.upload(ada, invoiceId)])
    for (const reply of replies) dataOf(reply)
    const left = await proofPaths(ada.uid)
    expect(left).toHaveLength(1)
    expect(left).not.toEqual([before])
    expect(await served.deps.blobs.get(before)).toBeNull()
    expect(await served.deps.blobs.get(left[0] ?? '')).not.toBeNull()
  })

  it('of a paid or canceled invoice is refused', async () => {
    const { invoiceId } = await served.paid(ada, [first, second])
    errorOf(await served.upload(ada, invoiceId), 'billing_state')
    errorOf(await served.submit(ada, invoiceId, { holder: 'Ben' }), 'billing_state')
    const { invoices } = dataOf(await ada.call(listInvoices, {}))
    expect(invoices).toHaveLength(1)
  })

  it('is read by admins only', async () => {
    const { paymentId } = await served.submitted(ada)
    errorOf(await ada.call(readPaymentProof, { paymentId }), 'route_not_found')
    errorOf(await first.call(readPaymentProof, { paymentId: 'no_manual' }), 'not_found')
  })
})

describe('a refund', () => {
  const refund = (paymentId: string, amount: number, refundKey: string) =>
    first.call(refundPayment, { paymentId, amount, reason: 'Paid twice', refundKey })

  it('is made once for a key, and never of more than is left', async () => {
    const { paymentId } = await served.paid(ada, [first, second])
    errorOf(await refund(paymentId, 901, 'refund-key1'), 'refund_refused')
    expect(dataOf(await refund(paymentId, 400, 'refund-key1')).payment).toMatchObject({ refundedAmount: 400 })
    const { payment } = dataOf(await refund(paymentId, 400, 'refund-key1'))
    expect(payment).toMatchObject({ refundedAmount: 400, status: 'paid', refunds: [{ by: first.uid, amount: 400 }] })
    errorOf(await refund(paymentId, 501, 'refund-key2'), 'refund_refused')
    dataOf(await refund(paymentId, 500, 'refund-key2'))
    expect(await statusOf()).toBe('canceled')
    const entries = await ledgerOf()
    expect(entries.map(({ kind }) => kind)).toEqual(['invoice_paid', 'refund', 'refund'])
    for (const { postings } of entries) expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  it('of what was never paid is refused', async () => {
    const { paymentId } = await served.submitted(ada)
    errorOf(await refund(paymentId, 900, 'refund-key1'), 'refund_refused')
    errorOf(await refund('no_manual', 900, 'refund-key1'), 'not_found')
    errorOf(await refund(paymentId, 0, 'refund-key1'), 'validation_failed')
  })
})

describe('an admin', () => {
  it('decides and changes methods only after a fresh sign-in, and not once the right is gone', async () => {
    const { paymentId } = await served.submitted(ada)
    const stale = await asAdmin(await createCaller({ api: served.api }), served.api)
    errorOf(await stale.call(approvePayment, { paymentId }), 'reauthentication_required')
    errorOf(await stale.call(refusePayment, { paymentId, reason: 'No' }), 'reauthentication_required')
    const refund = { paymentId, amount: 1, reason: '', refundKey: 'refund-key1' }
    errorOf(await stale.call(refundPayment, refund), 'reauthentication_required')
    const method = { methodId: 'other', rev: 0, terms: TRANSFER }
    errorOf(await stale.call(savePaymentMethod, method), 'reauthentication_required')
    await confirm(stale)
    await setClaims(stale.uid, {})
    errorOf(await stale.call(approvePayment, { paymentId }), 'route_not_found')
    errorOf(await ada.call(listPayments, { status: 'paid' }), 'route_not_found')
  })

  it('is refused with a place in the list that was never given out', async () => {
    errorOf(await first.call(listPayments, { status: 'in_review', before: 'yesterday' }), 'validation_failed')
    const page = dataOf(await first.call(listPayments, { status: 'in_review', before: '1_none' }))
    expect(page).toEqual({ payments: [], before: null })
  })
})
