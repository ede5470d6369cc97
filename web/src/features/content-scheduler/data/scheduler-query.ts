import { documentId, orderBy, query, where, type CollectionReference, type Query } from 'firebase/firestore'
import type { Variant } from '@postwright/core/model/variant'
import { filterStates, type SchedulerFilter } from '../scheduler-filter.ts'

/** What is upcoming is always soonest first; the history follows the person's setting. */
export type SchedulerList = { filter: SchedulerFilter; order: 'asc' | 'desc' }

/** The schedule under a filter. */
export function schedulerQuery(
  variants: CollectionReference<Variant>,
  { filter, order }: SchedulerList,
): Query<Variant> {
  return query(
    variants,
    where('state', 'in', filterStates(filter)),
    ...(filter.connectionId === null ? [] : [where('connectionId', '==', filter.connectionId)]),
    orderBy('scheduled.instant', order),
    orderBy(documentId(), order),
  )
}
