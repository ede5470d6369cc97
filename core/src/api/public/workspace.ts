import { z } from 'zod'
import { documentId, instant, queryInstant } from '../../ids.ts'
import { ADDRESS_MAX } from '../../limits.ts'
import { commentSchema } from '../../model/comment.ts'
import { connectionSchema } from '../../model/connection.ts'
import { mediaSchema } from '../../model/media.ts'
import { apiScopesSchema } from '../../rights/scopes.ts'
import { fileNameSchema, manyLines } from '../../text/text-fields.ts'
import { definePublicEndpoint } from './public-endpoint.ts'
import { publicLimitSchema } from './posts.ts'

export const getPublicWorkspace = definePublicEndpoint({
  name: 'getWorkspace',
  method: 'GET',
  path: '/workspace',
  scope: null,
  right: 'read_content',
  input: z.object({}),
  output: z.object({
    id: documentId(),
    name: z.string(),
    /** Time zone in which the workspace's posts are planned. */
    timeZone: z.string(),
    /** Scopes of the calling key. */
    scopes: apiScopesSchema,
  }),
  errors: [],
})

export const listPublicChannels = definePublicEndpoint({
  name: 'listChannels',
  method: 'GET',
  path: '/channels',
  scope: 'channels:read',
  right: 'read_content',
  input: z.object({}),
  output: z.object({
    channels: z.array(
      connectionSchema
        .pick({ id: true, platform: true, handle: true, name: true, status: true, mode: true })
        .extend({ isPaused: z.boolean(), mayPlan: z.boolean() }),
    ),
  }),
  errors: [],
})

const storedMedia = z.object({
  media: mediaSchema.pick({ id: true, name: true, mime: true, bytes: true, width: true, height: true }),
})

export const uploadPublicMedia = definePublicEndpoint({
  name: 'uploadMedia',
  method: 'POST',
  path: '/media',
  scope: 'media:write',
  right: 'write_drafts',
  input: z.object({ name: fileNameSchema.default('') }),
  output: storedMedia,
  errors: ['service_off', 'media_invalid', 'media_too_large', 'storage_full', 'plan_limit_reached'],
  body: 'binary',
  status: 201,
})

export const fetchPublicMedia = definePublicEndpoint({
  name: 'fetchMedia',
  method: 'POST',
  path: '/media/from-address',
  scope: 'media:write',
  right: 'write_drafts',
  input: z.object({ url: manyLines(ADDRESS_MAX).min(1) }),
  output: storedMedia,
  errors: [
    'service_off',
    'address_refused',
    'address_unreachable',
    'media_invalid',
    'media_too_large',
    'storage_full',
    'plan_limit_reached',
  ],
  status: 201,
})

export const listPublicComments = definePublicEndpoint({
  name: 'listComments',
  method: 'GET',
  path: '/posts/:postId/comments',
  scope: 'comments:read',
  right: 'read_content',
  input: z.object({
    postId: documentId(),
    /** Only comments before this time. */
    before: queryInstant().optional(),
    limit: publicLimitSchema,
  }),
  output: z.object({
    comments: z.array(
      commentSchema.pick({ id: true, threadId: true, isReply: true, text: true, visibility: true }).extend({
        postedAt: instant(),
        resolvedAt: instant().nullable(),
        author: z.object({ kind: z.enum(['member', 'guest']), name: z.string() }),
      }),
    ),
  }),
  hasStrangersTexts: true,
  errors: [],
})
