import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import { readPage } from '@/lib/live/read-page.ts'
import { measuredQuery } from './measured-query.ts'

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
