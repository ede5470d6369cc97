import type { Segment } from '../model/service-rule.ts'

const DAY = 24 * 60 * 60_000

/** The facts of a person that segments are made of. */
export type ServicePerson = { uid: string; planId: string; registeredAt: number; isAdmin: boolean }

/** Whether a person belongs to a segment at a time. */
export function isInSegment(segment: Segment, person: ServicePerson, now: number): boolean {
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
