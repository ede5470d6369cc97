import { type Campaign, CAMPAIGNS_MAX } from '@postwright/core/model/campaign'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { campaigns } from '@postwright/core/collections/campaigns'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** The campaigns of a workspace, archived ones and templates included. Live. */
export function useCampaigns(workspaceId: string): LiveList<Campaign> {
  return useLiveList(campaignsQuery(workspaceId))
}

/** All campaigns of a workspace, the newest first: there are no more than one page can hold. */
export function campaignsQuery(workspaceId: string): Query<Campaign> {
  return query(collectionRef(campaigns, workspaceId), ...listOrder(campaigns), limit(CAMPAIGNS_MAX))
}
