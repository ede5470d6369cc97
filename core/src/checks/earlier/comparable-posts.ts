import type { EarlierPosts } from '../../model/earlier-posts.ts'
import { ownValue } from '../../own-value.ts'
import type { CheckedDraft } from '../checked-draft.ts'

/** The post being written, which can be in a series or be a repetition of an evergreen post. */
type Written = { postId: string | null; seriesId: string | null }

/** Lists the posts that a draft is compared with: all except itself and its intended repetitions. */
export function listComparablePosts(
  { postId, seriesId }: Written,
  posts: EarlierPosts['posts'],
): CheckedDraft['earlier'] {
  const family = (postId === null ? null : ownValue(posts, postId)?.family) ?? seriesId
  const own = new Set([postId, family])
  return Object.entries(posts).flatMap(([id, { family: theirs, ...post }]) =>
    own.has(id) || (theirs !== null && own.has(theirs)) ? [] : [{ id, ...post }],
  )
}
