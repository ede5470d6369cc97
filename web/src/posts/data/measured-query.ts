import { orderBy, query, where, type Query } from 'firebase/firestore'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import { metrics } from '@postwright/core/collections/metrics'
import { collectionRef } from '@/lib/live/refs.ts'

/** What was known of publications a day after they went out, the latest first; of all channels with null. */
export function measuredQuery(workspaceId: string, connectionId: string | null): Query<PublicationMetrics> {
  return query(
    collectionRef(metrics, workspaceId),
    ...(connectionId === null ? [] : [where('connectionId', '==', connectionId)]),
    where('age', '==', '24h'),
    orderBy('publishedAt', 'desc'),
  )
}
