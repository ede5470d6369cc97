import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { CAPTIONS_TEXT_MAX, LIST_LIMIT_MAX } from '../limits.ts'
import { captionLanguageSchema } from '../media/media-facts.ts'
import { cropSchema, focusSchema, mediaSchema } from '../model/media.ts'
import { fileNameSchema } from '../text/text-fields.ts'

const signedUrl = z.object({ mediaId: documentId(), url: z.string(), expiresAt: instant() })

/** The body is the file itself; its name travels in the query. The reply carries an address that shows the picture. */
export const uploadMedia = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/media',
  auth: 'member',
  right: 'write_drafts',
  input: z.object({ workspaceId: documentId(), name: fileNameSchema.default('') }),
  output: z.object({ media: mediaSchema, url: z.string(), expiresAt: instant() }),
  errors: ['service_off', 'forbidden', 'media_invalid', 'media_too_large', 'plan_limit_reached', 'rate_limited'],
  body: 'binary',
  status: 201,
})

/** Addresses that show pictures for a while; ids that do not exist are left out. */
export const signMedia = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/media/sign',
  auth: 'member',
  right: 'read_content',
  input: z.object({
    workspaceId: documentId(),
    mediaIds: z.array(documentId()).max(LIST_LIMIT_MAX),
    /** `small`: a small version of images, for lists; other files have none and are left out. */
    size: z.enum(['full', 'small']).default('full'),
  }),
  output: z.object({ urls: z.array(signedUrl) }),
  errors: ['forbidden'],
})

/**
 * Makes a picture of a part of another, which stays as it is. The same part of the same picture is the same document however
 * often it is asked for; all of it is the picture itself. A `focus` is remembered with the picture for the next crop.
 */
export const cropMedia = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/media/:mediaId/crop',
  auth: 'member',
  right: 'write_drafts',
  input: z.object({
    workspaceId: documentId(),
    mediaId: documentId(),
    crop: cropSchema,
    focus: focusSchema.nullable().default(null),
  }),
  output: z.object({ media: mediaSchema, url: z.string(), expiresAt: instant() }),
  errors: [
    'forbidden',
    'not_found',
    'media_invalid',
    'media_missing',
    'media_too_large',
    'plan_limit_reached',
    'rate_limited',
  ],
})

/**
 * Gives a video captions in a language, of a WebVTT or SubRip file, in place of those it has in it; an empty file takes them away.
 * Scheduled posts keep the captions that they were scheduled with.
 */
export const setCaptions = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/media/:mediaId/captions/:language',
  auth: 'member',
  right: 'write_drafts',
  input: z.object({
    workspaceId: documentId(),
    mediaId: documentId(),
    language: captionLanguageSchema,
    file: z.string().max(CAPTIONS_TEXT_MAX),
  }),
  output: z.object({ media: mediaSchema }),
  errors: ['forbidden', 'not_found', 'media_invalid', 'captions_unreadable', 'captions_full', 'rate_limited'],
})

/** Moves a file to the trash for 30 days, unless something that may still be published uses it. */
export const deleteMedia = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/media/:mediaId',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId(), mediaId: documentId() }),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['forbidden', 'not_found', 'media_in_use'],
})
