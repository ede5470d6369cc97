import { orderBy, type QueryOrderByConstraint } from 'firebase/firestore'
import type { Collection } from '@postwright/core/collections/collection'

/** The order of a collection's lists by its description; none where each list has its own. */
export function listOrder({ order }: Pick<Collection, 'order'>): QueryOrderByConstraint[] {
  return order ? [orderBy(order.by, order.direction)] : []
}
