import {
  getManualPayment,
  listPaymentMethods,
  orderPaymentMethods,
  savePaymentMethod,
} from '@postwright/core/api/manual-payments'
import type { MethodTerms } from '@postwright/core/model/payment-method'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { emptyCollection, setFields } from '../support/documents.ts'
import { type ManualPayments, serveManualPayments, TRANSFER } from '../support/manual-payments.ts'

let served: ManualPayments
let ada: TestCaller
let admin: TestCaller

// All tests of stored methods are in this file, because the run shares one list of them.
beforeAll(async () => {
  served = await serveManualPayments()
  admin = await served.newAdmin()
  ada = await createCaller({ api: served.api })
})
afterAll(async () => {
  await emptyCollection(paths.paymentMethods())
  await served.stop()
})

beforeEach(async () => {
  await emptyCollection(paths.paymentMethods())
  dataOf(await admin.call(savePaymentMethod, { methodId: 'transfer', rev: 0, terms: TRANSFER }))
})

describe('payment methods', () => {
  const save = (methodId: string, rev: number, change: Partial<MethodTerms> = {}) =>
    admin.call(savePaymentMethod, { methodId, rev, terms: { ...TRANSFER, ...change } })

  it('are saved by revision, ordered, and counted up to their limit', async () => {
    const { method } = dataOf(await save('cash', 0, { name: 'Cash' }))
    errorOf(await save('cash', 9), 'stale_revision')
    errorOf(await save('unknown', 3), 'not_found')
    dataOf(await save('cash', method.rev, { name: 'Cash desk' }))
    expect(dataOf(await admin.call(orderPaymentMethods, { methodIds: ['cash', 'gone'] }))).toEqual({
      methodIds: ['cash', 'transfer'],
    })
    const { methods } = dataOf(await admin.call(listPaymentMethods, {}))
    expect(methods.map(({ name }) => name)).toEqual(['Cash desk', 'Bank transfer'])
    expect(await auditEntriesFor(paths.paymentMethod('cash'))).toMatchObject([{ action: 'payment_method.saved' }, {}])
    for (let at = methods.length; at < 20; at += 1) dataOf(await save(`method${at}`, 0))
    errorOf(await save('method20', 0), 'list_full')
    errorOf(await save('cash', 3, { fields: [TRANSFER.fields, TRANSFER.fields].flat() }), 'validation_failed')
  })

  it('are shown to people whose invoice has their currency and country', async () => {
    dataOf(await save('dollars', 0, { currencies: ['usd'] }))
    dataOf(await save('germany', 0, { countries: ['DE'] }))
    dataOf(await save('hidden', 0, { isOffered: false }))
    dataOf(await save('anywhere', 0, { currencies: [] }))
    const { invoiceId } = await served.buy(ada)
    const offered = async () => dataOf(await ada.call(getManualPayment, { invoiceId })).methods.map(({ id }) => id)
    expect(await offered()).toEqual(['transfer', 'anywhere'])
    await setFields(paths.invoice(invoiceId), { details: { name: '', address: '', country: 'DE', vatId: '' } })
    expect(await offered()).toEqual(['transfer', 'germany', 'anywhere'])
  })
})
