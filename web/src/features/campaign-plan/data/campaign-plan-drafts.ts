import { campaigns } from '@postwright/core/collections/campaigns'
import { campaignDraftSchema } from '@postwright/core/model/campaign'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { routes } from '@/config/routes.ts'

/** The campaign of a plan as a draft. */
export const campaignPlanDrafts = describeDrafts(campaigns, {
  schema: campaignDraftSchema,
  titleOf: ({ name }) => name,
  href: routes.campaignPlan.href,
  words: { untitled: 'campaign-plan:untitled', notCreated: 'campaign-plan:drafts.failed' },
})
