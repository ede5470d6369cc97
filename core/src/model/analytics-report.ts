import { z } from 'zod'
import { documentId } from '../ids.ts'
import { platformSchema } from '../platforms/platform.ts'
import { isoDay } from '../time/zoned-time.ts'
import { bestPostSchema, postSumsSchema } from './channel-month.ts'

const followerCourseSchema = z.array(z.object({ day: isoDay(), count: z.int().min(0) }))
export type FollowerCourse = z.infer<typeof followerCourseSchema>

const channelFiguresSchema = z.object({
  connectionId: documentId(),
  platform: platformSchema,
  sums: postSumsSchema,
  /** Followers on the days on which they were counted. */
  followers: followerCourseSchema,
})
export type ChannelFigures = z.infer<typeof channelFiguresSchema>

const partFiguresSchema = z.object({ name: z.string(), sums: postSumsSchema })
export type PartFigures = z.infer<typeof partFiguresSchema>

const periodFiguresSchema = z.object({
  from: isoDay(),
  to: isoDay(),
  total: postSumsSchema,
  /** Every day, earliest first. */
  days: z.array(z.object({ day: isoDay(), sums: postSumsSchema })),
  channels: z.array(channelFiguresSchema),
  /** Labels and campaigns of all posts, regardless of the report's filter. */
  labels: z.array(partFiguresSchema),
  /** Sums of labels above the maximum per day. */
  otherLabels: postSumsSchema,
  campaigns: z.array(partFiguresSchema),
  otherCampaigns: postSumsSchema,
})
export type PeriodFigures = z.infer<typeof periodFiguresSchema>

/** Figures of publications in a period, and in its comparison period. */
export const analyticsReportSchema = z.object({
  current: periodFiguresSchema,
  before: periodFiguresSchema.nullable(),
  best: z.array(bestPostSchema.extend({ connectionId: documentId(), day: isoDay() })),
})
export type AnalyticsReport = z.infer<typeof analyticsReportSchema>
