import type { AuditAction, AuditEntry } from '@postwright/core/model/audit-entry'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'
import { auditQuery } from './audit-query.ts'
import { renewClaim } from './renew-claim.ts'

/** The audit log, live, one page at a time. */
export function useAuditLog({ action, size }: { action: AuditAction | null; size: number }): PagedList<AuditEntry> {
  const { page, paging } = usePagedList(auditQuery(action), size)
  if (page.status !== 'error') return { page, paging }
  return { page: { ...page, retry: () => void renewClaim().then(page.retry) }, paging }
}
