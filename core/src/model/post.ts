import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import {
  ALT_TEXT_MAX,
  CHANNEL_SETTING_MAX,
  FIT_MARK_MAX,
  POLL_DURATION_MAX,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MAX,
  POST_LABEL_MAX,
  POST_LABELS_MAX,
  POST_NOTE_MAX,
  POST_COMMENT_MAX,
  POST_CONNECTIONS_MAX,
  POST_MEDIA_MAX,
  POST_SETTINGS_MAX,
  POST_TEXT_MAX,
  POST_TITLE_MAX,
  THREAD_ALT_MAX,
  THREAD_MEDIA_MAX,
  THREAD_PARTS_MAX,
  THREAD_TEXT_MAX,
} from '../limits.ts'
import { lifecycleSchema } from '../publishing/lifecycle.ts'
import { oneLine, oneLineOrNothing, manyLines } from '../text/text-fields.ts'
import { CHOSEN_TIME_MAX, isoDay } from '../time/zoned-time.ts'
import { documentBase } from './document.ts'

export const POST_SCHEMA = 6

export const postMediaSchema = z.object({ mediaId: documentId(), alt: manyLines(ALT_TEXT_MAX) })

/** A file of a later part of a thread; `part` is 1 for the first part after the post itself. */
export const threadMediaSchema = postMediaSchema.extend({
  alt: manyLines(THREAD_ALT_MAX),
  part: z.int().min(1).max(THREAD_PARTS_MAX),
})

/** A setting of a post on one channel that differs from the channel's default. */
export const postSettingSchema = z.object({
  connectionId: documentId(),
  key: manyLines(40).min(1),
  /** Value of the setting: `on` or `off` for a switch. */
  value: manyLines(CHANNEL_SETTING_MAX),
})

export type PostSetting = z.infer<typeof postSettingSchema>

/** Content that one channel gets instead of the common one; null fields are inherited. */
export const postOverrideSchema = z.object({
  connectionId: documentId(),
  text: manyLines(POST_TEXT_MAX).nullable().default(null),
  title: manyLines(POST_TITLE_MAX).nullable().default(null),
  comment: manyLines(POST_COMMENT_MAX).nullable().default(null),
  thread: z.array(manyLines(THREAD_TEXT_MAX)).max(THREAD_PARTS_MAX).nullable().default(null),
  threadMedia: z.array(threadMediaSchema).max(THREAD_MEDIA_MAX).nullable().default(null),
  media: z.array(postMediaSchema).max(POST_MEDIA_MAX).nullable().default(null),
  /** Fingerprints of the source and the result of a rule-based adaptation; missing for other overrides. */
  fitted: manyLines(FIT_MARK_MAX).optional(),
})

export type PostOverride = z.infer<typeof postOverrideSchema>

/** Default duration of a poll, in milliseconds. */
export const POLL_DURATION = 24 * 60 * 60 * 1000

/** The fields that a client writes itself; everything else in a post is written by the API. */
export const postDraftSchema = z.object({
  text: manyLines(POST_TEXT_MAX),
  media: z.array(postMediaSchema).max(POST_MEDIA_MAX),
  connectionIds: z.array(documentId()).max(POST_CONNECTIONS_MAX),
  /** Used by networks whose posts have a title. */
  title: manyLines(POST_TITLE_MAX).default(''),
  /** First comment below the post; empty for none. */
  comment: manyLines(POST_COMMENT_MAX).default(''),
  /** Texts of the parts that follow the post as a thread. */
  thread: z.array(manyLines(THREAD_TEXT_MAX)).max(THREAD_PARTS_MAX).default([]),
  threadMedia: z.array(threadMediaSchema).max(THREAD_MEDIA_MAX).default([]),
  /** Options of the poll; empty if the post has no poll. */
  pollOptions: z.array(manyLines(POLL_OPTION_MAX)).max(POLL_OPTIONS_MAX).default([]),
  /** Duration of the poll, in milliseconds. */
  pollDuration: z.int().min(1).max(POLL_DURATION_MAX).default(POLL_DURATION),
  /** True if several options may be selected. */
  pollMultiple: z.boolean().default(false),
  settings: z.array(postSettingSchema).max(POST_SETTINGS_MAX).default([]),
  overrides: z.array(postOverrideSchema).max(POST_CONNECTIONS_MAX).default([]),
  labels: z.array(oneLine(POST_LABEL_MAX)).max(POST_LABELS_MAX).default([]),
  /** Note for the members of the workspace; never published. */
  note: manyLines(POST_NOTE_MAX).default(''),
  /** True if networks that show a card for the first link should do so. */
  linkCard: z.boolean().default(true),
  /** Selected day and time for which the post is not scheduled yet, in the format of `writeChosenTime`; empty for none. */
  chosenTime: oneLineOrNothing(CHOSEN_TIME_MAX).default(''),
  /** Campaign whose goal the post counts towards and whose UTM its links get; empty for none. */
  campaignId: manyLines(128).default(''),
})

export type PostDraft = z.infer<typeof postDraftSchema>

/** A post, `workspaces/{wid}/posts/{id}`. The client creates it and edits the draft fields under the rules; the server writes the rest. */
export const postSchema = documentBase.extend({
  ...postDraftSchema.shape,
  /** Member who last changed the draft; missing in posts that were created by the server, or before this was stored. */
  editedBy: z.string().min(1).max(128).optional(),
  /** Incremented by every scheduling, rescheduling and cancelling: work for an older generation is a no-op. */
  generation: z.int().min(0),
  lifecycle: lifecycleSchema,
  nextAt: instant().nullable(),
  /** Position in the calendar: the earliest time that its channels are, or were, planned for; null without a plan. */
  plannedAt: instant().nullable().default(null),
  /** Time when the last of the published channels was published; null if none is. */
  publishedAt: instant().nullable().default(null),
  /** Id of the queue whose slot the post uses. */
  queueId: documentId().nullable().default(null),
  /** Id of the series that created the post, and the local day of the series' rule that it belongs to. */
  seriesId: documentId().nullable().default(null),
  seriesDay: isoDay().nullable().default(null),
  /** Time since which the post is edited separately from its series. */
  detachedAt: instant().nullable().default(null),
})

export type Post = z.infer<typeof postSchema>

export function emptyDraft(): PostDraft {
  return {
    text: '',
    media: [],
    connectionIds: [],
    title: '',
    comment: '',
    thread: [],
    threadMedia: [],
    pollOptions: [],
    pollDuration: POLL_DURATION,
    pollMultiple: false,
    settings: [],
    overrides: [],
    labels: [],
    note: '',
    linkCard: true,
    chosenTime: '',
    campaignId: '',
  }
}

/** Initial values of the fields that only the server changes later. */
export const UNPLANNED_POST = {
  generation: 0,
  lifecycle: 'draft',
  nextAt: null,
  plannedAt: null,
  publishedAt: null,
  queueId: null,
  seriesId: null,
  seriesDay: null,
  detachedAt: null,
} as const satisfies Partial<Post>
