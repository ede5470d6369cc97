import { orderBy, query, where, type Query } from 'firebase/firestore'
import type { AuditAction, AuditEntry } from '@postwright/core/model/audit-entry'
import { refs } from '@/lib/live/refs.ts'

/** The audit log, newest first; `action` null for all of it. */
export function auditQuery(action: AuditAction | null): Query<AuditEntry> {
  return query(
    refs.auditLog(),
    ...(action === null ? [] : [where('action', '==', action)]),
    orderBy('createdAt', 'desc'),
  )
}
