import type { Connection } from '@postwright/core/model/connection'
import type { QueueDraft } from '@postwright/core/model/queue'
import { type SuggestedPlan, suggestedSlots } from '@postwright/core/slots/suggested-slots'

/** What a new queue begins with; the zone is the workspace's. */
export type NewQueue = Pick<QueueDraft, 'name' | 'connectionIds'> & { plan: SuggestedPlan }

/** A queue for a channel, or one for no channel yet. */
export function newQueueFor(channel: Connection | null): NewQueue {
  return channel
    ? { name: channel.name === '' ? channel.handle : channel.name, connectionIds: [channel.id], plan: 5 }
    : { name: '', connectionIds: [], plan: 5 }
}

/** The draft of a queue as it is stored first. */
export function draftOfNew({ name, connectionIds, plan }: NewQueue, tzid: string): QueueDraft {
  return { name, connectionIds, tzid, slots: suggestedSlots(plan), evergreen: null }
}
