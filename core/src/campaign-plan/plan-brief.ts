import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { slotSchema } from '../model/queue.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'
import { localTimeSchema, timeZoneSchema, isoDay } from '../time/zoned-time.ts'
import { epochDay } from './calendar-days.ts'
import * as max from './brief-limits.ts'

/** Stages of the funnel, in campaign order. */
export const FUNNEL_STAGES = ['awareness', 'consideration', 'conversion', 'loyalty'] as const
export const funnelStageSchema = z.enum(FUNNEL_STAGES)
export type FunnelStage = z.infer<typeof funnelStageSchema>

export const CONTENT_FORMATS = ['text', 'image', 'carousel', 'video', 'link', 'poll'] as const
export const contentFormatSchema = z.enum(CONTENT_FORMATS)
export type ContentFormat = z.infer<typeof contentFormatSchema>

/** Soft rules in display order. */
export const SOFT_RULE_IDS = [
  'pillar_mix',
  'stage_mix',
  'format_mix',
  'persona_mix',
  'stage_order',
  'even_days',
  'even_gaps',
  'variety',
  'channel_echo',
  'key_date_closeness',
] as const
export type SoftRuleId = (typeof SOFT_RULE_IDS)[number]

/** Share relative to the other shares. */
const share = z.int().min(0).max(100)
const weight = z.int().min(0).max(max.PLAN_WEIGHT_MAX)

/** Weights by soft rule; 0 turns one off. */
export const planWeightsSchema = z.record(z.enum(SOFT_RULE_IDS), weight)

const planChannelSchema = z.object({
  id: documentId(),
  perWeek: z.int().min(0).max(max.PLAN_PER_WEEK_MAX),
  perDay: z.int().min(1).max(max.PLAN_PER_DAY_MAX),
  /** Minimum number of minutes between two posts of the channel. */
  gapMinutes: z.int().min(0).max(max.PLAN_GAP_MAX),
  slots: z.array(slotSchema).max(max.PLAN_CHANNEL_SLOTS_MAX),
})

const planPillarSchema = z.object({
  id: documentId(),
  name: oneLine(max.PLAN_NAME_MAX),
  about: manyLines(max.PLAN_ABOUT_MAX),
  share,
})

const keyDateSchema = z.object({
  id: documentId(),
  name: oneLine(max.PLAN_NAME_MAX),
  day: isoDay(),
  /** Number of days before the key date on which its posts are also allowed. */
  leadDays: z.int().min(0).max(max.PLAN_LEAD_DAYS_MAX),
  posts: z.int().min(1).max(max.PLAN_KEY_DATE_POSTS_MAX),
  pillarId: documentId().nullable(),
})

const blackoutSchema = z.object({
  id: documentId(),
  name: oneLine(max.PLAN_NAME_MAX),
  from: isoDay(),
  until: isoDay(),
})

/** Input for a plan. Ids of channels and personas are those of the workspace. */
export const planBriefSchema = z
  .object({
    tzid: timeZoneSchema,
    /** First and last day of the plan. */
    from: isoDay(),
    until: isoDay(),
    /** Earliest time for posts. */
    notBefore: instant(),
    channels: z.array(planChannelSchema).min(1).max(max.PLAN_CHANNELS_MAX),
    pillars: z.array(planPillarSchema).min(1).max(max.PLAN_PILLARS_MAX),
    stages: z
      .array(z.object({ id: funnelStageSchema, share }))
      .min(1)
      .max(FUNNEL_STAGES.length),
    formats: z
      .array(
        z.object({
          id: contentFormatSchema,
          share,
          /** Channels that accept the format; empty for all. */
          channelIds: z.array(documentId()).max(max.PLAN_CHANNELS_MAX),
        }),
      )
      .min(1)
      .max(CONTENT_FORMATS.length),
    personas: z.array(z.object({ id: documentId(), share })).max(max.PLAN_PERSONAS_MAX),
    /** Maximum number of posts of all channels together per week, Monday to Sunday. */
    capacityPerWeek: z.int().min(1).max(max.PLAN_CAPACITY_MAX),
    /** Minimum number of days between two posts of one pillar on one channel. */
    alikeDays: z.int().min(0).max(max.PLAN_ALIKE_DAYS_MAX),
    blackouts: z.array(blackoutSchema).max(max.PLAN_BLACKOUTS_MAX),
    keyDates: z.array(keyDateSchema).max(max.PLAN_KEY_DATES_MAX),
    /** Slots that a person has emptied. */
    skipped: z.array(z.object({ channelId: documentId(), local: localTimeSchema })).max(max.PLAN_SKIPPED_MAX),
    weights: planWeightsSchema,
    seed: z
      .int()
      .min(0)
      .max(2 ** 32 - 1),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'ends before it begins' })
  .refine(({ from, until }) => epochDay(until) - epochDay(from) < max.PLAN_DAYS_MAX, {
    path: ['until'],
    message: 'too many days',
  })

export type PlanBrief = z.infer<typeof planBriefSchema>
