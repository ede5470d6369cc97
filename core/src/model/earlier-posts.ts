import { z } from 'zod'
import { MIN_HASH_LENGTH } from '../text/hashes.ts'
import { documentId, instant } from '../ids.ts'
import { manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** Maximum length of the excerpt that is shown when another post repeats this one. */
export const EARLIER_WORDS_MAX = 80

/** Number of latest posts that are kept, and how many more are allowed before the list is rebuilt. */
export const EARLIER_POSTS_MAX = 200
export const EARLIER_POSTS_OVER = 50

/** Id of the only document per workspace. */
export const EARLIER_POSTS_ID = 'latest'

/** Data of a planned post that other posts are compared with. */
const earlierPostSchema = z.object({
  /** Hash of the post's text; see `checks/craft/text-hash.ts`. */
  sum: z.string().regex(new RegExp(`^[\\w-]{${MIN_HASH_LENGTH}}$`)),
  /** Beginning of the post's text. */
  words: manyLines(EARLIER_WORDS_MAX),
  plannedAt: instant(),
  /** The series that created the post, or the evergreen post that it repeats: posts of one family repeat each other on purpose. */
  family: documentId().nullable(),
})

/**
 * Hashes and excerpts of the latest planned posts of a workspace by post id, `workspaces/{wid}/earlierPosts/latest`. The server derives them from the
 * posts; members read them in the composer.
 */
export const earlierPostsSchema = documentBase.extend({
  posts: z.record(documentId(), earlierPostSchema),
})

export type EarlierPost = z.infer<typeof earlierPostSchema>
export type EarlierPosts = z.infer<typeof earlierPostsSchema>
