import type { Post } from '../model/post.ts'
import type { Lifecycle } from '../publishing/lifecycle.ts'

/** The state of a post as people see it: its lifecycle, told apart by what is published already and what is due. */
export type PostState = Lifecycle | 'partly_published'

/**
 * Derives the state from the stored lifecycle, so it needs no field of its own. From its time on a post is being published,
 * also in the seconds before a worker takes it.
 */
export function getPostState({ lifecycle, publishedAt, nextAt }: Facts, now: number): PostState {
  if (lifecycle !== 'scheduled' && lifecycle !== 'attention') return lifecycle
  if (lifecycle === 'scheduled' && nextAt !== null && nextAt <= now) return 'sending'
  return publishedAt === null ? lifecycle : 'partly_published'
}

type Facts = Pick<Post, 'lifecycle' | 'publishedAt' | 'nextAt'>
