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

/** As a person types it: an address, a handle, or the page of a site that names its feed. */
const typedAddress = () => manyLines(ADDRESS_MAX).trim().min(1)

/** What an address is, and its newest posts. Nothing is stored. */
export const previewRadarSource = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/radar/preview',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId(), address: typedAddress() }),
  output: z.object({
    /** The source gets this id when it is followed. */
    sourceId: documentId(),
    name: z.string(),
    kind: radarKindSchema,
    platform: platformSchema.nullable(),
    /** The page that people open. */
    address: z.string(),
    followers: z.int().min(0).nullable(),
    /** Posts of the last 90 days in what was read. */
    count: z.int().min(0),
    posts: z.array(radarPostSchema).max(RADAR_PREVIEW_MAX),
    isFollowed: z.boolean(),
  }),
  errors: ['forbidden', 'not_found', ...UNUSABLE, 'service_off', 'rate_limited'],
})

/** Follows a source and keeps the posts that it tells now. Following it again changes nothing. */
export const followRadarSource = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/radar/sources',
  auth: 'member',
  right: 'edit_library',
  input: z.object({
    workspaceId: documentId(),
    address: typedAddress(),
    /** Empty for the name that the source gives itself. */
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

/** Adds posts of a network that can't be read without a key. The table is begun with its first rows; the same rows again change nothing. */
export const importRadarPosts = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/radar/sources/:sourceId/posts',
  auth: 'member',
  right: 'edit_library',
  input: z.object({
    workspaceId: documentId(),
    sourceId: documentId(),
    /** Of a table that is begun. */
    name: oneLine(RADAR_NAME_MAX),
    platform: platformSchema.nullable().default(null),
    rows: z.array(rowSchema).min(1).max(RADAR_ROWS_MAX),
  }),
  output: z.object({
    source: radarSourceSchema,
    /** Rows that are older than 90 days or in the future, and are not kept. */
    left: z.int().min(0),
  }),
  errors: ['forbidden', 'not_found', 'list_full', 'rate_limited'],
})

/** Renames a source, or pauses and goes on with reading it. */
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

/** Reads a source now. One that was read within the last minute stays as it is. */
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
  /** In the zone of the workspace. */
  day: isoDay(),
  publications: z.int().min(0),
  /** Null where no publication of the day tells it. */
  engagement: z.int().min(0).nullable(),
  measured: z.int().min(0),
})

/** The posts of all sources of the last 90 days, and what the workspace itself has published. */
export const readRadar = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/radar',
  auth: 'member',
  right: 'read_content',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    /** The newest first. */
    posts: z.array(readPostSchema).max(RADAR_READ_MAX),
    /** Whether there are more posts than one answer takes. */
    isCut: z.boolean(),
    own: z.object({
      days: z.array(ownDaySchema).max(RADAR_DAYS + 1),
      /** The newest first. */
      posts: z.array(z.object({ text: z.string(), publishedAt: instant() })).max(RADAR_OWN_MAX),
    }),
    /** Documents that the answer was made of. */
    documents: z.int().min(0),
  }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
