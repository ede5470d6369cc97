import { paths } from '@postwright/core/paths'
import { onDocumentWritten, onDocumentCreated } from 'firebase-functions/v2/firestore'
import { rewardPayment, rewardUse } from '../domain/earn/rewards.ts'
import { skipUnreadable } from './event-documents.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { z } from 'zod'

/** Updates the referrer's reward after a payment was stored, paid or refunded: grants it, or takes back a share after a refund. */
export function onPaymentWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.payment('{paymentId}'), retry: true },
    async ({ params: { paymentId = '' } }) => {
      const deps = getDeps()
      await skipUnreadable(deps, () => rewardPayment(deps, paymentId))
    },
  )
}

const useSchema = z.object({ itemId: z.string(), createdBy: z.string() })

/** Rewards the author after a person used a gallery item for the first time. */
export function onGalleryUseCreatedFunction(getDeps: GetDeps) {
  return onDocumentCreated({ document: paths.galleryUse('{useId}'), retry: true }, async ({ data, params }) => {
    const use = useSchema.safeParse(data?.data()).data
    if (!use) return
    const deps = getDeps()
    const { useId = '' } = params
    await skipUnreadable(deps, () => rewardUse(deps, { useId, itemId: use.itemId, uid: use.createdBy }))
  })
}
