import { auditLog } from '@postwright/core/collections/audit-log'
import { AUDIT_SCHEMA, type AuditAction, type AuditEntry } from '@postwright/core/model/audit-entry'
import { paths } from '@postwright/core/paths'
import { newDocument } from '../domain/new-document.ts'
import type { Clock, Ids } from '../domain/ports.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type AuditEvent = {
  action: AuditAction
  actorUid: string
  workspaceId?: string
  subject: string
  facts?: AuditEntry['facts']
}

export type AuditLogStore = ReturnType<typeof createAuditLogStore>

export function createAuditLogStore(refs: Refs, clock: Clock, ids: Ids) {
  const entries = () => refs.described(auditLog)

  function entryFor({ action, actorUid, workspaceId, subject, facts = {} }: AuditEvent) {
    const base = newDocument(clock, { id: ids.random(), schema: AUDIT_SCHEMA, createdBy: actorUid })
    return { ...base, action, actorUid, workspaceId: workspaceId ?? null, subject, facts }
  }

  return {
    append: async (event: AuditEvent): Promise<void> => {
      const entry = entryFor(event)
      await entries().doc(entry.id).create(entry)
    },

    /** Replaces a person's id and e-mail address by another name in every entry by or about them. */
    rename: async (uid: string, email: string, name: string): Promise<void> => {
      const renamed = (value: unknown) => replaceNames(value, [uid, email], name)
      for (const field of ['actorUid', 'subject']) {
        // NOTE without the schema: an entry that cannot be read names the person too.
        const { docs } = await refs.db.collection(paths.auditLog()).where(field, '==', uid).get()
        const writer = refs.db.bulkWriter()
        for (const snapshot of docs) {
          const { actorUid, createdBy, subject, facts } = snapshot.data()
          const named = Object.entries({ actorUid, createdBy, subject, facts }).filter(
            ([, value]) => value !== undefined,
          )
          void writer.update(
            snapshot.ref,
            Object.fromEntries(named.map(([key, value]: [string, unknown]) => [key, renamed(value)])),
          )
        }
        await writer.close()
      }
    },

    /** Appended if and only if the transaction's other writes happen. */
    appendIn: (tx: Tx, event: AuditEvent): void => {
      const entry = entryFor(event)
      tx.create(entries().doc(entry.id), entry)
    },
  }
}

/** The value with each of the given texts replaced by the name, at any depth. */
function replaceNames(value: unknown, texts: readonly string[], name: string): unknown {
  if (typeof value === 'string') {
    return texts.filter(Boolean).reduce((changed, text) => changed.replaceAll(text, name), value)
  }
  if (Array.isArray(value)) return value.map((item: unknown) => replaceNames(item, texts, name))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceNames(item, texts, name)]))
}
