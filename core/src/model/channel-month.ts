import { z } from 'zod'
import { documentId } from '../ids.ts'
import { platformSchema } from '../platforms/platform.ts'
import { isoDay } from '../time/zoned-time.ts'
import { documentBase } from './document.ts'

export const CHANNEL_MONTH_SCHEMA = 2

/** Labels and campaigns that one day of a channel has sums of; what comes after them is counted together as others. */
export const DAY_LABELS_MAX = 20
export const DAY_CAMPAIGNS_MAX = 20
/** Most engaging posts that a day of a channel remembers, and that each of its labels and campaigns does. */
export const DAY_BEST_MAX = 5
export const PART_BEST_MAX = 1

const count = () => z.int().min(0)

/** A figure of several publications: its sum, and how many of them tell it. A figure that a network doesn't tell is in neither. */
const tallySchema = z.object({ sum: count(), of: count() })
export type Tally = z.infer<typeof tallySchema>

const tally = () => tallySchema.optional()

export const postSumsSchema = z.object({
  publications: count(),
  /** Those whose network has told figures. */
  measured: count(),
  likes: tally(),
  reposts: tally(),
  replies: tally(),
  clicks: tally(),
  views: tally(),
  /** Likes, reposts, replies and clicks together. */
  engagement: tally(),
  /** The same of those publications whose views are known, so that it can be divided by them. */
  viewedEngagement: tally(),
})
export type PostSums = z.infer<typeof postSumsSchema>

export const bestPostSchema = z.object({ postId: documentId(), engagement: count(), views: count().optional() })
export type BestPost = z.infer<typeof bestPostSchema>

const partSchema = z.object({ sums: postSumsSchema, best: z.array(bestPostSchema).max(DAY_BEST_MAX) })
export type DayPart = z.infer<typeof partSchema>

/** The part of one label, or of the campaign with that id. */
const namedPartSchema = partSchema.extend({ name: z.string().max(128) })
export type NamedPart = z.infer<typeof namedPartSchema>

/** A channel on one local day: what was published then, with its newest figures, and the followers that were counted then. */
export const channelDaySchema = z.object({
  day: isoDay(),
  all: partSchema,
  labels: z.array(namedPartSchema).max(DAY_LABELS_MAX),
  /** Every further label of a publication counts once. */
  otherLabels: postSumsSchema.optional(),
  campaigns: z.array(namedPartSchema).max(DAY_CAMPAIGNS_MAX),
  otherCampaigns: postSumsSchema.optional(),
  /** As the network told them last on that day; missing where it tells none or didn't answer. */
  followers: count().optional(),
})
export type ChannelDay = z.infer<typeof channelDaySchema>

export const isoMonth = () => z.string().regex(/^\d{4}-\d{2}$/)

/** The daily sums of one channel in one month, `workspaces/{wid}/channelMonths/{connectionId}_{month}`: the server's alone. */
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

/** The month of a day of the calendar. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The place that a walk over all documents of a kind has reached, `analyticsStates/{id}`; a new round begins anew. */
export const analyticsStateSchema = z.object({
  id: z.enum(['sums', 'followers']),
  round: z.string().max(40),
  /** The path of the last document of the walk; null before the first. */
  after: z.string().max(1_000).nullable(),
  isDone: z.boolean(),
})
export type AnalyticsState = z.infer<typeof analyticsStateSchema>
