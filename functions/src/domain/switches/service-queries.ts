import type { readServices as readContract, getServiceImpact as impactContract } from '@postwright/core/api/switches'
import type { OutputOf } from '@postwright/core/endpoint'
import { SERVICE_IDS, type ServiceId } from '@postwright/core/model/service-switch'
import { PERSONAL_SERVICES, findDependents } from '@postwright/core/switches/services'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'

type Needs = Pick<Deps, 'services' | 'members' | 'workspaces'>

/**
 * Returns the services that are off for the caller in a workspace.
 * @throws `not_found`
 */
export async function readServices(
  deps: Needs,
  caller: Caller,
  workspaceId: string,
): Promise<OutputOf<typeof readContract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const decided = await Promise.all(
    SERVICE_IDS.map(async (id) => {
      const place = PERSONAL_SERVICES.includes(id) ? { uid: caller.uid } : { workspaceId }
      const decision = await deps.services.decide(id, place)
      return decision.isOn ? [] : [{ id, because: decision.service, message: decision.message, until: decision.until }]
    }),
  )
  return { off: decided.flat() }
}

/** Number of next items whose people are counted. */
const PEOPLE_FROM = 200

/** Returns the work that a stop of a service pauses: its own first, then that of each service that depends on it. */
export async function readServiceImpact(
  { serviceWork }: Pick<Deps, 'serviceWork'>,
  id: ServiceId,
): Promise<OutputOf<typeof impactContract>> {
  const affected = await Promise.all(
    [id, ...findDependents(id)].map(async (each) => {
      const { count, people, nextAt } = await serviceWork.measure(each, PEOPLE_FROM)
      return { id: each, count, people: new Set(people).size, hasMorePeople: count > people.length, nextAt }
    }),
  )
  return { affected }
}
