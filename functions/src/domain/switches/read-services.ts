import type { readServices as readContract } from '@postwright/core/api/switches'
import type { OutputOf } from '@postwright/core/endpoint'
import { SERVICE_IDS } from '@postwright/core/model/service-switch'
import { PERSONAL_SERVICES } from '@postwright/core/switches/services'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'

type Needs = Pick<Deps, 'services' | 'members' | 'workspaces'>

/**
 * The services that are off for the caller in a workspace.
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
