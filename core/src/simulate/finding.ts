import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { localTimeSchema, timeZoneSchema } from '../time/zoned-time.ts'

/**
 * Effect of a finding on the posts: `stops`: they will not be published; `changes`: they are published at another time or in another way than
 * planned; `informs`: no effect.
 */
export const FINDING_WEIGHTS = {
  access_lost: 'stops',
  access_ends: 'stops',
  channel_missing: 'stops',
  channel_paused: 'stops',
  workspace_paused: 'stops',
  queue_paused: 'stops',
  approval_missing: 'stops',
  media_missing: 'stops',
  content_refused: 'stops',
  series_stopped: 'stops',
  budget_exceeded: 'changes',
  budget_hopeless: 'stops',
  clock_skipped: 'changes',
  clock_repeated: 'informs',
  times_collide: 'changes',
  slots_empty: 'informs',
  month_skipped: 'informs',
  series_ends: 'informs',
} as const satisfies Record<string, 'stops' | 'changes' | 'informs'>

export type FindingCode = keyof typeof FINDING_WEIGHTS
export type FindingWeight = (typeof FINDING_WEIGHTS)[FindingCode]

const codes = Object.keys(FINDING_WEIGHTS)

export const findingCodeSchema = z.custom<FindingCode>((code) => typeof code === 'string' && codes.includes(code))

/** Fix of a finding, with all data for the step. */
export const mendSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reconnect'), connectionId: documentId() }),
  z.object({ kind: z.literal('resume_channel'), connectionId: documentId() }),
  z.object({ kind: z.literal('resume_workspace') }),
  z.object({ kind: z.literal('resume_queue'), queueId: documentId() }),
  z.object({ kind: z.literal('review_approval'), postId: documentId() }),
  z.object({ kind: z.literal('move'), postId: documentId(), local: localTimeSchema, tzid: timeZoneSchema }),
  z.object({ kind: z.literal('open_post'), postId: documentId() }),
  z.object({ kind: z.literal('open_series'), seriesId: documentId() }),
  z.object({ kind: z.literal('fill_slot'), queueId: documentId(), at: instant() }),
])

export type Mend = z.infer<typeof mendSchema>

/** An expected deviation from the plan, or useful advance information. */
export const findingSchema = z.object({
  code: findingCodeSchema,
  /** Time that the finding is about, such as that of the publication. */
  at: instant(),
  postId: documentId().nullable(),
  connectionId: documentId().nullable(),
  seriesId: documentId().nullable(),
  queueId: documentId().nullable(),
  /** Beginning of the post's text. */
  excerpt: z.string().max(120),
  /** Numbers, times and codes for the message. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  mend: mendSchema,
})

export type Finding = z.infer<typeof findingSchema>
