import { getDocs, limit, query } from 'firebase/firestore'
import { PREVIEW_ITEMS } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'
import { plannedQuery } from './calendar-query.ts'

const MINUTE = 60_000

/** How many other posts on a post's channels are within so many minutes of an instant, wherever on the calendar they are. */
export async function countNear(
  workspaceId: string,
  { id, connectionIds }: Pick<Post, 'id' | 'connectionIds'>,
  at: number,
  minutes: number,
): Promise<number> {
  if (minutes === 0 || connectionIds.length === 0) return 0
  const stretch = { from: at - minutes * MINUTE + 1, to: at + minutes * MINUTE }
  const filter = { connectionIds, label: null, lifecycle: null, createdBy: null }
  const found = await getDocs(query(plannedQuery(refs.posts(workspaceId), stretch, filter), limit(PREVIEW_ITEMS)))
  return found.docs.filter((post) => post.id !== id).length
}
