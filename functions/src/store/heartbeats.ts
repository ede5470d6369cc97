import { HEARTBEAT_SCHEMA, type Heartbeat } from '@postwright/core/model/heartbeat'
import { newDocument } from '../domain/new-document.ts'
import type { Clock } from '../domain/ports.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'

type Beat = Pick<Heartbeat, 'lastRunAt' | 'oldestDueAt' | 'dueCount'>

export type HeartbeatStore = ReturnType<typeof createHeartbeatStore>

export function createHeartbeatStore(refs: Refs, clock: Clock) {
  return {
    /** Notes that a scheduled job ran. Of two runs at once the later write stands. */
    record: async (job: string, beat: Beat): Promise<void> => {
      const ref = refs.heartbeat(job)
      const last = (await ref.get()).data()
      const base = last
        ? { ...last, ...nextRevision(last, clock) }
        : newDocument(clock, { id: job, schema: HEARTBEAT_SCHEMA, createdBy: job })
      await ref.set({ ...base, ...beat })
    },
  }
}
