import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { hasWords } from '@/documents/has-words.ts'
import type { CalendarFilter } from './calendar-address.ts'
import { postWords } from './post-words.ts'

/** What is asked of the posts behind publications. */
export type PostFilter = Pick<CalendarFilter, 'text' | 'label' | 'lifecycle'> & {
  /** The id of the person who has begun it; null for anyone. */
  createdBy: string | null
}

/** Whether a filter asks for what publications do not say themselves: then their posts are read and compared here. */
export function asksForPosts({ text, label, lifecycle, createdBy }: PostFilter): boolean {
  return text !== '' || label !== null || lifecycle !== null || createdBy !== null
}

/** Whether a publication is of a post that is asked for; what it says itself counts too, in case the post was edited since. */
export function matchesPublication(
  { content }: Pick<Variant, 'content'>,
  post: Post,
  { text, label, lifecycle, createdBy }: PostFilter,
): boolean {
  return (
    (label === null || post.labels.includes(label)) &&
    (lifecycle === null || post.lifecycle === lifecycle) &&
    (createdBy === null || post.createdBy === createdBy) &&
    hasWords(`${postWords(post)}\n${content.title}\n${content.text}`, text)
  )
}
