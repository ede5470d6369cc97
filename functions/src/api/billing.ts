import * as contract from '@postwright/core/api/billing'
import { changePlan } from '../domain/billing/change-plan.ts'
import { payInvoice } from '../domain/billing/pay-invoice.ts'
import { previewChange } from '../domain/billing/preview-change.ts'
import { receivePaymentEvent, confirmPayment } from '../domain/billing/payments.ts'
import { getBilling, getInvoice, listInvoices, listLedger } from '../domain/billing/read-billing.ts'
import { saveBillingDetails, setCancellation, setPause, startTrial } from '../domain/billing/subscription-commands.ts'
import { bind, bindPublic, type Route } from '../http/bind.ts'

export const BILLING_ROUTES: readonly Route[] = [
  bind(contract.getBilling, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller }) =>
    getBilling(deps, caller),
  ),

  bind(contract.previewChange, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    previewChange(deps, caller, input),
  ),

  bind(contract.startTrial, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    startTrial(deps, caller, input),
  ),

  bind(contract.changePlan, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input, request }) =>
    changePlan(deps, caller, input, request.ip),
  ),

  bind(contract.setCancellation, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    setCancellation(deps, caller, input),
  ),

  bind(contract.setPause, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    setPause(deps, caller, input),
  ),

  bind(contract.saveBillingDetails, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    saveBillingDetails(deps, caller, input),
  ),

  bind(contract.listInvoices, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    listInvoices(deps, caller, input),
  ),

  bind(contract.getInvoice, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    getInvoice(deps, caller, input),
  ),

  bind(contract.listLedger, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    listLedger(deps, caller, input),
  ),

  bind(contract.payInvoice, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    payInvoice(deps, caller, input),
  ),

  bind(contract.confirmPayment, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    confirmPayment(deps, caller, input),
  ),

  bindPublic(
    contract.receiveStripeEvent,
    { limit: { perMinute: 600, by: 'address' } },
    async ({ deps, body, request }) => {
      await receivePaymentEvent(deps, { body, signature: request.eventSignature })
      return { received: true as const }
    },
  ),
]
