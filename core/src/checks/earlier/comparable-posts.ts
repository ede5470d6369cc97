import { EARLIER_WORDS_MAX, type EarlierPost, type EarlierPosts } from '../../model/earlier-posts.ts'
import type { Post } from '../../model/post.ts'
import { excerptOf } from '../../text/excerpt.ts'
import { textSum } from '../craft/text-hash.ts'
import { ownValue } from '../../own-value.ts'
import type { CheckedDraft } from '../checked-draft.ts'

type Facts = Pick<Post, 'text' | 'lifecycle' | 'plannedAt'>

/** What is kept of a post to compare others with; null for one without a plan, or with too few words to be compared. */
export function earlierPostOf({ text, lifecycle, plannedAt }: Facts, family: string | null): EarlierPost | null {
  if (lifecycle === 'draft' || plannedAt === null) return null
  const sum = textSum(text)
  return sum === '' ? null : { sum, words: excerptOf(text, EARLIER_WORDS_MAX), plannedAt, family }
}

/** The post that is written: it may be in a series, or a turn of an evergreen post. */
type Written = { postId: string | null; seriesId: string | null }

/** What a draft is compared with: all but itself, and what repeats it or is repeated by it on purpose. */
export function othersThan({ postId, seriesId }: Written, posts: EarlierPosts['posts']): CheckedDraft['earlier'] {
  const family = (postId === null ? null : ownValue(posts, postId)?.family) ?? seriesId
  const own = new Set([postId, family])
  return Object.entries(posts).flatMap(([id, { family: theirs, ...post }]) =>
    own.has(id) || (theirs !== null && own.has(theirs)) ? [] : [{ id, ...post }],
  )
}
