import * as contract from '@postwright/core/api/manual-payments'
import { approvePayment, refusePayment } from '../domain/manual-payments/decide-payment.ts'
import { getManualPayment } from '../domain/manual-payments/own-payment.ts'
import {
  listPaymentMethods,
  orderPaymentMethods,
  savePaymentMethod,
} from '../domain/manual-payments/payment-methods.ts'
import { refundByAdmin } from '../domain/manual-payments/refund-by-admin.ts'
import { listPayments, readPaymentProof } from '../domain/manual-payments/review-list.ts'
import { submitManualPayment } from '../domain/manual-payments/submit-payment.ts'
import { uploadPaymentProof } from '../domain/manual-payments/upload-proof.ts'
import { bind, type Route } from '../http/bind.ts'

export const MANUAL_PAYMENTS_ROUTES: readonly Route[] = [
  bind(contract.getManualPayment, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    getManualPayment(deps, caller, input),
  ),

  bind(
    contract.uploadPaymentProof,
    { limit: { perMinute: 10, by: 'account_and_address' } },
    ({ deps, caller, input, body }) => uploadPaymentProof(deps, caller, { ...input, bytes: body }),
  ),

  bind(contract.submitManualPayment, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    submitManualPayment(deps, caller, input),
  ),

  bind(contract.listPaymentMethods, { limit: { perMinute: 60, by: 'account' } }, async ({ deps }) => ({
    methods: await listPaymentMethods(deps),
  })),

  bind(
    contract.savePaymentMethod,
    { limit: { perMinute: 30, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ method: await savePaymentMethod(deps, caller, input) }),
  ),

  bind(contract.orderPaymentMethods, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    orderPaymentMethods(deps, caller, input.methodIds),
  ),

  bind(contract.listPayments, { limit: { perMinute: 60, by: 'account' } }, ({ deps, input }) =>
    listPayments(deps, input),
  ),

  bind(contract.readPaymentProof, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    readPaymentProof(deps, caller, input),
  ),

  bind(
    contract.approvePayment,
    { limit: { perMinute: 30, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ payment: await approvePayment(deps, caller, input) }),
  ),

  bind(
    contract.refusePayment,
    { limit: { perMinute: 30, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ payment: await refusePayment(deps, caller, input) }),
  ),

  bind(
    contract.refundPayment,
    { limit: { perMinute: 10, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ payment: await refundByAdmin(deps, caller, input) }),
  ),
]
