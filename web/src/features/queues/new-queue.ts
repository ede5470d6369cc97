import type { Connection } from '@postwright/core/model/connection'
import type { QueueDraft } from '@postwright/core/model/queue'
import { type SuggestedPlan, suggestedSlots } from '@postwright/core/slots/slots'

/** What a new queue begins with; `tzid` null: the zone is the workspace's. */
export type NewQueue = Pick<QueueDraft, 'name' | 'connectionIds'> & { plan: SuggestedPlan; tzid: string | null }

/** A queue for a channel, or one for no channel yet. */
export function newQueueFor(channel: Connection | null): NewQueue {
  return channel
    ? {
        name: channel.name === '' ? channel.handle : channel.name,
        connectionIds: [channel.id],
        plan: 5,
        tzid: channel.timeZone,
      }
    : { name: '', connectionIds: [], plan: 5, tzid: null }
}

/** The draft of a queue as it is stored first, on the clock of `timeZone` unless it begins with another. */
export function draftOfNew({ name, connectionIds, plan, tzid }: NewQueue, timeZone: string): QueueDraft {
  return { name, connectionIds, tzid: tzid ?? timeZone, slots: suggestedSlots(plan), evergreen: null }
}
