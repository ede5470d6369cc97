import type { AuditEntry } from '@postwright/core/model/audit-entry'

/** What an audit entry is about, as far as it can be told from the entry itself. */
export type AuditTarget =
  | { kind: 'person'; uid: string }
  /** `ofUid`: whose sign-in it was. */
  | { kind: 'session'; ofUid: string }
  | { kind: 'channel'; name: string }
  | { kind: 'post' }
  /** A path without a name of its own. */
  | { kind: 'record'; path: string }

export function auditTarget({ action, subject, actorUid, facts }: AuditEntry): AuditTarget {
  if (action === 'session_ended') return { kind: 'session', ofUid: actorUid }
  if (/(^|\/)posts\/[^/]+$/.test(subject)) return { kind: 'post' }
  const { handle } = facts
  if (typeof handle === 'string' && handle !== '') return { kind: 'channel', name: handle }
  return subject.includes('/') ? { kind: 'record', path: subject } : { kind: 'person', uid: subject }
}
