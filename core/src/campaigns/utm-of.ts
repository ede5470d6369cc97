import type { Campaign } from '../model/campaign.ts'
import type { Utm } from './add-utm.ts'

/** What links get of which campaign. */
export type CampaignUtm = Pick<Campaign, 'utmCampaign' | 'utmMedium' | 'utmSources'>

export const DEFAULT_UTM_MEDIUM = 'social'

/** The UTM values of a campaign's links on one channel; null while the campaign has no spelling. */
export function utmOf(campaign: CampaignUtm | null, channel: { id: string; platform: string }): Utm | null {
  if (!campaign || campaign.utmCampaign === '') return null
  const own = campaign.utmSources.find(({ connectionId }) => connectionId === channel.id)
  return {
    source: own?.source ?? channel.platform.replaceAll('_', '-'),
    medium: campaign.utmMedium || DEFAULT_UTM_MEDIUM,
    campaign: campaign.utmCampaign,
  }
}
