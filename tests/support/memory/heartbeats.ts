import { HEARTBEAT_SCHEMA } from '@postwright/core/model/heartbeat'
import { newDocument } from '../../../functions/src/domain/new-document.ts'
import type { Clock } from '../../../functions/src/domain/ports.ts'
import { type HeartbeatStore, pausesWith } from '../../../functions/src/store/heartbeats.ts'
import { nextRevision } from '../../../functions/src/store/next-revision.ts'
import type { MemoryDatabase } from './database.ts'

/** The runs of scheduled jobs, and how late publications were. */
export function createMemoryHeartbeats({ heartbeats, variants }: MemoryDatabase, clock: Clock): HeartbeatStore {
  return {
    get: async (job) => heartbeats.get(job)?.data ?? null,

    record: async (job, beat) => {
      const last = heartbeats.get(job)?.data
      const base = last
        ? { ...last, ...nextRevision(last, clock) }
        : { ...newDocument(clock, { id: job, schema: HEARTBEAT_SCHEMA, createdBy: job }), lateness: null, pauses: [] }
      heartbeats.set(job, { ...base, ...beat, pauses: pausesWith(last, beat.lastRunAt) })
    },

    recordLateness: async (job, lateness) => {
      const rev = (heartbeats.get(job)?.data.rev ?? 0) + 1
      heartbeats.update(job, { lateness, rev, updatedAt: clock.now() })
    },

    delaysSince: async (since, limit) =>
      variants
        .where('state', 'published')
        .flatMap(({ data: { publishedAt, confirmedBy, scheduled } }) =>
          publishedAt === null || publishedAt < since ? [] : [{ publishedAt, confirmedBy, scheduled }],
        )
        .sort((a, b) => b.publishedAt - a.publishedAt)
        .slice(0, limit)
        .flatMap(({ publishedAt, confirmedBy, scheduled }) =>
          confirmedBy === null ? [Math.max(0, publishedAt - scheduled.instant)] : [],
        ),
  }
}
