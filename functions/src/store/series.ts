import { series as described } from '@postwright/core/collections/series'
import type { Series } from '@postwright/core/model/series'
import { paths, SERIES_GROUP } from '@postwright/core/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** Where a post stands in its series. */
export type SeriesPlace = { seriesId: string; day: string }

/** What making posts notes by itself. */
type Noted = Pick<Series, 'madeUntil' | 'dueAt' | 'problem' | 'skipped'>

const placeSchema = z.object({ seriesId: z.string(), day: z.string() })

export type SeriesStore = ReturnType<typeof createSeriesStore>

export function createSeriesStore(refs: Refs, clock: Clock) {
  const seriesOf = (wid: string) => refs.described(described, wid)
  return {
    get: async (wid: string, id: string): Promise<Series | null> => (await seriesOf(wid).doc(id).get()).data() ?? null,

    getIn: async (tx: Tx, wid: string, id: string): Promise<Series | null> =>
      (await tx.get(seriesOf(wid).doc(id))).data() ?? null,

    list: async (wid: string): Promise<Series[]> => refs.rowsOf((await seriesOf(wid).get()).docs),

    countIn: async (tx: Tx, wid: string): Promise<number> => (await tx.get(seriesOf(wid).count())).data().count,

    createIn: (tx: Tx, wid: string, series: Series): void => {
      tx.create(seriesOf(wid).doc(series.id), series)
    },

    /** What a person changes: it grows the revision, so that posts are no longer made from what was read before. */
    updateIn: (tx: Tx, wid: string, series: Series, patch: Partial<Series>): Series => {
      const changes = { ...patch, ...nextRevision(series, clock) }
      tx.update(seriesOf(wid).doc(series.id), patchFor(changes, series))
      return { ...series, ...changes }
    },

    /** Notes how far its posts are made, in a transaction that read it; the revision stays. */
    noteIn: (tx: Tx, wid: string, series: Series, noted: Partial<Noted>): void => {
      tx.update(seriesOf(wid).doc(series.id), patchFor(noted, series))
    },

    deleteIn: (tx: Tx, wid: string, id: string): void => {
      tx.delete(seriesOf(wid).doc(id))
    },

    /** The series and day of a post, readable or not; null when it has none, or its series is gone. */
    placeOfPostIn: async (tx: Tx, wid: string, postId: string): Promise<SeriesPlace | null> => {
      const post = await tx.get(refs.db.doc(paths.post(wid, postId)))
      const [seriesId, day]: unknown[] = [post.get('seriesId'), post.get('seriesDay')]
      const place = placeSchema.safeParse({ seriesId, day })
      if (!place.success) return null
      const found = await tx.get(refs.db.collection(paths.series(wid)).doc(place.data.seriesId))
      return found.exists ? place.data : null
    },

    /** Leaves out a day, in a transaction that found the place of a post. */
    skipIn: (tx: Tx, wid: string, { seriesId, day }: SeriesPlace): void => {
      tx.update(refs.db.collection(paths.series(wid)).doc(seriesId), {
        skipped: FieldValue.arrayUnion(day),
        rev: FieldValue.increment(1),
        updatedAt: new Date(clock.now()),
      })
    },

    /** The posts that a series has made, and perhaps one that it was split off, by their days. */
    listPosts: async (wid: string, seriesIds: readonly string[]): Promise<{ postId: string; day: string }[]> => {
      const found = await refs.db
        .collection(paths.posts(wid))
        .where('seriesId', 'in', seriesIds)
        .select('seriesDay')
        .get()
      return found.docs.map((post) => ({ postId: post.id, day: String(post.get('seriesDay')) }))
    },

    /** Series of all workspaces whose posts are to be made, those that wait longest first. */
    listDue: async (until: number, limit: number): Promise<{ workspaceId: string; seriesId: string }[]> => {
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
