import type { getServiceImpact as impactContract } from '@postwright/core/api/switches'
import type { OutputOf } from '@postwright/core/endpoint'
import type { ServiceId } from '@postwright/core/model/service-switch'
import { findDependents } from '@postwright/core/switches/services'
import type { Deps } from '../ports/deps.ts'

/** The next items whose people are counted. */
const PEOPLE_FROM = 200

/** The work that a stop of a service pauses, its own first, then that of each service that needs it. */
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
