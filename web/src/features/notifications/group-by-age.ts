import type { Notification } from '@postwright/core/model/notification'

export type Age = 'today' | 'earlier'
export type AgeGroup = { age: Age; notifications: Notification[] }

/** Returns the age of an event at `now`, by the viewer's calendar day. */
export function ageOf(happenedAt: number, now: number): Age {
  return new Date(happenedAt).toDateString() === new Date(now).toDateString() ? 'today' : 'earlier'
}

/** Groups a page of notifications, newest first, into today's and earlier ones; empty groups are left out. */
export function groupByAge(notifications: readonly Notification[], now: number): AgeGroup[] {
  const of = (age: Age) => notifications.filter(({ happenedAt }) => ageOf(happenedAt, now) === age)
  const groups: AgeGroup[] = [
    { age: 'today', notifications: of('today') },
    { age: 'earlier', notifications: of('earlier') },
  ]
  return groups.filter((group) => group.notifications.length > 0)
}
