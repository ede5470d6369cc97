import { ALWAYS_ON, type ServiceId, type SwitchSettings } from '@postwright/core/model/service-switch'
import type { Caller } from '../../functions/src/domain/caller.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { setSwitch } from '../../functions/src/domain/switches/manage-switches.ts'

export const OPERATOR: Caller = { uid: 'root', sessionId: 'session', role: 'admin' }

/** Turns a service on or off as an admin, whatever its current state. */
export async function turnService(deps: Deps, id: ServiceId, settings: Partial<SwitchSettings>): Promise<void> {
  const rev = (await deps.switches.get(id))?.rev ?? 0
  await setSwitch(deps, OPERATOR, { id, rev, settings: { ...ALWAYS_ON, ...settings }, reason: 'Trial' })
}
