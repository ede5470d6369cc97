import type { Post } from './post.ts'

/** What a post has that nothing was planned for yet. */
export const UNPLANNED_POST = {
  generation: 0,
  lifecycle: 'draft',
  nextAt: null,
  plannedAt: null,
  publishedAt: null,
  queueId: null,
  seriesId: null,
  seriesDay: null,
  detachedAt: null,
} as const satisfies Partial<Post>
