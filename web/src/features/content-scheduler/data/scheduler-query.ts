import { documentId, orderBy, query, where, type CollectionReference, type Query } from 'firebase/firestore'
import type { Variant } from '@postwright/core/model/variant'
import type { CalendarFilter } from '../calendar-address.ts'
import { filterStates, type SchedulerFilter } from '../scheduler-filter.ts'

/** What is upcoming is always soonest first; the history follows the person's setting. */
export type SchedulerList = {
  filter: SchedulerFilter
  /** A channel says more than its network. */
  on: Pick<CalendarFilter, 'connectionId' | 'platform'>
  order: 'asc' | 'desc'
}

/** The publications of the schedule, as far as indexes choose them. */
export function schedulerQuery(
  variants: CollectionReference<Variant>,
  { filter, on: { connectionId, platform }, order }: SchedulerList,
): Query<Variant> {
  return query(
    variants,
    where('state', 'in', filterStates(filter)),
    ...(connectionId === null ? [] : [where('connectionId', '==', connectionId)]),
    ...(connectionId !== null || platform === null ? [] : [where('platform', '==', platform)]),
    orderBy('scheduled.instant', order),
    orderBy(documentId(), order),
  )
}
