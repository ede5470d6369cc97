import type { ServiceId } from '@postwright/core/model/service-switch'
import type { ServiceGate } from './ports/operator.ts'

/** Filters work by workspaces for which a service is on. The rest stays unchanged, and is found again once the service is on. */
export async function filterByService<Work extends { workspaceId: string }>(
  services: Pick<ServiceGate, 'decide'>,
  id: ServiceId,
  work: readonly Work[],
): Promise<Work[]> {
  const decided = await Promise.all(work.map(async (each) => (await services.decide(id, each)).isOn))
  return work.filter((_, at) => decided[at])
}
