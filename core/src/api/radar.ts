import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { ADDRESS_MAX, POST_TEXT_MAX } from '../limits.ts'
import {
  radarKindSchema,
  radarPostSchema,
  radarSourceSchema,
  RADAR_DAYS,
  RADAR_LINK_MAX,
  RADAR_NAME_MAX,
  RADAR_OWN_MAX,
  RADAR_PREVIEW_MAX,
  RADAR_READ_MAX,
  RADAR_ROWS_MAX,
} from '../model/radar.ts'
import { platformSchema } from '../platforms/platform.ts'
import { oneLine, manyLines } from '../text/text-fields.ts'
import { isoDay } from '../time/zoned-time.ts'

const UNUSABLE = ['address_refused', 'address_unreachable', 'feed_invalid'] as const

/** Text as typed by a person: an address, a handle, or a page of a site that links to its feed. */
const typedAddress = () => manyLines(ADDRESS_MAX).trim().min(1)

/** Returns the kind of source at an address, and its newest posts. Stores nothing. */
export const previewRadarSource = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/radar/preview',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId(), address: typedAddress() }),
  output: z.object({
    /** Id that the source gets when it is followed. */
    sourceId: documentId(),
    name: z.string(),
    kind: radarKindSchema,
    platform: platformSchema.nullable(),
    /** Address of the page for human readers. */
    address: z.string(),
    followers: z.int().min(0).nullable(),
    /** Number of posts from the last 90 days among those read. */
    count: z.int().min(0),
    posts: z.array(radarPostSchema).max(RADAR_PREVIEW_MAX),
    isFollowed: z.boolean(),
  }),
  errors: ['forbidden', 'not_found', ...UNUSABLE, 'service_off', 'rate_limited'],
})

/** Follows a source and stores its current posts. Following it again changes nothing. */
export const followRadarSource = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/radar/sources',
  auth: 'member',
  right: 'edit_library',
  input: z.object({
    workspaceId: documentId(),
    address: typedAddress(),
    /** Empty to use the source's own name. */
    name: oneLine(RADAR_NAME_MAX).or(z.literal('')).default(''),
  }),
  output: z.object({ source: radarSourceSchema }),
  errors: ['forbidden', 'not_found', ...UNUSABLE, 'list_full', 'service_off', 'rate_limited'],
})

const rowSchema = z.object({
  text: manyLines(POST_TEXT_MAX).min(1),
  publishedAt: instant(),
  link: manyLines(RADAR_LINK_MAX).default(''),
  likes: z.int().min(0).optional(),
  reposts: z.int().min(0).optional(),
  replies: z.int().min(0).optional(),
  views: z.int().min(0).optional(),
})

/** Adds posts of a network that cannot be read without a key. The first rows create the table; repeating the same rows changes nothing. */
export const importRadarPosts = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/radar/sources/:sourceId/posts',
  auth: 'member',
  right: 'edit_library',
  input: z.object({
    workspaceId: documentId(),
    sourceId: documentId(),
    /** Name of a new table. */
    name: oneLine(RADAR_NAME_MAX),
    platform: platformSchema.nullable().default(null),
    rows: z.array(rowSchema).min(1).max(RADAR_ROWS_MAX),
  }),
  output: z.object({
    source: radarSourceSchema,
    /** Number of rows that are not stored because they are older than 90 days, or more than a day in the future. */
    left: z.int().min(0),
  }),
  errors: ['forbidden', 'not_found', 'list_full', 'rate_limited'],
})

/** Renames, pauses or resumes a source. */
export const changeRadarSource = defineEndpoint({
  method: 'PATCH',
  path: '/workspaces/:workspaceId/radar/sources/:sourceId',
  auth: 'member',
  right: 'edit_library',
  input: z.object({
    workspaceId: documentId(),
    sourceId: documentId(),
    name: oneLine(RADAR_NAME_MAX).optional(),
    isPaused: z.boolean().optional(),
  }),
  output: z.object({ source: radarSourceSchema }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Reads a source now; skips the read for a table, a paused source, a source read within the last minute, and one whose site has asked to wait. */
export const checkRadarSource = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/radar/sources/:sourceId/check',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId(), sourceId: documentId() }),
  output: z.object({ source: radarSourceSchema }),
  errors: ['forbidden', 'not_found', 'service_off', 'rate_limited'],
})

/** Removes a source with its posts. */
export const unfollowRadarSource = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/radar/sources/:sourceId',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId(), sourceId: documentId() }),
  output: z.object({}),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

const readPostSchema = radarPostSchema.extend({ sourceId: documentId() })
export type ReadRadarPost = z.infer<typeof readPostSchema>

const ownDaySchema = z.object({
  /** Day in the workspace's time zone. */
  day: isoDay(),
  publications: z.int().min(0),
  /** Likes, reposts and replies, without clicks; null if no publication of the day reports any of them. */
  engagement: z.int().min(0).nullable(),
  measured: z.int().min(0),
})

/** Reads the posts of all sources from the last 90 days, and the workspace's own publications. */
export const readRadar = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/radar',
  auth: 'member',
  right: 'read_content',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    /** Newest first. */
    posts: z.array(readPostSchema).max(RADAR_READ_MAX),
    /** True if there are more posts than one response can include. */
    isCut: z.boolean(),
    own: z.object({
      days: z.array(ownDaySchema).max(RADAR_DAYS + 1),
      /** Newest first. */
      posts: z.array(z.object({ text: z.string(), publishedAt: instant() })).max(RADAR_OWN_MAX),
    }),
    /** Number of documents that the response was computed from. */
    documents: z.int().min(0),
  }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
