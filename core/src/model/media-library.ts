import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { ALT_TEXT_MAX } from '../limits.ts'
import { oneLine, oneLineOrNothing, manyLines } from '../text/text-fields.ts'

/** The media library: folders of a workspace and how deep they go, tags of a file and of a workspace, earlier files that one replaces. */
export const MEDIA_FOLDERS_MAX = 200

export const MEDIA_FOLDER_DEPTH_MAX = 4

export const MEDIA_FOLDER_NAME_MAX = 60

export const MEDIA_TAGS_MAX = 20

export const MEDIA_TAG_MAX = 40

export const MEDIA_KNOWN_TAGS_MAX = 300

export const MEDIA_VERSIONS_MAX = 20

/** Author and licence of a file, and the address that it comes from. */
export const MEDIA_NOTE_MAX = 200

export const MEDIA_SOURCE_MAX = 2_000

/** Entries of a file in the index of words, and parts of its perceptual hash. */
export const MEDIA_WORDS_MAX = 160

const MEDIA_BANDS_MAX = 6

/** Files that one call changes, and that a screen of the library begins with. */
export const MEDIA_BULK_MAX = 60

export const MEDIA_USE_FILES_MAX = 1_000

export const MEDIA_USE_NAME_MAX = 120

/** Longer side of a small version, in pixels. */
export const MEDIA_SMALL_SIDE = 400

export const mediaTagSchema = oneLine(MEDIA_TAG_MAX)

/** The id of a folder; empty for the top of the library. */
export const mediaFolderIdSchema = z.string().max(64)

/** Fields of a file that people fill in. */
export const mediaDetailsSchema = z.object({
  altText: manyLines(ALT_TEXT_MAX).default(''),
  author: oneLineOrNothing(MEDIA_NOTE_MAX).default(''),
  sourceUrl: oneLineOrNothing(MEDIA_SOURCE_MAX).default(''),
  licence: oneLineOrNothing(MEDIA_NOTE_MAX).default(''),
})

export type MediaDetails = z.infer<typeof mediaDetailsSchema>

/** A file that another one has replaced, and when. */
const mediaVersionSchema = z.object({ mediaId: documentId(), replacedAt: instant() })

/** The library of a workspace orders and finds a file by these. */
export const libraryFieldsSchema = mediaDetailsSchema.extend({
  folderId: mediaFolderIdSchema.default(''),
  tags: z.array(mediaTagSchema).max(MEDIA_TAGS_MAX).default([]),
  isStarred: z.boolean().default(false),
  /** Name without case and accents, by which lists are sorted. */
  nameKey: z.string().max(200).default(''),
  /** Beginnings of the words of name, alt text and tags, and `#` with each tag. */
  words: z.array(z.string().min(1).max(64)).max(MEDIA_WORDS_MAX).default([]),
  /** Documents that use it, counted by the server after each of their writes. */
  uses: z.int().min(0).default(0),
  isUsed: z.boolean().default(false),
  /** Perceptual hash of an image in 16 hex digits; null of other files, and of images from before there were hashes. */
  lookHash: z.string().length(16).nullable().default(null),
  /** Parts of that hash: images that look alike share at least one. */
  lookBands: z.array(z.string().max(8)).max(MEDIA_BANDS_MAX).default([]),
  /** Images that look alike have the same; empty while there is no other. */
  lookGroup: z.string().max(128).default(''),
  /** False once another file has replaced it: the library lists the other one. */
  isCurrent: z.boolean().default(true),
  replacedBy: documentId().nullable().default(null),
  /** Files that it has replaced, the latest first. */
  versions: z.array(mediaVersionSchema).max(MEDIA_VERSIONS_MAX).default([]),
})

export type LibraryFields = z.infer<typeof libraryFieldsSchema>
