import type { Post } from '@postwright/core/model/post'
import type { Stretch } from './calendar-place.ts'
import type { MovingPost } from './calendar-store.ts'

/** The posts of a stretch of time as they stand once everything that is moving has arrived. */
export function withMoving(
  posts: readonly Post[],
  moving: ReadonlyMap<string, MovingPost>,
  { from, to }: Stretch,
): readonly Post[] {
  const staying = posts.filter(({ id }) => !moving.has(id))
  const arriving = [...moving.values()].flatMap(({ post, at }) =>
    at !== null && at >= from && at < to ? [{ ...post, plannedAt: at }] : [],
  )
  if (staying.length === posts.length && arriving.length === 0) return posts
  return [...staying, ...arriving].toSorted((a, b) => (a.plannedAt ?? 0) - (b.plannedAt ?? 0))
}
