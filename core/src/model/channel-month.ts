import { z } from 'zod'
import { documentId } from '../ids.ts'
import { platformSchema } from '../platforms/platform.ts'
import { isoDay } from '../time/zoned-time.ts'
import { documentBase } from './document.ts'

export const CHANNEL_MONTH_SCHEMA = 2

/** Maximum number of labels and campaigns with separate sums in one day of a channel; all others are counted together. */
export const DAY_LABELS_MAX = 20
export const DAY_CAMPAIGNS_MAX = 20
/** Number of most engaging posts stored per day of a channel, and per label or campaign of that day. */
export const DAY_BEST_MAX = 5
export const PART_BEST_MAX = 1

const count = () => z.int().min(0)

/**
 * A metric of several publications: its sum, and the number of publications that report it. Publications that don't report the metric count in
 * neither.
 */
const tallySchema = z.object({ sum: count(), of: count() })
export type Tally = z.infer<typeof tallySchema>

const tally = () => tallySchema.optional()

export const postSumsSchema = z.object({
  publications: count(),
  /** Number of publications whose network has reported metrics. */
  measured: count(),
  likes: tally(),
  reposts: tally(),
  replies: tally(),
  clicks: tally(),
  views: tally(),
  /** Likes, reposts, replies and clicks together. */
  engagement: tally(),
  /** Engagement of the publications whose views are known, so that it can be divided by views. */
  viewedEngagement: tally(),
})
export type PostSums = z.infer<typeof postSumsSchema>

export const bestPostSchema = z.object({ postId: documentId(), engagement: count(), views: count().optional() })
export type BestPost = z.infer<typeof bestPostSchema>

const partSchema = z.object({ sums: postSumsSchema, best: z.array(bestPostSchema).max(DAY_BEST_MAX) })
export type DayPart = z.infer<typeof partSchema>

/** The sums of one label (by name) or one campaign (by id). */
const namedPartSchema = partSchema.extend({ name: z.string().max(128) })
export type NamedPart = z.infer<typeof namedPartSchema>

/** One local day of a channel: the publications of that day with their latest metrics, and the follower count of that day. */
export const channelDaySchema = z.object({
  day: isoDay(),
  all: partSchema,
  labels: z.array(namedPartSchema).max(DAY_LABELS_MAX),
  /** Sums of the labels above the maximum; each such label of a publication is counted separately. */
  otherLabels: postSumsSchema.optional(),
  campaigns: z.array(namedPartSchema).max(DAY_CAMPAIGNS_MAX),
  otherCampaigns: postSumsSchema.optional(),
  /** Latest count that the network reported on that day; missing if it reports none or didn't answer. */
  followers: count().optional(),
})
export type ChannelDay = z.infer<typeof channelDaySchema>

export const isoMonth = () => z.string().regex(/^\d{4}-\d{2}$/)

/** The daily sums of one channel in one month, `workspaces/{wid}/channelMonths/{connectionId}_{month}`: server only. */
export const channelMonthSchema = documentBase.extend({
  connectionId: documentId(),
  platform: platformSchema,
  month: isoMonth(),
  days: z.array(channelDaySchema).max(31),
})
export type ChannelMonth = z.infer<typeof channelMonthSchema>

export function channelMonthId(connectionId: string, month: string): string {
  return `${connectionId}_${month}`
}

/** Returns the month, `YYYY-MM`, of a day in the format `YYYY-MM-DD`. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Cursor of a scan of all documents of a kind, `analyticsStates/{id}`; a new scan starts from the beginning. */
export const analyticsStateSchema = z.object({
  id: z.enum(['sums', 'followers']),
  round: z.string().max(40),
  /** Path of the last document read; null before the first. */
  after: z.string().max(1_000).nullable(),
  isDone: z.boolean(),
})
export type AnalyticsState = z.infer<typeof analyticsStateSchema>
