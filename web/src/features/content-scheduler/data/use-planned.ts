import { limit, query } from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import type { Stretch } from '../calendar-place.ts'
import { plannedQuery, type PlannedFilter } from './calendar-query.ts'

/** The first `most` posts of a stretch of time, live. With `null` it waits and reads nothing. */
export function usePlanned(
  workspaceId: string,
  part: { stretch: Stretch; filter: PlannedFilter } | null,
  most: number,
): LiveList<Post> {
  const wanted = part && query(plannedQuery(refs.posts(workspaceId), part.stretch, part.filter), limit(most))
  return useLiveList(wanted)
}
