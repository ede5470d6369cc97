import { campaigns } from '@postwright/core/collections/campaigns'
import { metrics } from '@postwright/core/collections/metrics'
import { posts } from '@postwright/core/collections/posts'
import { documentId } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { CampaignStore } from '../domain/ports/planning.ts'
import type { Clock } from '../domain/ports/world.ts'
import { countOf } from './queries.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

const publishedSchema = z.object({
  id: documentId(),
  publishedAt: z.instanceof(Timestamp).transform((time) => time.toMillis()),
  connectionIds: posts.schema.shape.connectionIds,
})

/** Maximum number of values of an `in` filter. */
const IDS_AT_ONCE = 30

export function createCampaignStore(refs: Refs, clock: Clock): CampaignStore {
  const postsOf = (wid: string, campaignId: string) =>
    refs.db.collection(paths.posts(wid)).where('campaignId', '==', campaignId)
  const { get, getIn, updateIn } = describedStore(refs, clock, campaigns)
  return {
    get,
    getIn,
    updateIn,

    withUtmIn: async (tx, wid, utmCampaign) => {
      const query = refs.described(campaigns, wid).where('utmCampaign', '==', utmCampaign).limit(1)
      return refs.rowsOf((await within(tx).get(query)).docs)[0] ?? null
    },

    countPosts: async (wid, campaignId) => {
      const of = (lifecycles: string[]) => countOf(postsOf(wid, campaignId).where('lifecycle', 'in', lifecycles))
      const [open, scheduled, published] = await Promise.all([
        of(['draft', 'attention']),
        of(['scheduled', 'sending']),
        of(['published']),
      ])
      return { open, scheduled, published }
    },

    listPublished: async (wid, campaignId, limit) => {
      const { docs } = await postsOf(wid, campaignId)
        .where('lifecycle', '==', 'published')
        .orderBy('publishedAt', 'desc')
        .limit(limit)
        .select('publishedAt', 'connectionIds')
        .get()
      return docs.flatMap((snapshot) => {
        const parsed = publishedSchema.safeParse({ ...snapshot.data(), id: snapshot.id })
        return parsed.success ? [parsed.data] : []
      })
    },

    listMetrics: async (wid, ids) => {
      const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, at) =>
        ids.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE),
      )
      const found = await Promise.all(
        parts.map((part) => refs.described(metrics, wid).where(FieldPath.documentId(), 'in', part).get()),
      )
      return refs.rowsOf(found.flatMap(({ docs }) => docs))
    },
  }
}
