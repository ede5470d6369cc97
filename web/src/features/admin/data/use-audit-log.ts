import type { DocumentSnapshot } from 'firebase/firestore'
import { useMemo, useState } from 'react'
import type { AuditAction, AuditEntry } from '@postwright/core/model/audit-entry'
import { cutPage, NOTHING_FOUND } from '@/lib/live/look-ahead.ts'
import { useLiveList } from '@/lib/live/use-live.ts'
import { auditCursor, auditQuery } from './audit-query.ts'
import { renewClaim } from './renew-claim.ts'

type Asked = { action: AuditAction | null; size: number }

type AuditRows =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; rows: readonly AuditEntry[] }

/** The audit log, live, one page at a time; what is asked for stays the same for the life of the component. */
export function useAuditLog({ action, size }: Asked) {
  const [cursors, setCursors] = useState<DocumentSnapshot[]>([])
  const after = cursors.at(-1) ?? null
  const query = useMemo(() => auditQuery({ action, after, size }), [action, after, size])
  const live = useLiveList(query)
  const { rows, hasMore } = cutPage(live.status === 'ready' ? live : NOTHING_FOUND, size)
  const last = hasMore ? rows.at(-1) : undefined

  return {
    page: pageOf(live, rows),
    unreadable: live.status === 'ready' ? live.unreadable : 0,
    paging: {
      number: cursors.length + 1,
      hasPrevious: cursors.length > 0,
      hasNext: last !== undefined,
      onPrevious: () => setCursors(cursors.slice(0, -1)),
      onNext: () => {
        if (last) void auditCursor(last.id).then((cursor) => setCursors([...cursors, cursor]))
      },
    },
  }
}

function pageOf(live: ReturnType<typeof useLiveList>, rows: readonly AuditEntry[]): AuditRows {
  if (live.status === 'ready') return { status: 'ready', rows }
  if (live.status === 'loading') return live
  return { status: 'error', retry: () => void renewClaim().then(live.retry) }
}
