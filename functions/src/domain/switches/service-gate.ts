import { FREE_PLAN } from '@postwright/core/model/plan'
import type { ServiceSwitch } from '@postwright/core/model/service-switch'
import { getPaidChoice } from '@postwright/core/money/subscription-state'
import { asksForPerson, decideService, type ServicePerson } from '@postwright/core/switches/services'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'
import type { ServiceGate, ServicePlace } from '../ports/operator.ts'
import { createTtlCache } from '../ttl-cache.ts'

/** Time for which a process caches the states, and the data of a person. */
const SWITCH_KEPT = 10_000
const PERSON_KEPT = 30_000
const ALL = 'all'

type Needs = Pick<Deps, 'switches' | 'clock' | 'workspaces' | 'users' | 'subscriptions'>

/** Creates the gate that decides who may use which service. The API, the engine and background jobs use the same check. */
export function createServiceGate(deps: Needs): ServiceGate {
  const { switches, clock } = deps
  const recentStates = createTtlCache<readonly ServiceSwitch[]>(clock, SWITCH_KEPT)
  const recentPeople = createTtlCache<ServicePerson | null>(clock, PERSON_KEPT)
  const states = () => recentStates(ALL, () => switches.list())

  const decide: ServiceGate['decide'] = async (id, place) => {
    const known = await states()
    const subjectId = idOf(place)
    const person = asksForPerson(known, id) ? await recentPeople(subjectId, () => findPerson(deps, place)) : null
    return decideService(known, id, { subject: { id: subjectId, person }, now: clock.now() })
  }

  return {
    decide,

    require: async (id, place) => {
      const decision = await decide(id, place)
      if (decision.isOn) return
      const message = `${id} is off for ${idOf(place)}: ${decision.service} ${decision.why}`
      throw new AppError('service_off', { message, ...(decision.message !== '' && { detail: decision.message }) })
    },

    states,

    forget: () => recentStates.forget(ALL),
  }
}

function idOf(place: ServicePlace): string {
  return 'workspaceId' in place ? place.workspaceId : place.uid
}

/** Returns the owner of a workspace, whose plan applies to it, or the user of an account; null when there is none. */
async function findPerson(deps: Needs, place: ServicePlace): Promise<ServicePerson | null> {
  const uid = 'workspaceId' in place ? (await deps.workspaces.get(place.workspaceId))?.ownerUid : place.uid
  if (uid === undefined) return null
  const [user, subscription] = await Promise.all([deps.users.get(uid), deps.subscriptions.get(uid)])
  if (!user) return null
  const planId = getPaidChoice(subscription)?.planId ?? FREE_PLAN
  return { uid, planId, registeredAt: user.createdAt, isAdmin: user.role === 'admin' }
}
