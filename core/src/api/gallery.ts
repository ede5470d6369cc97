import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { galleryItemSchema, GALLERY_KINDS, galleryContentSchema } from '../gallery/gallery-item.ts'
import { documentId } from '../ids.ts'

const shownSchema = galleryItemSchema.pick({
  id: true,
  title: true,
  description: true,
  makerName: true,
  licence: true,
  uses: true,
  content: true,
})

/** Lists the gallery items of one kind, newest first. */
export const listGallery = defineEndpoint({
  method: 'GET',
  path: '/gallery',
  auth: 'session',
  input: z.object({ kind: z.enum(GALLERY_KINDS) }),
  output: z.object({ items: z.array(shownSchema.extend({ content: galleryContentSchema })) }),
  errors: ['unauthenticated', 'rate_limited'],
})

/** Counts the use of a version, once per person. `useId` is the deck or the group of hashtags in which it was used. */
export const countGalleryUse = defineEndpoint({
  method: 'POST',
  path: '/gallery/:itemId/uses',
  auth: 'member',
  right: 'write_drafts',
  input: z.object({ itemId: documentId(), workspaceId: documentId(), useId: documentId() }),
  output: z.object({ uses: z.int().min(0) }),
  errors: ['unauthenticated', 'not_found', 'forbidden', 'rate_limited'],
})
