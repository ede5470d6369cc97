import {
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type CollectionReference,
  type Query,
} from 'firebase/firestore'
import type { Variant } from '@postwright/core/model/variant'
import { filterStates, type SchedulerFilter } from '../scheduler-filter.ts'

/** The last row of the page before: rows with the same time are told apart by their id. */
export type Cursor = { instant: number; id: string }

export type SchedulerPage = {
  filter: SchedulerFilter
  /** What is upcoming is always soonest first; the history follows the person's setting. */
  order: 'asc' | 'desc'
  after: Cursor | null
  /** Rows to read; at most what the rules allow. */
  size: number
}

/** One page of the schedule under the rules. */
export function schedulerQuery(
  variants: CollectionReference<Variant>,
  { filter, order, after, size }: SchedulerPage,
): Query<Variant> {
  return query(
    variants,
    where('state', 'in', filterStates(filter)),
    ...(filter.connectionId === null ? [] : [where('connectionId', '==', filter.connectionId)]),
    orderBy('scheduled.instant', order),
    orderBy(documentId(), order),
    ...(after === null ? [] : [startAfter(after.instant, after.id)]),
    limit(size),
  )
}
