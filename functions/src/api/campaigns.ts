import * as contract from '@postwright/core/api/campaigns'
import { measureCampaigns } from '../domain/campaigns/measure-campaigns.ts'
import { setCampaignUtm } from '../domain/campaigns/set-campaign-utm.ts'
import { bind, type Route } from '../http/bind.ts'

export const CAMPAIGNS_ROUTES: readonly Route[] = [
  bind(contract.setCampaignUtm, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    setCampaignUtm(deps, caller, input),
  ),

  bind(contract.measureCampaigns, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    measureCampaigns(deps, caller, input),
  ),
]
