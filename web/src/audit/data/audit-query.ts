import { query, Timestamp, where, type Query, type QueryConstraint } from 'firebase/firestore'
import { auditLog } from '@postwright/core/collections/audit-log'
import type { AuditEntry, AuditFilter } from '@postwright/core/model/audit-entry'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** Returns the query for the audit log with a filter, newest first. */
export function auditQuery({ person, action, workspaceId, from, until }: AuditFilter): Query<AuditEntry> {
  const asked: QueryConstraint[] = []
  if (person !== null) asked.push(where('people', 'array-contains', person))
  if (action !== null) asked.push(where('action', '==', action))
  if (workspaceId !== null) asked.push(where('workspaceId', '==', workspaceId))
  if (from !== null) asked.push(where('createdAt', '>=', Timestamp.fromMillis(from)))
  if (until !== null) asked.push(where('createdAt', '<', Timestamp.fromMillis(until)))
  return query(collectionRef(auditLog), ...asked, ...listOrder(auditLog))
}
