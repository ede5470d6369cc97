import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import {
  campaignSchema,
  CAMPAIGNS_MEASURED_MAX,
  MEASURED_POSTS_MAX,
  MEASURED_PUBLICATIONS_MAX,
  UTM_CAMPAIGN_MAX,
} from '../model/campaign.ts'
import { metricsValuesSchema } from '../model/metrics.ts'

/**
 * Gives a campaign the spelling that `utm_campaign` of its links has; an empty text takes it away. A spelling belongs to one campaign
 * of the workspace: `utm_taken` names the other one.
 */
export const setCampaignUtm = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/campaigns/:campaignId/utm',
  auth: 'member',
  right: 'edit_library',
  /** As a person types it: it is stored as `normalizeUtm` spells it. */
  input: z.object({ workspaceId: documentId(), campaignId: documentId(), utm: z.string().max(UTM_CAMPAIGN_MAX) }),
  output: z.object({ campaign: campaignSchema }),
  errors: ['forbidden', 'not_found', 'utm_taken', 'rate_limited'],
})

const count = z.int().min(0)

const measuredSchema = z.object({
  campaignId: documentId(),
  /** Its posts by what became of them; `open` are drafts and those that need attention. */
  posts: z.object({ open: count, scheduled: count, published: count }),
  /** When its posts were published, the newest first. Left out of an overview. */
  published: z.array(z.object({ postId: documentId(), publishedAt: instant() })).max(MEASURED_POSTS_MAX),
  /** The newest metrics of its newest publications; null where nothing is known. */
  publications: z
    .array(z.object({ postId: documentId(), publishedAt: instant(), values: metricsValuesSchema.nullable() }))
    .max(MEASURED_PUBLICATIONS_MAX),
  /** True where it has more publications than were read. */
  isPartial: z.boolean(),
})

export type MeasuredCampaign = z.infer<typeof measuredSchema>

/** Counts the posts of campaigns, and reads what their publications have brought. An overview reads metrics only where the goal asks for them. */
export const measureCampaigns = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/campaigns/measure',
  auth: 'member',
  right: 'read_content',
  input: z.object({
    workspaceId: documentId(),
    campaignIds: z.array(documentId()).min(1).max(CAMPAIGNS_MEASURED_MAX),
    isOverview: z.boolean(),
  }),
  /** Campaigns that are gone are left out. */
  output: z.object({ campaigns: z.array(measuredSchema) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
