import { auditLog } from '@postwright/core/collections/audit-log'
import { AUDIT_SCHEMA } from '@postwright/core/model/audit-entry'
import { paths } from '@postwright/core/paths'
import { newDocument } from '../domain/new-document.ts'
import type { AuditEvent, AuditLogStore } from '../domain/ports/people.ts'
import type { Clock, Ids } from '../domain/ports/world.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createAuditLogStore(refs: Refs, clock: Clock, ids: Ids): AuditLogStore {
  const entries = () => refs.described(auditLog)

  function entryFor({ action, actorUid, workspaceId, subject, facts = {} }: AuditEvent) {
    const base = newDocument(clock, { id: ids.random(), schema: AUDIT_SCHEMA, createdBy: actorUid })
    return { ...base, action, actorUid, workspaceId: workspaceId ?? null, subject, facts }
  }

  return {
    append: async (event) => {
      const entry = entryFor(event)
      await entries().doc(entry.id).create(entry)
    },

    rename: async (uid, email, name) => {
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

    appendIn: (tx, event) => {
      const entry = entryFor(event)
      within(tx).create(entries().doc(entry.id), entry)
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
