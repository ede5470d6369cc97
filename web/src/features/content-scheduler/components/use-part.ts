import { useEffect, useMemo } from 'react'
import type { Post } from '@postwright/core/model/post'
import type { TimeRange } from '../calendar-place.ts'
import { usePlanned } from '../data/planned-posts.ts'
import { applyMoves } from '../calendar-store.ts'
import { useCalendar, useOf } from './calendar-context.ts'

type Part = {
  id: string
  range: TimeRange
  /** Maximum number of posts read. */
  most: number
  /** True if the part is in view: parts out of view are not read. */
  isSeen: boolean
}

export type PartRead = {
  status: 'loading' | 'error' | 'ready'
  posts: readonly Post[]
  /** Retries the read; null unless it failed. */
  retry: (() => void) | null
}

const NOTHING: readonly Post[] = []
/** Selector that returns the whole value: every part subscribes to all moves, although most parts are not affected by them. */
const same = <T>(value: T) => value

/** Returns the posts of a part of the calendar, with those moving to or from it. */
export function usePart({ id, range: { from, to }, most, isSeen }: Part): PartRead {
  const { workspaceId, filter, compared, store } = useCalendar()
  const part = useMemo(
    () => (isSeen && compared === null ? { range: { from, to }, filter } : null),
    [isSeen, compared, from, to, filter],
  )
  const read = usePlanned(workspaceId, part, most)
  const moving = useOf(store.moving, same)
  const found = useMemo(() => {
    const own = compared?.posts.filter(({ plannedAt }) => plannedAt !== null && plannedAt >= from && plannedAt < to)
    return own ?? (read.status === 'ready' ? read.data : NOTHING)
  }, [compared, read, from, to])
  const posts = useMemo(() => applyMoves(found, moving, { from, to }), [found, moving, from, to])

  useEffect(() => {
    store.show(id, posts)
    return () => store.show(id, NOTHING)
  }, [store, id, posts])

  if (compared !== null) return { status: compared.status, posts, retry: compared.retry }
  return { status: read.status, posts, retry: read.status === 'error' ? read.retry : null }
}
