import type { Connection } from '@postwright/core/model/connection'
import type { QueueDraft } from '@postwright/core/model/queue'
import { type SuggestedPlan, suggestedSlots } from '@postwright/core/slots/slots'

/** Initial values of a new queue; `tzid` null: the workspace's zone. */
export type NewQueue = Pick<QueueDraft, 'name' | 'connectionIds'> & { plan: SuggestedPlan; tzid: string | null }

/** Returns a new queue for a channel, or one without channels. */
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

/** Returns the first stored draft of a queue, in `timeZone` unless the new queue sets another zone. */
export function draftOfNew({ name, connectionIds, plan, tzid }: NewQueue, timeZone: string): QueueDraft {
  return { name, connectionIds, tzid: tzid ?? timeZone, slots: suggestedSlots(plan), evergreen: null }
}
