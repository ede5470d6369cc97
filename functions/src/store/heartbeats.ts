import { HEARTBEAT_SCHEMA, type Heartbeat } from '@postwright/core/model/heartbeat'
import { variantSchema } from '@postwright/core/model/variant'
import { VARIANTS_GROUP } from '@postwright/core/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { newDocument } from '../domain/new-document.ts'
import type { Clock } from '../domain/ports.ts'
import { converterFor, patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'

type Beat = Pick<Heartbeat, 'lastRunAt' | 'oldestDueAt' | 'dueCount'>

/** What was planned and what became of it, without the content. */
const publicationSchema = variantSchema.pick({ publishedAt: true, confirmedBy: true }).extend({
  scheduled: variantSchema.shape.scheduled.pick({ instant: true }),
})

export type HeartbeatStore = ReturnType<typeof createHeartbeatStore>

export function createHeartbeatStore(refs: Refs, clock: Clock) {
  return {
    /** Notes that a scheduled job ran. Of two runs at once the later write stands. */
    record: async (job: string, beat: Beat): Promise<void> => {
      const ref = refs.heartbeat(job)
      const last = (await ref.get()).data()
      const base = last
        ? { ...last, ...nextRevision(last, clock) }
        : { ...newDocument(clock, { id: job, schema: HEARTBEAT_SCHEMA, createdBy: job }), lateness: null }
      await ref.set({ ...base, ...beat })
    },

    /** Adds to a job's last run how punctual it is. */
    noteLateness: async (job: string, lateness: Heartbeat['lateness']): Promise<void> => {
      const changes = { lateness, rev: FieldValue.increment(1), updatedAt: clock.now() }
      await refs.heartbeat(job).update(patchFor(changes))
    },

    /**
     * How many milliseconds after their time the publications since an instant went out, the latest `limit` of them.
     * Those that a person confirmed by hand are left out: nobody knows when they went out.
     */
    delaysSince: async (since: number, limit: number): Promise<number[]> => {
      const { docs } = await refs.db
        .collectionGroup(VARIANTS_GROUP)
        .where('state', '==', 'published')
        .where('publishedAt', '>=', new Date(since))
        .orderBy('publishedAt', 'desc')
        .limit(limit)
        .select('publishedAt', 'confirmedBy', 'scheduled.instant')
        .withConverter(converterFor(publicationSchema))
        .get()
      return docs.flatMap((snapshot) => {
        const { publishedAt, confirmedBy, scheduled } = snapshot.data()
        return publishedAt === null || confirmedBy !== null ? [] : [Math.max(0, publishedAt - scheduled.instant)]
      })
    },
  }
}
