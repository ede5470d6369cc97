import type { Campaign } from '@postwright/core/model/campaign'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { campaignsQuery } from './campaigns-query.ts'

/** The campaigns of a workspace, archived ones and templates included. Live. */
export function useCampaigns(workspaceId: string): LiveList<Campaign> {
  return useLiveList(campaignsQuery(workspaceId))
}
