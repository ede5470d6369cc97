import { useQuery } from '@tanstack/react-query'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import { readMeasured } from '@/posts/data/read-measured.ts'

const HOUR = 60 * 60_000

type Wanted = {
  /** Null for all channels. */
  connectionId: string | null
  isWanted: boolean
}

/** Returns the engagement of the latest publications one day after publishing; undefined while loading or not requested. */
export function useMeasured(
  workspaceId: string,
  { connectionId, isWanted }: Wanted,
): readonly PublicationMetrics[] | undefined {
  const { data } = useQuery({
    queryKey: ['measured', workspaceId, connectionId],
    enabled: isWanted,
    staleTime: HOUR,
    queryFn: () => readMeasured(workspaceId, connectionId),
  })
  return isWanted ? data : undefined
}
