import { useMemo } from 'react'
import { commentSubjectId, type CommentSubjectKind } from '@postwright/core/model/comment-subject'
import { useLiveList } from '@/lib/live/use-live.ts'
import { useMay, useRole } from '@/session/use-role.ts'
import { openThreadsQuery } from './data/comments.ts'

/**
 * Returns the number of open threads by subject id, for the markers in a list. Live; counts only the `LIST_LIMIT_MAX` latest threads of this kind.
 */
export function useOpenThreads(workspaceId: string, kind: CommentSubjectKind): ReadonlyMap<string, number> {
  const role = useRole()
  const seesInternal = useMay('read_internal')
  const threads = useLiveList(role === null ? null : openThreadsQuery({ workspaceId, seesInternal }, kind))
  const rows = threads.status === 'ready' ? threads.data : NONE
  return useMemo(() => {
    const counts = new Map<string, number>()
    for (const { subject } of rows) {
      const id = commentSubjectId(subject)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return counts
  }, [rows])
}

const NONE: never[] = []
