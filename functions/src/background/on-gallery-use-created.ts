import { paths } from '@postwright/core/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { rewardUse } from '../domain/earn/reward-use.ts'
import { skipUnreadable } from './skip-unreadable.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

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
