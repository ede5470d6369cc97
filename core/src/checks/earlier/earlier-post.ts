import { EARLIER_WORDS_MAX, type EarlierPost } from '../../model/earlier-posts.ts'
import type { Post } from '../../model/post.ts'
import { excerptOf } from '../../text/excerpt.ts'
import { hashText } from '../craft/text-hash.ts'

type Facts = Pick<Post, 'text' | 'lifecycle' | 'plannedAt'>

/** Returns the data of a post that is stored for comparison; null for a post without a plan, or with too few words. */
export function toEarlierPost({ text, lifecycle, plannedAt }: Facts, family: string | null): EarlierPost | null {
  if (lifecycle === 'draft' || plannedAt === null) return null
  const sum = hashText(text)
  return sum === '' ? null : { sum, words: excerptOf(text, EARLIER_WORDS_MAX), plannedAt, family }
}
