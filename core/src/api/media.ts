import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { CAPTIONS_TEXT_MAX, LIST_LIMIT_MAX } from '../limits.ts'
import { captionLanguageSchema } from '../media/media-facts.ts'
import { cropSchema, focusSchema, mediaSchema } from '../model/media.ts'
import { fileNameSchema } from '../text/text-fields.ts'

const signedUrl = z.object({ mediaId: documentId(), url: z.string(), expiresAt: instant() })

/** Uploads an image: the body is the file itself, its name is in the query. The reply contains a temporary address that shows the image. */
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

/** Returns temporary addresses of files of any kind; ids that do not exist are omitted. */
export const signMedia = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/media/sign',
  auth: 'member',
  right: 'read_content',
  input: z.object({
    workspaceId: documentId(),
    mediaIds: z.array(documentId()).max(LIST_LIMIT_MAX),
    /** `small`: a small version of images, for lists; files without one are omitted. */
    size: z.enum(['full', 'small']).default('full'),
  }),
  output: z.object({ urls: z.array(signedUrl) }),
  errors: ['forbidden'],
})

/**
 * Creates an image from a part of another, which stays unchanged. The same part of the same image is always the same document; the whole area is the
 * image itself. A `focus` is stored with the image for the next crop.
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
 * Sets the captions of a video in a language from a WebVTT or SubRip file, replacing existing ones; an empty file removes them. Scheduled posts keep
 * the captions with which they were scheduled.
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
