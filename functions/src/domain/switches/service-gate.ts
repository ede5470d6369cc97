import type { ServiceSwitch, ServiceId } from '@postwright/core/model/service-switch'
import { decideService } from '@postwright/core/switches/decide-service'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'
import type { ServiceGate } from '../ports/switches.ts'

/** How long a process goes by the state that it has read. */
const SWITCH_KEPT = 10_000

/** Refuses what belongs to a service that is off. */
export function createServiceGate({ switches, clock }: Pick<Deps, 'switches' | 'clock'>): ServiceGate {
  const known = new Map<ServiceId, { until: number; state: Promise<ServiceSwitch | null> }>()

  function read(id: ServiceId): Promise<ServiceSwitch | null> {
    const found = known.get(id)
    if (found && clock.now() < found.until) return found.state
    const state = switches.get(id)
    known.set(id, { until: clock.now() + SWITCH_KEPT, state })
    state.catch(() => known.delete(id))
    return state
  }

  return {
    require: async (id, subject) => {
      const decision = decideService(await read(id), subject)
      if (decision.isOn) return
      const message = `${id} is off for ${subject}: ${decision.why}`
      throw new AppError('service_off', { message, ...(decision.message !== '' && { detail: decision.message }) })
    },

    forget: (id) => void known.delete(id),
  }
}
