import {
  SERVICE_IDS,
  type ServiceId,
  type ServiceSwitch,
  type MaintenanceWindow,
  type Segment,
} from '../model/service-switch.ts'

/** Dependencies of each service: a service is off for everyone for whom one of its dependencies is off. */
export const SERVICE_NEEDS: Readonly<Record<ServiceId, readonly ServiceId[]>> = {
  publishing: [],
  series: ['publishing'],
  queues: ['publishing'],
  media: [],
  post_imports: ['media'],
  feed_imports: ['post_imports'],
  brand_autofill: ['media'],
  model_runs: [],
  contributions: ['media'],
  earn: [],
  mails: [],
}

/** Returns a service preceded by all its dependencies, the closest one last. */
export function withNeeds(id: ServiceId): ServiceId[] {
  return [...new Set([...SERVICE_NEEDS[id].flatMap(withNeeds), id])]
}

/** Returns the services that depend on a service, without the service itself. */
export function findDependents(id: ServiceId): ServiceId[] {
  return SERVICE_IDS.filter((each) => each !== id && withNeeds(each).includes(id))
}

/** Services of an account, independent of the open workspace. */
export const PERSONAL_SERVICES: readonly ServiceId[] = ['earn']

/** Resolution of a share: hundredths of a percent. */
const STEPS = 10_000

const STEPS_PER_PERCENT = STEPS / 100

type OffReason = 'switched_off' | 'maintenance' | 'excluded' | 'segment' | 'not_in_share'

/** `service`: the service that is off; it may be a dependency of the requested one. `until`: time at which it is on again automatically. */
type ServiceOff = { isOn: false; service: ServiceId; why: OffReason; message: string; until: number | null }

export type ServiceDecision = { isOn: true } | ServiceOff

export type ServiceState = Pick<ServiceSwitch, 'id' | 'isOn' | 'share' | 'excluded' | 'rules' | 'message' | 'windows'>

/** User of a service: the id of a workspace or account, and its person, null if there is none or no rule needs one. */
type ServiceSubject = { id: string; person: ServicePerson | null }

/** Decides whether a subject may use a service with all its dependencies. A service without a state is on. */
export function decideService(
  states: readonly ServiceState[],
  id: ServiceId,
  { subject, now }: { subject: ServiceSubject; now: number },
): ServiceDecision {
  for (const each of withNeeds(id)) {
    const state = states.find((known) => known.id === each)
    const off = state && decideOne(state, subject, now)
    if (off) return off
  }
  return { isOn: true }
}

/** Returns whether a decision about a service depends on the person. */
export function asksForPerson(states: readonly ServiceState[], id: ServiceId): boolean {
  return withNeeds(id).some((each) => (states.find((known) => known.id === each)?.rules.length ?? 0) > 0)
}

function decideOne(state: ServiceState, subject: ServiceSubject, now: number): ServiceOff | null {
  const off = (why: OffReason, { message, until }: { message: string; until: number | null }): ServiceOff => {
    return { isOn: false, service: state.id, why, message, until }
  }
  const always = { message: state.message, until: null }
  if (!state.isOn) return off('switched_off', always)
  const window = findLiveWindow(state.windows, now)
  if (window) return off('maintenance', { message: window.message, until: window.endsAt })
  const { person } = subject
  if (state.excluded.includes(subject.id)) return off('excluded', always)
  const rule = person && state.rules.find(({ segment }) => isInSegment(segment, person, now))
  if (rule) return rule.isOn ? null : off('segment', always)
  return stepOf(state.id, subject.id) >= state.share * STEPS_PER_PERCENT ? off('not_in_share', always) : null
}

/** Returns the current maintenance window. Its start is inclusive, its end exclusive. */
export function findLiveWindow(windows: readonly MaintenanceWindow[], now: number): MaintenanceWindow | null {
  return windows.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ?? null
}

/**
 * Returns the rollout step of a subject. It is stable, so increasing the share excludes no current subject; each service distributes subjects
 * differently.
 */
function stepOf(serviceId: string, subject: string): number {
  let hash = 0x811c9dc5
  for (const sign of `${serviceId}:${subject}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % STEPS
}

const DAY = 24 * 60 * 60_000

/** Attributes of a person used by segments. */
export type ServicePerson = { uid: string; planId: string; registeredAt: number; isAdmin: boolean }

function isInSegment(segment: Segment, person: ServicePerson, now: number): boolean {
  switch (segment.kind) {
    case 'plans':
      return segment.planIds.includes(person.planId)
    case 'younger':
      return now - person.registeredAt < segment.days * DAY
    case 'older':
      return now - person.registeredAt >= segment.days * DAY
    case 'admins':
      return person.isAdmin
    case 'people':
      return segment.uids.includes(person.uid)
  }
}
