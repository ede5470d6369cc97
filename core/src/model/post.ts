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

/** A file of a later part of a thread; `part` counts from 1, the first after the post itself. */
export const threadMediaSchema = postMediaSchema.extend({
  alt: manyLines(THREAD_ALT_MAX),
  part: z.int().min(1).max(THREAD_PARTS_MAX),
})

/** What was chosen for this post on one channel, where it differs from what the channel has. */
export const postSettingSchema = z.object({
  connectionId: documentId(),
  key: manyLines(40).min(1),
  /** Of a switch `on` or `off`. */
  value: manyLines(CHANNEL_SETTING_MAX),
})

export type PostSetting = z.infer<typeof postSettingSchema>

/** What one channel gets in place of what the others get; null where it gets the same. */
export const postOverrideSchema = z.object({
  connectionId: documentId(),
  text: manyLines(POST_TEXT_MAX).nullable().default(null),
  title: manyLines(POST_TITLE_MAX).nullable().default(null),
  comment: manyLines(POST_COMMENT_MAX).nullable().default(null),
  thread: z.array(manyLines(THREAD_TEXT_MAX)).max(THREAD_PARTS_MAX).nullable().default(null),
  threadMedia: z.array(threadMediaSchema).max(THREAD_MEDIA_MAX).nullable().default(null),
  media: z.array(postMediaSchema).max(POST_MEDIA_MAX).nullable().default(null),
  /** What it was made from, and what came of it, where it was fitted by rules. */
  fitted: manyLines(FIT_MARK_MAX).optional(),
})

export type PostOverride = z.infer<typeof postOverrideSchema>

/** How long a poll lasts unless a person says otherwise, in milliseconds. */
export const POLL_DURATION = 24 * 60 * 60 * 1000

/** The fields a client writes itself; everything else in a post belongs to the API. */
export const postDraftSchema = z.object({
  text: manyLines(POST_TEXT_MAX),
  media: z.array(postMediaSchema).max(POST_MEDIA_MAX),
  connectionIds: z.array(documentId()).max(POST_CONNECTIONS_MAX),
  /** For networks whose posts have one. */
  title: manyLines(POST_TITLE_MAX).default(''),
  /** The first comment below the post; empty for none. */
  comment: manyLines(POST_COMMENT_MAX).default(''),
  /** The texts of what follows the post as a thread. */
  thread: z.array(manyLines(THREAD_TEXT_MAX)).max(THREAD_PARTS_MAX).default([]),
  threadMedia: z.array(threadMediaSchema).max(THREAD_MEDIA_MAX).default([]),
  /** No poll while it has no options. */
  pollOptions: z.array(manyLines(POLL_OPTION_MAX)).max(POLL_OPTIONS_MAX).default([]),
  /** Milliseconds. */
  pollDuration: z.int().min(1).max(POLL_DURATION_MAX).default(POLL_DURATION),
  /** Whether several options may be chosen. */
  pollMultiple: z.boolean().default(false),
  settings: z.array(postSettingSchema).max(POST_SETTINGS_MAX).default([]),
  overrides: z.array(postOverrideSchema).max(POST_CONNECTIONS_MAX).default([]),
  labels: z.array(oneLine(POST_LABEL_MAX)).max(POST_LABELS_MAX).default([]),
  /** For the members of the workspace; published nowhere. */
  note: manyLines(POST_NOTE_MAX).default(''),
  /** Whether networks that draw a card of the first link do so. */
  linkCard: z.boolean().default(true),
  /** The day and time that were chosen and not scheduled yet, as `writeChosenTime` writes them; empty for none. */
  chosenTime: oneLineOrNothing(CHOSEN_TIME_MAX).default(''),
  /** The campaign whose goal it serves and whose UTM its links get; empty for none. */
  campaignId: manyLines(128).default(''),
})

export type PostDraft = z.infer<typeof postDraftSchema>

/**
 * A post, `workspaces/{wid}/posts/{id}`. The client creates it and edits the draft fields under the rules;
 * the rest is the server's.
 */
export const postSchema = documentBase.extend({
  ...postDraftSchema.shape,
  /** Who changed the draft last; missing in posts from before that was stored, and in those that the server made. */
  editedBy: z.string().min(1).max(128).optional(),
  /** Bumped by every scheduling, rescheduling and cancelling: work for an older generation is a no-op. */
  generation: z.int().min(0),
  lifecycle: lifecycleSchema,
  nextAt: instant().nullable(),
  /** Its place in the calendar: the earliest time that its channels are, or were, planned for; null while it has no plan. */
  plannedAt: instant().nullable().default(null),
  /** When the last of its channels that are out went out; null while none is. */
  publishedAt: instant().nullable().default(null),
  /** The queue whose slot it has. */
  queueId: documentId().nullable().default(null),
  /** The series that made it, and the local day of that series' rule for which it stands. */
  seriesId: documentId().nullable().default(null),
  seriesDay: isoDay().nullable().default(null),
  /** Since when it is edited apart from its series. */
  detachedAt: instant().nullable().default(null),
})

export type Post = z.infer<typeof postSchema>

/** Draft fields of a post that has just been begun. */
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

/** What a post has that nothing was planned for yet. */
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
