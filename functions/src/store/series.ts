import { series as described } from '@postwright/core/collections/series'
import { paths, SERIES_GROUP } from '@postwright/core/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { SeriesStore } from '../domain/ports/planning.ts'
const placeSchema = z.object({ seriesId: z.string(), day: z.string() })

export function createSeriesStore(refs: Refs, clock: Clock): SeriesStore {
  const seriesOf = (wid: string) => refs.described(described, wid)
  return {
    get: async (wid, id) => (await seriesOf(wid).doc(id).get()).data() ?? null,

    getIn: async (tx, wid, id) => (await within(tx).get(seriesOf(wid).doc(id))).data() ?? null,

    list: async (wid) => refs.rowsOf((await seriesOf(wid).get()).docs),

    countIn: async (tx, wid) => (await within(tx).get(seriesOf(wid).count())).data().count,

    createIn: (tx, wid, series) => {
      within(tx).create(seriesOf(wid).doc(series.id), series)
    },

    /** What a person changes: it grows the revision, so that posts are no longer made from what was read before. */
    updateIn: (tx, wid, series, patch) => {
      const changes = { ...patch, ...nextRevision(series, clock) }
      within(tx).update(seriesOf(wid).doc(series.id), patchFor(changes, series))
      return { ...series, ...changes }
    },

    noteIn: (tx, wid, series, noted) => {
      within(tx).update(seriesOf(wid).doc(series.id), patchFor(noted, series))
    },

    deleteIn: (tx, wid, id) => {
      within(tx).delete(seriesOf(wid).doc(id))
    },

    placeOfPostIn: async (tx, wid, postId) => {
      const post = await within(tx).get(refs.db.doc(paths.post(wid, postId)))
      const [seriesId, day]: unknown[] = [post.get('seriesId'), post.get('seriesDay')]
      const place = placeSchema.safeParse({ seriesId, day })
      if (!place.success) return null
      const found = await within(tx).get(refs.db.collection(paths.series(wid)).doc(place.data.seriesId))
      return found.exists ? place.data : null
    },

    skipIn: (tx, wid, { seriesId, day }) => {
      within(tx).update(refs.db.collection(paths.series(wid)).doc(seriesId), {
        skipped: FieldValue.arrayUnion(day),
        rev: FieldValue.increment(1),
        updatedAt: new Date(clock.now()),
      })
    },

    listPosts: async (wid, seriesIds) => {
      const found = await refs.db
        .collection(paths.posts(wid))
        .where('seriesId', 'in', seriesIds)
        .select('seriesDay')
        .get()
      return found.docs.map((post) => ({ postId: post.id, day: String(post.get('seriesDay')) }))
    },

    listDue: async (until, limit) => {
      const { docs } = await refs.db
        .collectionGroup(SERIES_GROUP)
        .where('dueAt', '<=', new Date(until))
        .orderBy('dueAt')
        .limit(limit)
        .select()
        .get()
      return docs.map(({ id, ref }) => ({ workspaceId: ref.parent.parent?.id ?? '', seriesId: id }))
    },
  }
}
