import type { CoveredPost } from '@postwright/core/personas/coverage-of'
import type { Post } from '@postwright/core/model/post'

/** What the posts of a table are: not yet planned, planned, or out. */
export const POST_STATES = ['draft', 'scheduled', 'published'] as const

export type PostState = (typeof POST_STATES)[number]

/** Whether a post is a draft, waits for its time, or is out. */
export function stateOfPost({
  lifecycle,
  publishedAt,
  nextAt,
}: Pick<Post, 'lifecycle' | 'publishedAt' | 'nextAt'>): PostState {
  if (publishedAt !== null || lifecycle === 'published') return 'published'
  return nextAt === null ? 'draft' : 'scheduled'
}

/** All that a post says, of its thread too. */
export function wordsOfPost({ id, title, text, thread, comment }: Post): CoveredPost {
  return { id, text: [title, text, ...thread, comment].filter((part) => part.trim() !== '').join('\n\n') }
}
