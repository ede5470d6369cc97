import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { ADDRESS_MAX, HASHTAG_MAX } from '../limits.ts'
import { platformSchema } from '../platforms/platform.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** Numbers of the radar of other people's posts. Milliseconds unless the name says otherwise. */

const HOUR = 60 * 60_000

/** Sources that one workspace follows. */
export const RADAR_SOURCES_MAX = 20

export const RADAR_NAME_MAX = 120

/** Posts older than this are removed. */
export const RADAR_DAYS = 90

export const RADAR_RETENTION = RADAR_DAYS * 24 * HOUR

/** Posts of one source that one month keeps, the newest; with the lengths below they always fit one document. */
export const RADAR_MONTH_POSTS_MAX = 240

export const RADAR_TEXT_MAX = 500

export const RADAR_LINK_MAX = 500

export const RADAR_TAGS_MAX = 10

/** Posts that one answer holds, the newest, and those of one source that a preview shows. */
export const RADAR_READ_MAX = 2_000

export const RADAR_PREVIEW_MAX = 5

/** Own posts that topics are compared with. */
export const RADAR_OWN_MAX = 200

/** Rows of a table that one call takes. */
export const RADAR_ROWS_MAX = 100

/** Length of the marks by which a site knows that nothing has changed. */
export const RADAR_MARK_MAX = 300

/** Rules of a site for programs hold this long after they were read. */
export const SITE_RULES_KEPT = 24 * HOUR

/** A source is read this often. */
export const RADAR_INTERVAL = 4 * HOUR

/** The longest pause after failures, and the longest that a site may ask for. */
export const RADAR_BACK_OFF_MAX = 3 * 24 * HOUR

/** Milliseconds for which a run holds the source that it reads. */
export const RADAR_CLAIM = 10 * 60_000

/** A person may have a source read again this long after it was read. */
export const RADAR_CHECK_GAP = 60_000

/** Figures of posts that are younger than this are read again with the source. */
export const RADAR_FRESH = 7 * 24 * HOUR

/** `account`: read by the network's own public interface. `table`: posts that people import; nothing is fetched. */
const RADAR_KINDS = ['account', 'feed', 'podcast', 'sitemap', 'table'] as const
export const radarKindSchema = z.enum(RADAR_KINDS)
export type RadarKind = z.infer<typeof radarKindSchema>

/** `delayed` sources are tried again; `blocked` and `gone` ones only when a person asks. */
const RADAR_STATES = ['waiting', 'fine', 'delayed', 'blocked', 'gone', 'paused'] as const
export type RadarState = (typeof RADAR_STATES)[number]

/** Why a source could not be read the last time. */
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
  /** The network, where it is known; null for the open web. */
  platform: platformSchema.nullable(),
  /** The page that people open; empty for a table without one. */
  address: manyLines(ADDRESS_MAX),
  /** The address that is read; empty for a table. */
  readUrl: manyLines(ADDRESS_MAX),
  state: z.enum(RADAR_STATES),
  problem: radarProblemSchema,
  /** Failed tries since it was last read. */
  failures: count(),
  /** When it was last read, or a site last said that nothing has changed. */
  checkedAt: instant().nullable(),
  /** When it is read next; null while it is not. */
  nextAt: instant().nullable(),
  /** The marks of the last answer, sent with the next question. */
  etag: z.string().max(RADAR_MARK_MAX),
  lastModified: z.string().max(RADAR_MARK_MAX),
  followers: count().nullable(),
})
export type RadarSource = z.infer<typeof radarSourceSchema>

export const RADAR_FORMATS = ['text', 'image', 'video', 'audio', 'link', 'poll', 'article'] as const
export type RadarFormat = (typeof RADAR_FORMATS)[number]

/** A post of a source. Figures are missing where the source doesn't publish them. */
export const radarPostSchema = z.object({
  /** Stays the same however often the post is read. */
  key: documentId(),
  publishedAt: instant(),
  /** False where the source gives no usable date: `publishedAt` is then when the post was first seen. */
  isDated: z.boolean(),
  text: manyLines(RADAR_TEXT_MAX),
  /** Characters of the whole text. */
  length: count(),
  link: manyLines(RADAR_LINK_MAX),
  format: z.enum(RADAR_FORMATS),
  /** In small letters, without the sign. */
  tags: z.array(z.string().max(HASHTAG_MAX)).max(RADAR_TAGS_MAX),
  likes: count().optional(),
  reposts: count().optional(),
  replies: count().optional(),
  views: count().optional(),
})
export type RadarPost = z.infer<typeof radarPostSchema>

/** The posts of one source in one month in UTC, `workspaces/{wid}/radarMonths/{sourceId}_{month}`: the server's alone. */
export const radarMonthSchema = documentBase.extend({
  sourceId: documentId(),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  posts: z.array(radarPostSchema).max(RADAR_MONTH_POSTS_MAX),
})
export type RadarMonth = z.infer<typeof radarMonthSchema>

export function radarMonthId(sourceId: string, month: string): string {
  return `${sourceId}_${month}`
}
