import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { POST_CONNECTIONS_MAX, POST_MEDIA_MAX, THREAD_MEDIA_MAX } from '../limits.ts'
import type { Right } from '../rights/rights.ts'
import { documentBase } from './document.ts'

/** Retention of deleted items, which can be restored until then. */
export const TRASH_TIME = 30 * 24 * 60 * 60 * 1000
export const TRASH_NAME_MAX = 120

export const TRASH_KINDS = [
  'posts',
  'templates',
  'signatures',
  'channelSets',
  'hashtagGroups',
  'contacts',
  'brandKits',
  'personas',
  'campaigns',
  'profiles',
  'scripts',
  'ideas',
  'decks',
  'media',
] as const

export const trashKindSchema = z.enum(TRASH_KINDS)

/** Collections whose documents are moved to the trash when a person deletes them. */
export type TrashKind = z.infer<typeof trashKindSchema>

/** Right that a member needs to move a document to the trash or back: the right to write it. */
export const TRASH_RIGHTS = {
  posts: 'write_drafts',
  templates: 'edit_library',
  signatures: 'edit_library',
  channelSets: 'edit_library',
  hashtagGroups: 'edit_library',
  contacts: 'edit_library',
  brandKits: 'edit_library',
  personas: 'edit_library',
  campaigns: 'edit_library',
  profiles: 'edit_library',
  scripts: 'write_drafts',
  ideas: 'write_drafts',
  decks: 'write_drafts',
  media: 'edit_library',
} as const satisfies Record<TrashKind, Right>

/** Field that provides a document's name in the trash. */
export const TRASH_NAME_FIELDS = {
  posts: 'text',
  templates: 'name',
  signatures: 'name',
  channelSets: 'name',
  hashtagGroups: 'name',
  contacts: 'name',
  brandKits: 'name',
  personas: 'name',
  campaigns: 'name',
  profiles: 'name',
  scripts: 'name',
  ideas: 'text',
  decks: 'name',
  media: 'name',
} as const satisfies Record<TrashKind, string>

/** Maximum number of files of a post and its thread, counted once for the post itself and once for each channel. */
const MEDIA_MAX = (POST_CONNECTIONS_MAX + 1) * (POST_MEDIA_MAX + THREAD_MEDIA_MAX)

/**
 * An item that a person has moved to the trash, `workspaces/{wid}/trash/{id}`: `createdBy` is the person, `createdAt` the time. The documents
 * themselves are stored below it.
 */
export const trashItemSchema = documentBase.extend({
  kind: trashKindSchema,
  documentId: documentId(),
  /** Name of the document; empty if it has no text. */
  name: z.string().max(TRASH_NAME_MAX),
  /** Files of the media library that the item needs after it is restored. */
  mediaIds: z.array(documentId()).max(MEDIA_MAX),
  endsAt: instant(),
  /** Time since which the item is being permanently deleted and can't be restored. */
  endedAt: instant().nullable(),
})

export type TrashItem = z.infer<typeof trashItemSchema>
