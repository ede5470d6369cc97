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
 * Sets the `utm_campaign` value of a campaign's links; an empty text removes it. Two campaigns of a workspace cannot share a value: `utm_taken` names
 * the other campaign.
 */
export const setCampaignUtm = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/campaigns/:campaignId/utm',
  auth: 'member',
  right: 'edit_library',
  /** Text as typed by the user; stored in the form that `normalizeUtm` returns. */
  input: z.object({ workspaceId: documentId(), campaignId: documentId(), utm: z.string().max(UTM_CAMPAIGN_MAX) }),
  output: z.object({ campaign: campaignSchema }),
  errors: ['forbidden', 'not_found', 'utm_taken', 'rate_limited'],
})

const count = z.int().min(0)

const measuredSchema = z.object({
  campaignId: documentId(),
  /** Number of the campaign's posts by state; `open` are drafts and posts that need attention. */
  posts: z.object({ open: count, scheduled: count, published: count }),
  /** Publication times of the campaign's posts, newest first. Empty in an overview. */
  published: z.array(z.object({ postId: documentId(), publishedAt: instant() })).max(MEASURED_POSTS_MAX),
  /** Latest metrics of the campaign's newest publications; null if unknown. */
  publications: z
    .array(z.object({ postId: documentId(), publishedAt: instant(), values: metricsValuesSchema.nullable() }))
    .max(MEASURED_PUBLICATIONS_MAX),
  /** True if the campaign has more publications than were read. */
  isPartial: z.boolean(),
})

export type MeasuredCampaign = z.infer<typeof measuredSchema>

/** Counts the posts of campaigns, and reads the results of their publications. An overview reads metrics only if the goal needs them. */
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
  /** Deleted campaigns are omitted. */
  output: z.object({ campaigns: z.array(measuredSchema) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
