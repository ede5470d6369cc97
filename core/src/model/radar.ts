import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { ADDRESS_MAX, HASHTAG_MAX } from '../limits.ts'
import { platformSchema } from '../platforms/platform.ts'
import { manyLines } from '../text/many-lines.ts'
import { oneLine } from '../text/one-line.ts'
import { documentBase } from './document.ts'
import {
  RADAR_LINK_MAX,
  RADAR_MARK_MAX,
  RADAR_MONTH_POSTS_MAX,
  RADAR_NAME_MAX,
  RADAR_TAGS_MAX,
  RADAR_TEXT_MAX,
} from './radar-limits.ts'

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
