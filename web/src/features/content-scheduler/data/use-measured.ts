import { useQuery } from '@tanstack/react-query'
import { orderBy, query, where, type QueryDocumentSnapshot } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import { readPage } from '@/lib/live/read-page.ts'
import { refs } from '@/lib/live/refs.ts'

/** The latest posts count: what people did a year ago says less. */
const READ_MAX = 300

/** How people answered the latest posts within a day; undefined while it is read, or not asked for. */
export function useMeasured(workspaceId: string, isWanted: boolean): readonly PublicationMetrics[] | undefined {
  const { data } = useQuery({
    queryKey: ['measured', workspaceId],
    enabled: isWanted,
    staleTime: 60 * 60_000,
    queryFn: () => readMeasured(workspaceId),
  })
  return isWanted ? data : undefined
}

async function readMeasured(workspaceId: string): Promise<PublicationMetrics[]> {
  const list = query(refs.metrics(workspaceId), where('age', '==', '24h'), orderBy('publishedAt', 'desc'))
  const found: PublicationMetrics[] = []
  let after: QueryDocumentSnapshot<PublicationMetrics> | null = null
  do {
    const page: Awaited<ReturnType<typeof readPage<PublicationMetrics>>> = await readPage(list, {
      after,
      size: LIST_LIMIT_MAX,
    })
    found.push(...page.data)
    after = page.endCursor
  } while (after !== null && found.length < READ_MAX)
  return found
}
