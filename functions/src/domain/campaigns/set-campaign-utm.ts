import type { setCampaignUtm as contract } from '@postwright/core/api/campaigns'
import { normalizeUtm } from '@postwright/core/campaigns/utm'
import type { OutputOf } from '@postwright/core/endpoint'
import { UTM_CAMPAIGN_MAX } from '@postwright/core/model/campaign'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

/**
 * Sets the UTM spelling of a campaign. If two campaigns request the same one at once, the later is rejected.
 * @throws the codes of the contract
 */
export async function setCampaignUtm(
  deps: Deps,
  caller: Caller,
  { workspaceId, campaignId, utm }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const utmCampaign = normalizeUtm(utm, UTM_CAMPAIGN_MAX)
  return deps.transact(async (tx) => {
    const campaign = await deps.campaigns.getIn(tx, workspaceId, campaignId)
    if (!campaign) throw new AppError('not_found', { message: `campaign ${campaignId}` })
    if (campaign.utmCampaign === utmCampaign) return { campaign }
    if (utmCampaign === '') return { campaign: deps.campaigns.updateIn(tx, workspaceId, campaign, { utmCampaign }) }
    const claim = await deps.countGuards.readIn(tx, 'utm', workspaceId)
    const holder = await deps.campaigns.withUtmIn(tx, workspaceId, utmCampaign)
    if (holder) {
      const sentence = fillWords(FIELD_WORDS.utmTaken, { name: holder.name, utm: utmCampaign })
      throw new AppError('utm_taken', { detail: sentence, fields: { utm: sentence } })
    }
    claim()
    return { campaign: deps.campaigns.updateIn(tx, workspaceId, campaign, { utmCampaign }) }
  })
}
