import { query, where, type Query } from 'firebase/firestore'
import { auditLog } from '@postwright/core/collections/audit-log'
import type { AuditAction, AuditEntry } from '@postwright/core/model/audit-entry'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** The audit log, newest first; `action` null for all of it. */
export function auditQuery(action: AuditAction | null): Query<AuditEntry> {
  return query(
    collectionRef(auditLog),
    ...(action === null ? [] : [where('action', '==', action)]),
    ...listOrder(auditLog),
  )
}
