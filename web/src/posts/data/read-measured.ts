import { type QueryDocumentSnapshot, orderBy, query, where, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import { readPage } from '@/lib/live/read-page.ts'
import { metrics } from '@postwright/core/collections/metrics'
import { collectionRef } from '@/lib/live/refs.ts'

/** Maximum number of publications read, latest first, because engagement from a year ago is less relevant. */
const MEASURED_MAX = 300

/** Returns the engagement of the latest publications, as far as their networks report it. */
export async function readMeasured(workspaceId: string, connectionId: string | null): Promise<PublicationMetrics[]> {
  const list = measuredQuery(workspaceId, connectionId)
  const found: PublicationMetrics[] = []
  let after: QueryDocumentSnapshot<PublicationMetrics> | null = null
  do {
    const page: Awaited<ReturnType<typeof readPage<PublicationMetrics>>> = await readPage(list, {
      after,
      size: LIST_LIMIT_MAX,
    })
    found.push(...page.data)
    after = page.endCursor
  } while (after !== null && found.length < MEASURED_MAX)
  return found.filter(({ state }) => state === 'measured')
}

/**
 * Returns the query for the metrics of publications one day after publishing, newest first, on one channel, or on all channels if `connectionId` is
 * null.
 */
export function measuredQuery(workspaceId: string, connectionId: string | null): Query<PublicationMetrics> {
  return query(
    collectionRef(metrics, workspaceId),
    ...(connectionId === null ? [] : [where('connectionId', '==', connectionId)]),
    where('age', '==', '24h'),
    orderBy('publishedAt', 'desc'),
  )
}
