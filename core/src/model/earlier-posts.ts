import { z } from 'zod'
import { MIN_HASH_LENGTH } from '../text/hashes.ts'
import { documentId, instant } from '../ids.ts'
import { manyLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

/** How much of a post is shown where another is said to repeat it. */
export const EARLIER_WORDS_MAX = 80

/** How many of the latest posts are kept, and how many more there may be before the list is made anew. */
export const EARLIER_POSTS_MAX = 200
export const EARLIER_POSTS_OVER = 50

/** The id of a workspace's one document. */
export const EARLIER_POSTS_ID = 'latest'

/** What is kept of a post that was planned, so that others are compared with it. */
const earlierPostSchema = z.object({
  /** Of its text; `checks/craft/text-sum.ts`. */
  sum: z.string().regex(new RegExp(`^[\\w-]{${MIN_HASH_LENGTH}}$`)),
  /** Its first words. */
  words: manyLines(EARLIER_WORDS_MAX),
  plannedAt: instant(),
  /** The series that made it, or the evergreen post that it is a turn of: posts of one family repeat each other on purpose. */
  family: documentId().nullable(),
})

/**
 * What the latest planned posts of a workspace say, `workspaces/{wid}/earlierPosts/latest`, by the id of the post. The server
 * derives it from the posts; members read it where they write.
 */
export const earlierPostsSchema = documentBase.extend({
  posts: z.record(documentId(), earlierPostSchema),
})

export type EarlierPost = z.infer<typeof earlierPostSchema>
export type EarlierPosts = z.infer<typeof earlierPostsSchema>
