import { limit, query, where, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import { metrics } from '@postwright/core/collections/metrics'
import { collectionRef } from '@/lib/live/refs.ts'

/** What is known of how people answered one publication: an entry per age. */
export function publicationMetricsQuery(workspaceId: string, variantId: string): Query<PublicationMetrics> {
  return query(collectionRef(metrics, workspaceId), where('variantId', '==', variantId), limit(LIST_LIMIT_MAX))
}
