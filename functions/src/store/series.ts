import { series as described } from '@postwright/core/collections/series'
import { paths, SERIES_GROUP } from '@postwright/core/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { SeriesStore } from '../domain/ports/planning.ts'
import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

const placeSchema = z.object({ seriesId: z.string(), day: z.string() })

export function createSeriesStore(refs: Refs, clock: Clock): SeriesStore {
  const seriesOf = (wid: string) => refs.described(described, wid)
  return {
    ...describedStore(refs, clock, described),

    noteIn: (tx, wid, series, noted) => {
      within(tx).update(seriesOf(wid).doc(series.id), patchFor(noted, series))
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
