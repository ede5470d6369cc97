import type { EarlierPosts } from '../../model/earlier-posts.ts'
import { ownValue } from '../../own-value.ts'
import type { CheckedDraft } from '../checked-draft.ts'

/** The post that is written: it may be in a series, or a turn of an evergreen post. */
type Written = { postId: string | null; seriesId: string | null }

/** What a draft is compared with: all but itself, and what repeats it or is repeated by it on purpose. */
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
