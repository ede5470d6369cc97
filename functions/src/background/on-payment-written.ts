import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { rewardPayment } from '../domain/earn/reward-payment.ts'
import { skipUnreadable } from './skip-unreadable.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

/** After a payment was stored, paid or refunded: its referrer is rewarded, or gives a share back. */
export function onPaymentWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.payment('{paymentId}'), retry: true },
    async ({ params: { paymentId = '' } }) => {
      const deps = getDeps()
      await skipUnreadable(deps, () => rewardPayment(deps, paymentId))
    },
  )
}
