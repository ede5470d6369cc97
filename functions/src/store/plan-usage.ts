import { subscriptions } from '@postwright/core/collections/subscriptions'
import { users } from '@postwright/core/collections/users'
import type { PlanUsageStore } from '../domain/ports/plans.ts'
import { countOf } from './count-of.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** A channel that was disconnected takes no place; one that needs to be reconnected does. */
export const CONNECTED = ['connected', 'needs_reconnect', 'unreachable']

/** Statuses of a subscription whose plan somebody has or will have again. */
const SUBSCRIBED = ['trialing', 'active', 'past_due', 'paused']

export function createPlanUsageStore(refs: Refs): PlanUsageStore {
  return {
    countChannelsIn: async (tx, wid) => {
      const connected = refs.connections(wid).where('status', 'in', CONNECTED)
      return (await within(tx).get(connected.count())).data().count
    },

    countScheduledIn: async (tx, wid) => {
      const scheduled = refs.posts(wid).where('lifecycle', '==', 'scheduled')
      return (await within(tx).get(scheduled.count())).data().count
    },

    countSubscribers: async (planId, version) => {
      const having = refs.described(subscriptions).where('planId', '==', planId).where('version', '==', version)
      return countOf(having.where('status', 'in', SUBSCRIBED))
    },

    listSubscribers: async (planId, limit) => {
      const having = refs.described(subscriptions).where('planId', '==', planId).where('status', 'in', SUBSCRIBED)
      return refs.rowsOf((await having.limit(limit).get()).docs).map(({ uid }) => uid)
    },

    listPeople: async (limit) => (await refs.described(users).limit(limit).select().get()).docs.map(({ id }) => id),
  }
}
