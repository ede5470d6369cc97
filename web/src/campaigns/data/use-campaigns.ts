import { type Campaign, CAMPAIGNS_MAX } from '@postwright/core/model/campaign'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { campaigns } from '@postwright/core/collections/campaigns'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** Returns the campaigns of a workspace, including archived ones and templates. Live. */
export function useCampaigns(workspaceId: string): LiveList<Campaign> {
  return useLiveList(campaignsQuery(workspaceId))
}

/** Returns the query for all campaigns of a workspace, the newest first: all of them fit on one page. */
export function campaignsQuery(workspaceId: string): Query<Campaign> {
  return query(collectionRef(campaigns, workspaceId), ...listOrder(campaigns), limit(CAMPAIGNS_MAX))
}
