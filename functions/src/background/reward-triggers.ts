import { paths } from '@postwright/core/paths'
import { onDocumentWritten, onDocumentCreated } from 'firebase-functions/v2/firestore'
import { rewardPayment, rewardUse } from '../domain/earn/rewards.ts'
import { skipUnreadable } from './event-documents.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { z } from 'zod'

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

const useSchema = z.object({ itemId: z.string(), createdBy: z.string() })

/** After something of the gallery was used for the first time by a person: its maker is rewarded. */
export function onGalleryUseCreatedFunction(getDeps: GetDeps) {
  return onDocumentCreated({ document: paths.galleryUse('{useId}'), retry: true }, async ({ data, params }) => {
    const use = useSchema.safeParse(data?.data()).data
    if (!use) return
    const deps = getDeps()
    const { useId = '' } = params
    await skipUnreadable(deps, () => rewardUse(deps, { useId, itemId: use.itemId, uid: use.createdBy }))
  })
}
