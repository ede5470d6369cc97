import { AUDIT_SCHEMA, type AuditEntry } from '@postwright/core/model/audit-entry'
import { makeBase } from './document-base.ts'

/** A recorded change of a right; set only the fields that the test is about. */
export function makeAuditEntry(fields: Partial<AuditEntry> = {}): AuditEntry {
  return {
    ...makeBase('entry1'),
    schema: AUDIT_SCHEMA,
    createdBy: 'operator',
    action: 'role_set',
    actorUid: 'operator',
    workspaceId: null,
    subject: 'somebody1',
    people: ['somebody1'],
    facts: { before: 'user', after: 'admin' },
    ...fields,
  }
}
