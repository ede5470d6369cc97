import { paths } from '@postwright/core/paths'
import { lifecycleSchema } from '@postwright/core/publishing/lifecycle'
import { variantStateSchema } from '@postwright/core/publishing/variant-state'
import type { Query } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** A post that is published, and a variant that is published or cancelled, no longer need their pictures. */
const UNPUBLISHED = lifecycleSchema.exclude(['published']).options
const MAY_GO_OUT = variantStateSchema.exclude(['published', 'cancelled']).options

/** Read item by item: a malformed item does not hide the others. */
const mediaListSchema = z.array(z.object({ mediaId: z.string() }).catch({ mediaId: '' })).catch([])
const postFieldsSchema = z.object({ media: mediaListSchema })
const variantFieldsSchema = z.object({ content: z.object({ media: mediaListSchema }).catch({ media: [] }) })

export type MediaUseStore = ReturnType<typeof createMediaUseStore>

/** Whether a picture is still needed. Pictures are stored with their alt text, so no index can answer that. */
export function createMediaUseStore(refs: Refs) {
  async function listsIn(tx: Tx, query: Query, mediaOf: (fields: unknown) => z.infer<typeof mediaListSchema>) {
    const { docs } = await tx.get(query)
    return docs.flatMap((snapshot) => mediaOf(snapshot.data()))
  }

  return {
    isUsedIn: async (tx: Tx, wid: string, mediaId: string): Promise<boolean> => {
      const posts = refs.db.collection(paths.posts(wid)).where('lifecycle', 'in', UNPUBLISHED).select('media')
      const variants = refs.db.collection(paths.variants(wid)).where('state', 'in', MAY_GO_OUT).select('content.media')
      const used = [
        ...(await listsIn(tx, posts, (fields) => postFieldsSchema.parse(fields).media)),
        ...(await listsIn(tx, variants, (fields) => variantFieldsSchema.parse(fields).content.media)),
      ]
      return used.some((item) => item.mediaId === mediaId)
    },
  }
}
