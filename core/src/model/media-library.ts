import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { ALT_TEXT_MAX } from '../limits.ts'
import { oneLine, oneLineOrNothing, manyLines } from '../text/text-fields.ts'

/** Limits of the media library: folders of a workspace and their depth, tags of a file and of a workspace, earlier versions of a file. */
export const MEDIA_FOLDERS_MAX = 200

export const MEDIA_FOLDER_DEPTH_MAX = 4

export const MEDIA_FOLDER_NAME_MAX = 60

export const MEDIA_TAGS_MAX = 20

export const MEDIA_TAG_MAX = 40

export const MEDIA_KNOWN_TAGS_MAX = 300

export const MEDIA_VERSIONS_MAX = 20

/** Maximum length of a file's author or licence, and (`MEDIA_SOURCE_MAX`) of its source address. */
export const MEDIA_NOTE_MAX = 200

export const MEDIA_SOURCE_MAX = 2_000

/** Maximum number of a file's entries in the word index, and of parts of its perceptual hash. */
export const MEDIA_WORDS_MAX = 160

const MEDIA_BANDS_MAX = 6

/** Maximum number of files changed by one call; the client splits larger selections into several calls. */
export const MEDIA_BULK_MAX = 60

export const MEDIA_USE_FILES_MAX = 1_000

export const MEDIA_USE_NAME_MAX = 120

/** Longer side of a thumbnail, in pixels. */
export const MEDIA_SMALL_SIDE = 400

export const mediaTagSchema = oneLine(MEDIA_TAG_MAX)

/** Id of a folder; empty for the top level of the library. */
export const mediaFolderIdSchema = z.string().max(64)

/** Fields of a file that people fill in. */
export const mediaDetailsSchema = z.object({
  altText: manyLines(ALT_TEXT_MAX).default(''),
  author: oneLineOrNothing(MEDIA_NOTE_MAX).default(''),
  sourceUrl: oneLineOrNothing(MEDIA_SOURCE_MAX).default(''),
  licence: oneLineOrNothing(MEDIA_NOTE_MAX).default(''),
})

export type MediaDetails = z.infer<typeof mediaDetailsSchema>

/** A file that was replaced by another, and the time of the replacement. */
const mediaVersionSchema = z.object({ mediaId: documentId(), replacedAt: instant() })

/** Fields by which a workspace's library sorts and finds a file. */
export const libraryFieldsSchema = mediaDetailsSchema.extend({
  folderId: mediaFolderIdSchema.default(''),
  tags: z.array(mediaTagSchema).max(MEDIA_TAGS_MAX).default([]),
  isStarred: z.boolean().default(false),
  /** Name without case and accents, used to sort lists. */
  nameKey: z.string().max(200).default(''),
  /** Prefixes of the words of name, alt text and tags, and each tag with a leading `#`. */
  words: z.array(z.string().min(1).max(64)).max(MEDIA_WORDS_MAX).default([]),
  /** Number of documents that use the file, counted by the server after each write to them. */
  uses: z.int().min(0).default(0),
  isUsed: z.boolean().default(false),
  /** Perceptual hash of an image in 16 hex digits; null for other files, and for images from before hashes existed. */
  lookHash: z.string().length(16).nullable().default(null),
  /** Parts of the perceptual hash: similar images share at least one. */
  lookBands: z.array(z.string().max(8)).max(MEDIA_BANDS_MAX).default([]),
  /** Id of the group of similar images; empty if there are none. */
  lookGroup: z.string().max(128).default(''),
  /** False once another file has replaced this one; the library then lists the other file. */
  isCurrent: z.boolean().default(true),
  replacedBy: documentId().nullable().default(null),
  /** Files that this one has replaced, newest first. */
  versions: z.array(mediaVersionSchema).max(MEDIA_VERSIONS_MAX).default([]),
})

export type LibraryFields = z.infer<typeof libraryFieldsSchema>
