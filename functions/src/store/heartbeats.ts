import { PAUSES_KEPT } from '@postwright/core/limits'
import { type Heartbeat, HEARTBEAT_SCHEMA } from '@postwright/core/model/heartbeat'
import { variantSchema } from '@postwright/core/model/variant'
import { VARIANTS_GROUP } from '@postwright/core/paths'
import { PAUSE_AFTER } from '@postwright/core/publishing/scheduler-pace'
import { FieldValue } from 'firebase-admin/firestore'
import { newDocument } from '../domain/new-document.ts'
import type { HeartbeatStore } from '../domain/ports/publishing.ts'
import type { Clock } from '../domain/ports/world.ts'
import { converterFor, nextRevision, patchFor } from './converter.ts'
import type { Refs } from './refs.ts'

/** Schedule and outcome of a publication, without its content. */
const publicationSchema = variantSchema.pick({ publishedAt: true, confirmedBy: true }).extend({
  scheduled: variantSchema.shape.scheduled.pick({ instant: true }),
})

const takenSchema = variantSchema.pick({ publishedAt: true })

export function createHeartbeatStore(refs: Refs, clock: Clock): HeartbeatStore {
  return {
    get: async (job) => (await refs.heartbeat(job).get()).data() ?? null,

    record: async (job, beat) => {
      const ref = refs.heartbeat(job)
      const last = (await ref.get()).data()
      const base = last ? { ...last, ...nextRevision(last, clock) } : newHeartbeat(clock, job)
      await ref.set({ ...base, ...beat, pauses: updatePauses(last, beat.lastRunAt) })
    },

    recordLateness: async (job, lateness) => {
      const changes = { lateness, rev: FieldValue.increment(1), updatedAt: clock.now() }
      await refs.heartbeat(job).update(patchFor(changes))
    },

    recordDeliveries: async (job, deliveries) => {
      const ref = refs.heartbeat(job)
      const last = (await ref.get()).data()
      const base = last ? { ...last, ...nextRevision(last, clock) } : newHeartbeat(clock, job)
      await ref.set({ ...base, lastRunAt: clock.now(), oldestDueAt: null, dueCount: 0, leftCount: 0, deliveries })
    },

    deliveriesOf: async (platform, since) => {
      const all = refs.db.collectionGroup(VARIANTS_GROUP).where('platform', '==', platform)
      const taken = all.where('state', '==', 'published').where('confirmedBy', '==', null)
      const from = new Date(since)
      const [latest, succeeded, failed] = await Promise.all([
        taken
          .orderBy('publishedAt', 'desc')
          .limit(1)
          .select('publishedAt')
          .withConverter(converterFor({ schema: takenSchema }))
          .get(),
        taken.where('publishedAt', '>=', from).count().get(),
        all.where('state', '==', 'failed').where('updatedAt', '>=', from).count().get(),
      ])
      const [last] = refs.rowsOf(latest.docs)
      return {
        platform,
        succeededAt: last?.publishedAt ?? null,
        succeeded: succeeded.data().count,
        failed: failed.data().count,
      }
    },

    delaysSince: async (since, limit) => {
      const { docs } = await refs.db
        .collectionGroup(VARIANTS_GROUP)
        .where('state', '==', 'published')
        .where('publishedAt', '>=', new Date(since))
        .orderBy('publishedAt', 'desc')
        .limit(limit)
        .select('publishedAt', 'confirmedBy', 'scheduled.instant')
        .withConverter(converterFor({ schema: publicationSchema }))
        .get()
      return refs.rowsOf(docs).flatMap(({ publishedAt, confirmedBy, scheduled }) => {
        return publishedAt === null || confirmedBy !== null ? [] : [Math.max(0, publishedAt - scheduled.instant)]
      })
    },
  }
}

function newHeartbeat(clock: Clock, job: string) {
  const base = newDocument(clock, { id: job, schema: HEARTBEAT_SCHEMA, createdBy: job })
  return { ...base, lateness: null, deliveries: [], pauses: [] }
}

/** Returns the pauses of a job at the beginning of a run, the latest first. The time since the last run is added if it exceeds `PAUSE_AFTER`. */
export function updatePauses(last: Heartbeat | undefined, now: number): Heartbeat['pauses'] {
  if (!last) return []
  if (now - last.lastRunAt <= PAUSE_AFTER) return last.pauses
  return [{ startedAt: last.lastRunAt, endedAt: now }, ...last.pauses].slice(0, PAUSES_KEPT)
}
