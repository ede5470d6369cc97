import { campaigns } from '@postwright/core/collections/campaigns'
import { campaignDraftSchema } from '@postwright/core/model/campaign'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { CAMPAIGN_PARTS } from '../campaign-parts.ts'

export const campaignDrafts = describeDrafts(campaigns, {
  schema: campaignDraftSchema,
  parts: CAMPAIGN_PARTS,
  titleOf: ({ name }) => name,
  href: routes.campaign.href,
  words: { untitled: 'areas:campaign.untitled', notCreated: 'areas:campaign.notCreated' },
})
