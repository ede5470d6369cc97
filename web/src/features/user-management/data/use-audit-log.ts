import type { AuditAction, AuditEntry } from '@postwright/core/model/audit-entry'
import type { PagedList } from '@/lib/live/use-paged-list.ts'
import { useAdminList } from '@/session/use-admin-list.ts'
import { auditQuery } from './audit-query.ts'

/** The audit log, live, one page at a time. */
export function useAuditLog({ action, size }: { action: AuditAction | null; size: number }): PagedList<AuditEntry> {
  return useAdminList(auditQuery(action), size)
}
