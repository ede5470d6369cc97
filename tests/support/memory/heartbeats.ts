import { HEARTBEAT_SCHEMA } from '@postwright/core/model/heartbeat'
import { newDocument } from '../../../functions/src/domain/new-document.ts'
import type { Clock } from '../../../functions/src/domain/ports/world.ts'
import type { HeartbeatStore } from '../../../functions/src/domain/ports/publishing.ts'
import { updatePauses } from '../../../functions/src/store/heartbeats.ts'
import { nextRevision } from '../../../functions/src/store/converter.ts'
import type { MemoryDatabase } from './database.ts'

export function createMemoryHeartbeats({ heartbeats, variants }: MemoryDatabase, clock: Clock): HeartbeatStore {
  function nextOf(job: string) {
    const last = heartbeats.get(job)?.data
    const none = { lateness: null, deliveries: [], pauses: [] }
    const base = last
      ? { ...last, ...nextRevision(last, clock) }
      : { ...newDocument(clock, { id: job, schema: HEARTBEAT_SCHEMA, createdBy: job }), ...none }
    return { last, base }
  }

  return {
    get: async (job) => heartbeats.get(job)?.data ?? null,

    record: async (job, beat) => {
      const { last, base } = nextOf(job)
      heartbeats.set(job, { ...base, ...beat, pauses: updatePauses(last, beat.lastRunAt) })
    },

    recordLateness: async (job, lateness) => {
      const rev = (heartbeats.get(job)?.data.rev ?? 0) + 1
      heartbeats.update(job, { lateness, rev, updatedAt: clock.now() })
    },

    recordDeliveries: async (job, deliveries) => {
      const { base } = nextOf(job)
      heartbeats.set(job, { ...base, lastRunAt: clock.now(), oldestDueAt: null, dueCount: 0, leftCount: 0, deliveries })
    },

    deliveriesOf: async (platform, since) => {
      const all = ['published', 'failed'].flatMap((state) =>
        variants
          .where('state', state)
          .map(({ data }) => data)
          .filter((variant) => variant.platform === platform),
      )
      const taken = all.flatMap(({ state, publishedAt, confirmedBy }) =>
        state === 'published' && publishedAt !== null && confirmedBy === null ? [publishedAt] : [],
      )
      return {
        platform,
        succeededAt: taken.length === 0 ? null : Math.max(...taken),
        succeeded: taken.filter((at) => at >= since).length,
        failed: all.filter(({ state, updatedAt }) => state === 'failed' && updatedAt >= since).length,
      }
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
