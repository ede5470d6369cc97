import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { ADDRESS_MAX, HASHTAG_MAX } from '../limits.ts'
import { platformSchema } from '../platforms/platform.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** Limits of the radar for other people's posts. In milliseconds unless the name says otherwise. */

const HOUR = 60 * 60_000

/** Maximum number of sources per workspace. */
export const RADAR_SOURCES_MAX = 20

export const RADAR_NAME_MAX = 120

/** Age in days after which posts are removed. */
export const RADAR_DAYS = 90

export const RADAR_RETENTION = RADAR_DAYS * 24 * HOUR

/** Maximum number of posts kept per source and month, newest first; with the lengths below they always fit one document. */
export const RADAR_MONTH_POSTS_MAX = 240

export const RADAR_TEXT_MAX = 500

export const RADAR_LINK_MAX = 500

export const RADAR_TAGS_MAX = 10

/** Maximum number of posts per response, newest first, and (`RADAR_PREVIEW_MAX`) in the preview of a source. */
export const RADAR_READ_MAX = 2_000

export const RADAR_PREVIEW_MAX = 5

/** Maximum number of the workspace's own posts that topics are compared with. */
export const RADAR_OWN_MAX = 200

/** Maximum number of table rows per call. */
export const RADAR_ROWS_MAX = 100

/** Maximum length of the validators (`etag`, `lastModified`), by which a site detects that nothing has changed. */
export const RADAR_MARK_MAX = 300

/** TTL of the cached `robots.txt` of a site. */
export const SITE_RULES_KEPT = 24 * HOUR

/** Interval at which a source is read. */
export const RADAR_INTERVAL = 4 * HOUR

/** Maximum delay after failures, and the maximum that a site may request. */
export const RADAR_BACK_OFF_MAX = 3 * 24 * HOUR

/** Lease on a source while a run reads it, in milliseconds. */
export const RADAR_CLAIM = 10 * 60_000

/** Minimum time after a read before a person can request another. */
export const RADAR_CHECK_GAP = 60_000

/** Age below which the metrics of posts are read again with the source. */
export const RADAR_FRESH = 7 * 24 * HOUR

/** Kinds of sources. `account`: read through the network's own public interface. `table`: posts that people import; nothing is fetched. */
const RADAR_KINDS = ['account', 'feed', 'podcast', 'sitemap', 'table'] as const
export const radarKindSchema = z.enum(RADAR_KINDS)
export type RadarKind = z.infer<typeof radarKindSchema>

/** States of a source. `delayed` sources are retried automatically; `blocked` and `gone` ones only at a person's request. */
const RADAR_STATES = ['waiting', 'fine', 'delayed', 'blocked', 'gone', 'paused'] as const
export type RadarState = (typeof RADAR_STATES)[number]

/** Reason why the last read of a source failed. */
const RADAR_PROBLEMS = [
  'none',
  'unreachable',
  'server_error',
  'limited',
  'robots',
  'refused',
  'not_public',
  'not_found',
  'too_large',
  'unreadable',
] as const
const radarProblemSchema = z.enum(RADAR_PROBLEMS)
export type RadarProblem = z.infer<typeof radarProblemSchema>

const count = () => z.int().min(0)

/** A public source that a workspace follows, `workspaces/{wid}/radarSources/{id}`. */
export const radarSourceSchema = documentBase.extend({
  name: oneLine(RADAR_NAME_MAX),
  kind: radarKindSchema,
  /** Network, if known; null for the open web. */
  platform: platformSchema.nullable(),
  /** Page that people open; empty for a table without a page. */
  address: manyLines(ADDRESS_MAX),
  /** Address that is read; empty for a table. */
  readUrl: manyLines(ADDRESS_MAX),
  state: z.enum(RADAR_STATES),
  problem: radarProblemSchema,
  /** Number of failed attempts since the last successful read. */
  failures: count(),
  /** Time when the source was last read, or its site last reported no changes. */
  checkedAt: instant().nullable(),
  /** Time of the next read; null if there is none. */
  nextAt: instant().nullable(),
  /** Validators of the last response, sent with the next request. */
  etag: z.string().max(RADAR_MARK_MAX),
  lastModified: z.string().max(RADAR_MARK_MAX),
  followers: count().nullable(),
})
export type RadarSource = z.infer<typeof radarSourceSchema>

export const RADAR_FORMATS = ['text', 'image', 'video', 'audio', 'link', 'poll', 'article'] as const
export type RadarFormat = (typeof RADAR_FORMATS)[number]

/** A post of a source. Metrics are missing if the source doesn't publish them. */
export const radarPostSchema = z.object({
  /** Key of the post, constant across repeated reads. */
  key: documentId(),
  publishedAt: instant(),
  /** False if the source provides no usable date; `publishedAt` is then the time when the post was first seen. */
  isDated: z.boolean(),
  text: manyLines(RADAR_TEXT_MAX),
  /** Number of characters of the whole text. */
  length: count(),
  link: manyLines(RADAR_LINK_MAX),
  format: z.enum(RADAR_FORMATS),
  /** Hashtags in lower case, without the leading `#`. */
  tags: z.array(z.string().max(HASHTAG_MAX)).max(RADAR_TAGS_MAX),
  likes: count().optional(),
  reposts: count().optional(),
  replies: count().optional(),
  views: count().optional(),
})
export type RadarPost = z.infer<typeof radarPostSchema>

/** The posts of one source in one month in UTC, `workspaces/{wid}/radarMonths/{sourceId}_{month}`: server only. */
export const radarMonthSchema = documentBase.extend({
  sourceId: documentId(),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  posts: z.array(radarPostSchema).max(RADAR_MONTH_POSTS_MAX),
})
export type RadarMonth = z.infer<typeof radarMonthSchema>

export function radarMonthId(sourceId: string, month: string): string {
  return `${sourceId}_${month}`
}
