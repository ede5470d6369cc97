import { useQuery } from '@tanstack/react-query'
import { measureCampaigns, type MeasuredCampaign } from '@postwright/core/api/campaigns'
import { CAMPAIGNS_MEASURED_MAX } from '@postwright/core/model/campaign'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { orderBy, query, where, type Query } from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'

const FRESH_FOR = 60_000

/** Returns the progress of campaigns by their ids; for an overview, without the history. It is not live: results are reused for a minute. */
export function useMeasured(workspaceId: string, campaignIds: readonly string[], isOverview: boolean) {
  const read = useQuery({
    queryKey: ['campaigns', 'measured', workspaceId, isOverview, ...campaignIds],
    enabled: campaignIds.length > 0,
    staleTime: FRESH_FOR,
    queryFn: async () => {
      const measured: MeasuredCampaign[] = []
      for (let at = 0; at < campaignIds.length; at += CAMPAIGNS_MEASURED_MAX) {
        const part = campaignIds.slice(at, at + CAMPAIGNS_MEASURED_MAX)
        const { campaigns } = await call(measureCampaigns, { workspaceId, campaignIds: part, isOverview })
        measured.push(...campaigns)
      }
      return new Map(measured.map((each) => [each.campaignId, each]))
    },
  })
  return queryState(read)
}

/** Returns the query for the posts of a campaign, last changed first. */
export function campaignPostsQuery(workspaceId: string, campaignId: string): Query<Post> {
  return query(refs.posts(workspaceId), where('campaignId', '==', campaignId), orderBy('updatedAt', 'desc'))
}
