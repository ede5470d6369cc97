import type { DocumentSnapshot } from 'firebase/firestore'
import { useMemo, useState } from 'react'
import { cutPage, NOTHING_FOUND } from '@/lib/live/look-ahead.ts'
import { useLiveList } from '@/lib/live/use-live.ts'
import { postCursor, postsQuery, type PostOrder } from './post-queries.ts'

/** `lifecycles` must be the same array from render to render. */
type Options = PostOrder & { size: number }

/** The pages walked through so far, for one way of filtering and sorting. */
type Walk = { of: string; cursors: DocumentSnapshot[] }

/** A workspace's posts, live, one page at a time. */
export function usePosts(workspaceId: string, { lifecycles, sort, order, size }: Options) {
  const of = `${lifecycles?.join()} ${sort} ${order} ${size}`
  const [walk, setWalk] = useState<Walk>({ of, cursors: [] })
  const cursors = walk.of === of ? walk.cursors : []
  const after = cursors.at(-1) ?? null
  const query = useMemo(
    () => postsQuery(workspaceId, { lifecycles, sort, order, size, after }),
    [workspaceId, lifecycles, sort, order, size, after],
  )
  const live = useLiveList(query)
  const { rows, hasMore } = cutPage(live.status === 'ready' ? live : NOTHING_FOUND, size)
  const last = hasMore ? rows.at(-1) : undefined

  async function next() {
    if (!last) return
    const cursor = await postCursor(workspaceId, last.id)
    setWalk({ of, cursors: [...cursors, cursor] })
  }

  return {
    live,
    posts: rows,
    page: cursors.length + 1,
    next: last ? next : null,
    previous: cursors.length > 0 ? () => setWalk({ of, cursors: cursors.slice(0, -1) }) : null,
  }
}
