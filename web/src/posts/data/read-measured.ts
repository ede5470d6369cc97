import { type QueryDocumentSnapshot, orderBy, query, where, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import { readPage } from '@/lib/live/read-page.ts'
import { metrics } from '@postwright/core/collections/metrics'
import { collectionRef } from '@/lib/live/refs.ts'

/** The latest publications count: what people did a year ago says less. No more documents are read. */
const MEASURED_MAX = 300

/** How people answered the latest publications, as far as their networks told. */
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

/** What was known of publications a day after they went out, the latest first; of all channels with null. */
export function measuredQuery(workspaceId: string, connectionId: string | null): Query<PublicationMetrics> {
  return query(
    collectionRef(metrics, workspaceId),
    ...(connectionId === null ? [] : [where('connectionId', '==', connectionId)]),
    where('age', '==', '24h'),
    orderBy('publishedAt', 'desc'),
  )
}
