import { posts } from '@postwright/core/collections/posts'
import { radarMonths } from '@postwright/core/collections/radar-months'
import { radarSources } from '@postwright/core/collections/radar-sources'
import { instant } from '@postwright/core/ids'
import { radarMonthId } from '@postwright/core/model/radar'
import { paths, RADAR_SOURCES_GROUP } from '@postwright/core/paths'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { RadarStore } from '../domain/ports/public-readers.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

const ownPostSchema = z.object({
  text: posts.schema.shape.text,
  publishedAt: z
    .instanceof(Timestamp)
    .transform((time) => time.toMillis())
    .pipe(instant()),
})

export function createRadarStore(refs: Refs, clock: Clock): RadarStore {
  const monthsOf = (wid: string) => refs.described(radarMonths, wid)
  const { get, getIn, list, countIn, createIn, updateIn, deleteIn } = describedStore(refs, clock, radarSources)
  return {
    get,
    getIn,
    list,
    countIn,
    createIn,
    updateIn,
    deleteIn,

    listDue: async (until, limit) => {
      const { docs } = await refs.db
        .collectionGroup(RADAR_SOURCES_GROUP)
        .where('nextAt', '<=', new Date(until))
        .orderBy('nextAt')
        .limit(limit)
        .select()
        .get()
      return docs.map(({ id, ref }) => ({ workspaceId: ref.parent.parent?.id ?? '', sourceId: id }))
    },

    getMonthsIn: async (tx, wid, sourceId, months) => {
      const ids = months.map((month) => monthsOf(wid).doc(radarMonthId(sourceId, month)))
      return ids.length === 0 ? [] : refs.rowsOf(await within(tx).getAll(...ids))
    },

    listMonthIdsIn: async (tx, wid, sourceId) => {
      const own = refs.db
        .collection(paths.radarMonths(wid))
        .where(FieldPath.documentId(), '>=', radarMonthId(sourceId, ''))
        .where(FieldPath.documentId(), '<', radarMonthId(sourceId, 'a'))
        .select()
      return (await within(tx).get(own)).docs.map(({ id }) => id)
    },

    saveMonthIn: (tx, wid, month) => void within(tx).set(monthsOf(wid).doc(month.id), month),

    deleteMonthIn: (tx, wid, monthId) => void within(tx).delete(monthsOf(wid).doc(monthId)),

    listMonths: async (wid, months, limit) => {
      if (months.length === 0) return []
      const { docs } = await monthsOf(wid)
        .where('month', 'in', [...months])
        .limit(limit)
        .get()
      return refs.rowsOf(docs)
    },

    listOwnPosts: async (wid, since, limit) => {
      const { docs } = await refs.db
        .collection(paths.posts(wid))
        .where('lifecycle', '==', 'published')
        .where('publishedAt', '>=', new Date(since))
        .orderBy('publishedAt', 'desc')
        .limit(limit)
        .select('text', 'publishedAt')
        .get()
      return docs.flatMap((snapshot) => ownPostSchema.safeParse(snapshot.data()).data ?? [])
    },
  }
}
