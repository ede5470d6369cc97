import {
  SERVICE_IDS,
  type ServiceId,
  type ServiceSwitch,
  type MaintenanceWindow,
  type Segment,
} from '../model/service-switch.ts'

/** The services that each service needs: it is off for everybody for whom one of them is off. */
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

/** A service after everything that it needs, the nearest need last. */
export function withNeeds(id: ServiceId): ServiceId[] {
  return [...new Set([...SERVICE_NEEDS[id].flatMap(withNeeds), id])]
}

/** The services that a stop of one turns off with it, itself not among them. */
export function findDependents(id: ServiceId): ServiceId[] {
  return SERVICE_IDS.filter((each) => each !== id && withNeeds(each).includes(id))
}

/** Services that an account has whatever workspace is open. */
export const PERSONAL_SERVICES: readonly ServiceId[] = ['earn']

/** Steps of a share: hundredths of a percent. */
const STEPS = 10_000

const STEPS_PER_PERCENT = STEPS / 100

type OffReason = 'switched_off' | 'maintenance' | 'excluded' | 'segment' | 'not_in_share'

/** `service`: the one that is off; another than asked for where that one is needed. `until`: it is on again then by itself. */
type ServiceOff = { isOn: false; service: ServiceId; why: OffReason; message: string; until: number | null }

export type ServiceDecision = { isOn: true } | ServiceOff

export type ServiceState = Pick<ServiceSwitch, 'id' | 'isOn' | 'share' | 'excluded' | 'rules' | 'message' | 'windows'>

/** Who uses a service: the id of a workspace or of an account, and its person, null where there is none or no rule asks. */
type ServiceSubject = { id: string; person: ServicePerson | null }

/** Whether a service, with everything that it needs, may be used by a subject. A service without a state is on. */
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

/** Whether a decision about a service depends on its person. */
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

/** The maintenance that is going on. Its start belongs to it, its end does not. */
export function findLiveWindow(windows: readonly MaintenanceWindow[], now: number): MaintenanceWindow | null {
  return windows.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ?? null
}

/** The same step each time, so that a larger share takes nobody out; other services spread the same subjects differently. */
function stepOf(serviceId: string, subject: string): number {
  let hash = 0x811c9dc5
  for (const sign of `${serviceId}:${subject}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % STEPS
}

const DAY = 24 * 60 * 60_000

/** The facts of a person that segments are made of. */
export type ServicePerson = { uid: string; planId: string; registeredAt: number; isAdmin: boolean }

/** Whether a person belongs to a segment at a time. */
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
