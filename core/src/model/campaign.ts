import { z } from 'zod'
import { documentId } from '../ids.ts'
import { POST_CONNECTIONS_MAX, POST_LABEL_MAX } from '../limits.ts'
import { oneLine, oneLineOrNothing, manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

export const CAMPAIGN_NAME_MAX = 80

export const CAMPAIGN_AUDIENCE_MAX = 500

export const CAMPAIGN_MESSAGE_MAX = 1_000

export const CAMPAIGN_OFFER_MAX = 500

export const CAMPAIGN_TONE_MAX = 200

export const CAMPAIGN_PERSONAS_MAX = 20

export const CAMPAIGN_PILLARS_MAX = 8

export const CAMPAIGN_GOAL_MAX = 1_000_000_000

/** Maximum budget, in minor units. */
export const CAMPAIGN_BUDGET_MAX = 100_000_000_000

/** Maximum number of campaigns per workspace, including archived ones and templates: the maximum size of a list query. */
export const CAMPAIGNS_MAX = 50

export const UTM_SOURCE_MAX = 40

export const UTM_MEDIUM_MAX = 40

export const UTM_CAMPAIGN_MAX = 60

/** Maximum number of campaigns compared side by side, and measured by one call. */
export const CAMPAIGNS_COMPARED_MAX = 4

export const CAMPAIGNS_MEASURED_MAX = 10

/** Maximum number of a campaign's published posts, newest first, and of their publications, whose metrics are read. */
export const MEASURED_POSTS_MAX = 200

export const MEASURED_PUBLICATIONS_MAX = 150

export const CAMPAIGN_STATES = ['planned', 'running', 'done'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/**
 * Metrics for goals: the number of published posts, or the sum of one metric of their publications; `engagement` is likes, reposts, replies and
 * clicks together.
 */
export const GOAL_METRICS = ['posts', 'engagement', 'likes', 'reposts', 'replies', 'views', 'clicks'] as const
export type GoalMetric = (typeof GOAL_METRICS)[number]

/** A subject of a campaign. Its posts carry the name as a label. */
export const pillarSchema = z.object({
  id: documentId(),
  name: oneLine(POST_LABEL_MAX),
  /** Percentage of the campaign's posts. */
  share: z.int().min(0).max(100),
})

export type Pillar = z.infer<typeof pillarSchema>

/** A normalized UTM value: lower-case letters, digits, `-`, `_` and `.`; empty for none. `normalizeUtm` converts any text. */
const utmValue = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[a-z0-9._-]*$/)

/** UTM source for links on one channel, replacing the name of its network. */
const utmSourceSchema = z.object({ connectionId: documentId(), source: utmValue(UTM_SOURCE_MAX).min(1) })

/** A day in the format `YYYY-MM-DD`; empty for none. */
const campaignDay = () =>
  z
    .string()
    .max(10)
    .regex(/^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$/)

/** The fields of a campaign that editors write. */
export const campaignDraftSchema = z.object({
  name: oneLine(CAMPAIGN_NAME_MAX),
  state: z.enum(CAMPAIGN_STATES),
  /** Archived campaigns are kept and listed separately. */
  isArchived: z.boolean(),
  /** True if the campaign is used to create other campaigns; a template has no posts. */
  isTemplate: z.boolean(),
  goalMetric: z.enum(GOAL_METRICS),
  /** 0 means no goal. */
  goalTarget: z.int().min(0).max(CAMPAIGN_GOAL_MAX),
  audience: manyLines(CAMPAIGN_AUDIENCE_MAX),
  message: manyLines(CAMPAIGN_MESSAGE_MAX),
  offer: manyLines(CAMPAIGN_OFFER_MAX),
  tone: oneLineOrNothing(CAMPAIGN_TONE_MAX),
  /** First and last day of the campaign. */
  startDay: campaignDay(),
  endDay: campaignDay(),
  personaIds: z.array(documentId()).max(CAMPAIGN_PERSONAS_MAX),
  connectionIds: z.array(documentId()).max(POST_CONNECTIONS_MAX),
  pillars: z.array(pillarSchema).max(CAMPAIGN_PILLARS_MAX),
  /** In minor units of the currency; 0 means no budget. */
  budgetAmount: z.int().min(0).max(CAMPAIGN_BUDGET_MAX),
  /** Currency code in three lower-case letters; empty for none. */
  budgetCurrency: z
    .string()
    .max(3)
    .regex(/^([a-z]{3})?$/),
  /** Uid of the member who is responsible for the campaign; empty for none. */
  ownerId: manyLines(128),
  utmSources: z.array(utmSourceSchema).max(POST_CONNECTIONS_MAX),
  /** UTM medium of the links; empty means `social`. */
  utmMedium: utmValue(UTM_MEDIUM_MAX),
})

export type CampaignDraft = z.infer<typeof campaignDraftSchema>

/** A campaign, `workspaces/{wid}/campaigns/{id}`. */
export const campaignSchema = documentBase.extend({
  ...campaignDraftSchema.shape,
  /** `utm_campaign` of the campaign's links; empty if the links get no UTM parameters. Written by the API, unique within a workspace. */
  utmCampaign: utmValue(UTM_CAMPAIGN_MAX),
})

export type Campaign = z.infer<typeof campaignSchema>

/** Returns a draft that contains only a name. */
export function emptyCampaign(name: string): CampaignDraft {
  return {
    name,
    state: 'planned',
    isArchived: false,
    isTemplate: false,
    goalMetric: 'posts',
    goalTarget: 0,
    audience: '',
    message: '',
    offer: '',
    tone: '',
    startDay: '',
    endDay: '',
    personaIds: [],
    connectionIds: [],
    pillars: [],
    budgetAmount: 0,
    budgetCurrency: '',
    ownerId: '',
    utmSources: [],
    utmMedium: '',
  }
}
