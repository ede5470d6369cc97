import { plans } from '@postwright/core/collections/plans'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { type Plan, PLAN_SCHEMA_OFFERED_FROM, type PlanVersion } from '@postwright/core/model/plan'
import type { BillablePlan } from '@postwright/core/money/plan-change'
import type { BillablePlans, PlanUsageStore } from '../domain/ports/billing.ts'
import type { PlanStore } from '../domain/ports/content.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { subscriptions } from '@postwright/core/collections/subscriptions'
import { users } from '@postwright/core/collections/users'
import { countOf } from './queries.ts'
import { within } from './transaction.ts'

export function createPlanStore(refs: Refs, clock: Clock): PlanStore {
  const documents = () => refs.described(plans)

  return {
    ...describedStore(refs, clock, plans),

    listVisible: async () => {
      const found = await documents().where('isVisible', '==', true).orderBy('sort').limit(LIST_LIMIT_MAX).get()
      // NOTE a plan of an older version may be stored as visible although its upgraded form is not.
      return refs.rowsOf(found.docs).filter(({ isVisible }) => isVisible)
    },

    hasAny: async (schema) => !(await documents().where('schema', '>=', schema).limit(1).get()).empty,

    createOrRenew: async (wanted) => {
      const refsById = wanted.map((plan) => documents().doc(plan.id))
      await refs.db.runTransaction(async (tx) => {
        const snapshots = await tx.getAll(...refsById)
        wanted.forEach((plan, index) => {
          const [ref, snapshot] = [refsById[index], snapshots[index]]
          const stored = snapshot?.data()
          // NOTE the stored version is read here, because the entity is already upgraded.
          if (!ref || (stored && Number(snapshot?.get('schema')) >= PLAN_SCHEMA_OFFERED_FROM)) return
          tx.set(ref, { ...plan, rev: (stored?.rev ?? 0) + 1, createdAt: stored?.createdAt ?? plan.createdAt })
        })
      })
    },
  }
}

/** Returns a reader of plans: `listOffered` returns the latest versions of visible paid plans, `find` any version that was ever published. */
export function createBillablePlans(plans: Pick<PlanStore, 'listVisible' | 'get'>): BillablePlans {
  return {
    listOffered: async () => {
      const current = (await plans.listVisible()).flatMap((plan) => plan.versions.slice(-1).map(toBillable(plan)))
      return current.filter(({ prices }) => Object.values(prices).some(({ month, year }) => month > 0 || year > 0))
    },
    find: async (planId, version) => {
      const plan = await plans.get(planId)
      const found = plan?.versions.find((each) => each.version === version)
      return plan && found ? toBillable(plan)(found) : null
    },
  }
}

function toBillable({ id }: Plan) {
  return ({ version, name, tagline, prices, trialDays }: PlanVersion): BillablePlan => {
    return { planId: id, version, name, tagline, prices, trialDays }
  }
}

/** Statuses of channels that count towards the limit: a disconnected channel does not, one that must be reconnected does. */
export const CONNECTED = ['connected', 'needs_reconnect', 'unreachable']

/** Statuses of a subscription whose plan is active or will be active again. */
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
