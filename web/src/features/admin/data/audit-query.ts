import {
  doc,
  getDoc,
  getDocFromCache,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
  type Query,
} from 'firebase/firestore'
import type { AuditAction, AuditEntry } from '@postwright/core/model/audit-entry'
import { readSize } from '@/lib/live/look-ahead.ts'
import { refs } from '@/lib/live/refs.ts'

export type AuditPage = {
  /** Only entries of this action; null for all. */
  action: AuditAction | null
  /** The last entry of the page before; null for the first page. */
  after: DocumentSnapshot | null
  size: number
}

/** One page of the audit log, newest first, and one entry more to tell whether there is a next page. */
export function auditQuery({ action, after, size }: AuditPage): Query<AuditEntry> {
  return query(
    refs.auditLog(),
    ...(action === null ? [] : [where('action', '==', action)]),
    orderBy('createdAt', 'desc'),
    ...(after === null ? [] : [startAfter(after)]),
    limit(readSize(size)),
  )
}

/** The place at which an entry stands: the stored document, as some of its times are finer than milliseconds. */
export async function auditCursor(id: string): Promise<DocumentSnapshot> {
  const ref = doc(refs.auditLog(), id).withConverter(null)
  return getDocFromCache(ref).catch(() => getDoc(ref))
}
