import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readAnalytics } from '@postwright/core/api/analytics'
import { campaigns } from '@postwright/core/collections/campaigns'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import { call } from '@/lib/api-client.ts'
import { idsQuery, IDS_QUERY_MAX } from '@/lib/live/ids-query.ts'
import { readPage } from '@/lib/live/read-page.ts'
import { collectionRef, refs } from '@/lib/live/refs.ts'
import { queryState } from '@/lib/query-state.ts'
import type { AnalyticsView } from './use-analytics-view.ts'

const MINUTE = 60_000

export type Analytics = OutputOf<typeof readAnalytics>

/** Data shared by the parts of a report. */
export type ReportProps = {
  report: Analytics
  view: AnalyticsView
  channels: readonly Connection[]
  workspaceId: string
}

/** Returns the metrics of a view. The previous view's metrics are kept while they load. */
export function useAnalytics(workspaceId: string, { period, comparison, connectionId, filter }: AnalyticsView) {
  const query = useQuery({
    queryKey: ['analytics', workspaceId, period, comparison, connectionId, filter],
    queryFn: () => call(readAnalytics, { workspaceId, period, comparison, connectionId, posts: filter }),
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
  })
  return { read: queryState(query), isRenewing: query.isPlaceholderData }
}

/** Returns posts by id, at most `IDS_QUERY_MAX`; deleted posts are missing. Null while they load. */
export function useNamedPosts(workspaceId: string, postIds: readonly string[]): ReadonlyMap<string, Post> | null {
  const ids = [...new Set(postIds)].slice(0, IDS_QUERY_MAX)
  const { data } = useQuery({
    queryKey: ['analyticsPosts', workspaceId, ids],
    enabled: ids.length > 0,
    queryFn: async () => readPage(idsQuery(refs.posts(workspaceId), ids), { after: null, size: IDS_QUERY_MAX }),
    staleTime: MINUTE,
  })
  if (ids.length === 0) return new Map()
  return data ? new Map(data.data.map((post) => [post.id, post])) : null
}

/** Returns the names of at most `IDS_QUERY_MAX` campaigns by id; deleted campaigns are missing. Empty while they load. */
export function useCampaignNames(workspaceId: string, campaignIds: readonly string[]): ReadonlyMap<string, string> {
  const ids = [...new Set(campaignIds)].slice(0, IDS_QUERY_MAX)
  const { data } = useQuery({
    queryKey: ['analyticsCampaigns', workspaceId, ids],
    enabled: ids.length > 0,
    queryFn: async () =>
      readPage(idsQuery(collectionRef(campaigns, workspaceId), ids), { after: null, size: IDS_QUERY_MAX }),
    staleTime: MINUTE,
  })
  return new Map(data?.data.map(({ id, name }) => [id, name]) ?? [])
}
