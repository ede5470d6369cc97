import { changePlan } from '@postwright/core/api/billing'
import { approvePayment, submitManualPayment, uploadPaymentProof } from '@postwright/core/api/manual-payments'
import type { MethodTerms, PaymentMethod } from '@postwright/core/model/payment-method'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { asAdmin, confirm } from './account.ts'
import { dataOf } from './api.ts'
import { billablePlans, createTestProvider } from './billing.ts'
import { createCaller, type TestCaller } from './callers.ts'
import { makeBase } from './factories/document-base.ts'
import { createLocalDeps, serveApi } from './local-api.ts'
import { makePdf } from './pdfs.ts'

export const MANUAL_PURCHASE = { planId: 'solo', version: 1, interval: 'month', currency: 'eur' } as const

export const TRANSFER: MethodTerms = {
  name: 'Bank transfer',
  instructions: 'Pay to DE02 1203 0000 0000 2020 51.\nQuote the number of the invoice.',
  fields: [
    { key: 'holder', label: 'Name on the account', isRequired: true },
    { key: 'note', label: 'Note', isRequired: false },
  ],
  currencies: ['eur'],
  countries: [],
  needsProof: true,
  isOffered: true,
}
export const ANSWERS = { holder: 'Ada Lovelace' }
export const PROOF = { bytes: makePdf(), type: 'application/pdf' }

/** Serves the API with plans to buy. `methods` replace the stored payment methods, which the whole run shares. */
export async function serveManualPayments(methods?: readonly PaymentMethod[]) {
  const local = await createLocalDeps()
  const fixed = methods && {
    list: () => Promise.resolve([...methods]),
    getIn: (_tx: unknown, id: string) => Promise.resolve(methods.find((method) => method.id === id) ?? null),
  }
  const deps: Deps = {
    ...local,
    billablePlans,
    paymentProvider: createTestProvider().provider,
    paymentMethods: { ...local.paymentMethods, ...fixed },
  }
  const { api, stop } = await serveApi(deps)

  /** Buys a plan; its invoice waits for a manual payment. */
  async function buy(caller: TestCaller) {
    const purchase = { ...MANUAL_PURCHASE, provider: 'manual', purchaseKey: 'purchase1' } as const
    const reply = dataOf(await caller.call(changePlan, purchase))
    if (reply.kind !== 'manual') throw new Error(`the purchase is ${reply.kind}`)
    return { invoiceId: reply.invoiceId, paymentId: `${reply.invoiceId}_manual` }
  }

  const upload = (caller: TestCaller, invoiceId: string, file = PROOF) =>
    caller.call(uploadPaymentProof, { invoiceId, name: 'transfer.pdf' }, { file })
  const submit = (caller: TestCaller, invoiceId: string, answers: Record<string, string> = ANSWERS) =>
    caller.call(submitManualPayment, { invoiceId, methodId: 'transfer', answers })

  /** Buys a plan and submits its payment for review. */
  async function submitted(caller: TestCaller) {
    const bought = await buy(caller)
    dataOf(await upload(caller, bought.invoiceId))
    dataOf(await submit(caller, bought.invoiceId))
    return bought
  }

  return {
    api,
    stop,
    deps,
    buy,
    upload,
    submit,
    submitted,

    paid: async (caller: TestCaller, admins: readonly TestCaller[]) => {
      const bought = await submitted(caller)
      for (const admin of admins) dataOf(await admin.call(approvePayment, { paymentId: bought.paymentId }))
      return bought
    },

    /** An admin who has just signed in. */
    newAdmin: async () => {
      const admin = await asAdmin(await createCaller({ api }), api)
      await confirm(admin)
      return admin
    },
  }
}

export type ManualPayments = Awaited<ReturnType<typeof serveManualPayments>>

/** The stored form of `TRANSFER`. */
export const TRANSFER_METHOD: PaymentMethod = { ...makeBase('transfer'), ...TRANSFER, sort: 0 }
