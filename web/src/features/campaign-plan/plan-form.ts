import { z } from 'zod'
import { documentId } from '@postwright/core/ids'
import { placementSchema } from '@postwright/core/campaign-plan/placement'
import {
  CONTENT_FORMATS,
  contentFormatSchema,
  FUNNEL_STAGES,
  funnelStageSchema,
  planWeightsSchema,
} from '@postwright/core/campaign-plan/plan-brief'
import * as max from '@postwright/core/campaign-plan/brief-limits'

export const PLAN_STEPS = ['brief', 'constraints', 'proposal', 'drafts'] as const
export type PlanStep = (typeof PLAN_STEPS)[number]

const share = z.int().min(0).max(100)
const text = z.string().max(2_000)
const day = z.string().max(10)

const channelSchema = z.object({
  id: documentId(),
  perWeek: z.int().min(0).max(max.PLAN_PER_WEEK_MAX),
  perDay: z.int().min(1).max(max.PLAN_PER_DAY_MAX),
  gapHours: z
    .int()
    .min(0)
    .max(max.PLAN_GAP_MAX / 60),
  weekdays: z.array(z.int().min(1).max(7)).max(7),
  times: z.array(z.string().max(5)).max(6),
})

const pillarTextSchema = z.object({
  /** Id of a library template; empty for a custom text, or for none. */
  templateId: z.string().max(128),
  text: z.string().max(10_000),
  /** Values of placeholders, by key. */
  values: z.record(z.string(), text),
})

/** All input of a user for a campaign plan, kept on this device until its drafts are created. */
export const planFormSchema = z.object({
  campaignId: documentId(),
  step: z.enum(PLAN_STEPS),
  name: text,
  message: text,
  from: day,
  until: day,
  channels: z.array(channelSchema).max(max.PLAN_CHANNELS_MAX),
  pillars: z.array(z.object({ id: documentId(), name: text, about: text, share })).max(max.PLAN_PILLARS_MAX),
  stages: z.array(z.object({ id: funnelStageSchema, share })),
  formats: z.array(z.object({ id: contentFormatSchema, share })),
  personas: z.array(z.object({ id: documentId(), share })).max(max.PLAN_PERSONAS_MAX),
  capacityPerWeek: z.int().min(1).max(max.PLAN_CAPACITY_MAX),
  alikeDays: z.int().min(0).max(max.PLAN_ALIKE_DAYS_MAX),
  blackouts: z.array(z.object({ id: documentId(), name: text, from: day, until: day })).max(max.PLAN_BLACKOUTS_MAX),
  keyDates: z
    .array(
      z.object({
        id: documentId(),
        name: text,
        day,
        leadDays: z.int().min(0).max(max.PLAN_LEAD_DAYS_MAX),
        posts: z.int().min(1).max(max.PLAN_KEY_DATE_POSTS_MAX),
        pillarId: documentId().nullable(),
      }),
    )
    .max(max.PLAN_KEY_DATES_MAX),
  weights: planWeightsSchema,
  skipped: z.array(z.object({ channelId: documentId(), local: z.string().max(16) })),
  seed: z.int().min(0),
  placements: z.array(placementSchema),
  /** The plan before the last solve; null if there was none, or after the user has closed the list of changes. */
  before: z.array(placementSchema).nullable(),
  pillarTexts: z.record(z.string(), pillarTextSchema),
  /** True while drafts are being created. It stays true if the page is closed meanwhile; the user can then continue the creation. */
  isCreating: z.boolean(),
  /** Number of created drafts; 0 until all are created. */
  created: z.int().min(0),
})

export type PlanForm = z.infer<typeof planFormSchema>
export type ChannelForm = PlanForm['channels'][number]
export type PillarText = z.infer<typeof pillarTextSchema>

const STAGE_SHARES = { awareness: 40, consideration: 30, conversion: 20, loyalty: 10 } as const
const DAYS = 84

/**
 * Returns the form of a new plan, without channels and pillars, for the 12 weeks from the first Monday after `today`.
 * @param today `YYYY-MM-DD`
 */
export function emptyPlanForm({
  campaignId,
  today,
  weights,
}: {
  campaignId: string
  today: string
  weights: PlanForm['weights']
}): PlanForm {
  const first = Temporal.PlainDate.from(today)
  const monday = first.add({ days: 8 - first.dayOfWeek })
  return {
    campaignId,
    step: 'brief',
    name: '',
    message: '',
    from: monday.toString(),
    until: monday.add({ days: DAYS - 1 }).toString(),
    channels: [],
    pillars: [],
    stages: FUNNEL_STAGES.map((id) => ({ id, share: STAGE_SHARES[id] })),
    formats: CONTENT_FORMATS.map((id) => ({ id, share: id === 'poll' ? 0 : 20 })),
    personas: [],
    capacityPerWeek: 10,
    alikeDays: 2,
    blackouts: [],
    keyDates: [],
    weights,
    skipped: [],
    seed: 1,
    placements: [],
    before: null,
    pillarTexts: {},
    isCreating: false,
    created: 0,
  }
}

/** Returns a channel with default settings: three posts a week on weekdays. */
export function emptyChannel(id: string): ChannelForm {
  return { id, perWeek: 3, perDay: 1, gapHours: 12, weekdays: [1, 2, 3, 4, 5], times: ['09:00', '12:30', '17:00'] }
}
