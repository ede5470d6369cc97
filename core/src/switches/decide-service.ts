import type { ServiceSwitch } from '../model/service-switch.ts'

/** Steps of a share: hundredths of a percent. */
const STEPS = 10_000
const STEPS_PER_PERCENT = STEPS / 100

export type ServiceDecision =
  | { isOn: true }
  | { isOn: false; why: 'switched_off' | 'not_in_share' | 'excluded'; message: string }

type State = Pick<ServiceSwitch, 'id' | 'isOn' | 'share' | 'excluded' | 'message'>

/** Whether a service may be used by a subject, the id of a workspace or of an account. Without a state it is on. */
export function decideService(state: State | null, subject: string): ServiceDecision {
  if (state === null) return { isOn: true }
  const { message } = state
  if (!state.isOn) return { isOn: false, why: 'switched_off', message }
  if (state.excluded.includes(subject)) return { isOn: false, why: 'excluded', message }
  if (stepOf(state.id, subject) >= state.share * STEPS_PER_PERCENT) return { isOn: false, why: 'not_in_share', message }
  return { isOn: true }
}

/** The same step each time, so that a larger share takes nobody out; other services spread the same subjects differently. */
function stepOf(serviceId: string, subject: string): number {
  let hash = 0x811c9dc5
  for (const sign of `${serviceId}:${subject}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % STEPS
}
