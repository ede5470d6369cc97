import { auditLog } from '@postwright/core/collections/audit-log'
import { auditSeals } from '@postwright/core/collections/audit-seals'
import { AUDIT_SCHEMA, type AuditFilter } from '@postwright/core/model/audit-entry'
import { FieldPath, type Query, Timestamp } from 'firebase-admin/firestore'
import type { AuditEntriesStore, AuditSealStore } from '../domain/ports/audit.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createAuditEntriesStore(refs: Refs): AuditEntriesStore {
  const all = () => refs.described(auditLog)

  return {
    get: async (id) => (await all().doc(id).get()).data() ?? null,

    listBetween: async (from, until, limit) => {
      const span = all()
        .where('createdAt', '>=', Timestamp.fromMillis(from))
        .where('createdAt', '<', Timestamp.fromMillis(until))
      return refs.rowsOf((await span.orderBy('createdAt').limit(limit).get()).docs)
    },

    listFiltered: async (filter, { after, limit }) => {
      const latest = filtered(all(), filter).orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
      const page = after === null ? latest : latest.startAfter(await all().doc(after).get())
      return refs.rowsOf((await page.limit(limit).get()).docs)
    },

    upgrade: async (limit) => {
      const { docs } = await all().where('schema', '<', AUDIT_SCHEMA).limit(limit).get()
      const batch = refs.db.batch()
      for (const { id, people } of refs.rowsOf(docs)) {
        // Neither field is part of the text that is sealed as it is stored: the migration derives both.
        batch.update(all().doc(id), { people, schema: AUDIT_SCHEMA })
      }
      await batch.commit()
      return docs.length
    },
  }
}

function filtered<Entry>(
  entries: Query<Entry>,
  { person, action, workspaceId, from, until }: AuditFilter,
): Query<Entry> {
  let found = entries
  if (person !== null) found = found.where('people', 'array-contains', person)
  if (action !== null) found = found.where('action', '==', action)
  if (workspaceId !== null) found = found.where('workspaceId', '==', workspaceId)
  if (from !== null) found = found.where('createdAt', '>=', Timestamp.fromMillis(from))
  if (until !== null) found = found.where('createdAt', '<', Timestamp.fromMillis(until))
  return found
}

export function createAuditSealStore(refs: Refs, clock: Clock): AuditSealStore {
  const all = () => refs.described(auditSeals)
  const latest = () => all().orderBy('seq', 'desc').limit(1)
  return {
    ...describedStore(refs, clock, auditSeals),
    last: async () => refs.rowsOf((await latest().get()).docs).at(0) ?? null,
    lastIn: async (tx) => refs.rowsOf((await within(tx).get(latest())).docs).at(0) ?? null,
    listAfter: async (seq, limit) =>
      refs.rowsOf((await all().where('seq', '>', seq).orderBy('seq').limit(limit).get()).docs),
    listLeastChecked: async (limit) => refs.rowsOf((await all().orderBy('checkedAt').limit(limit).get()).docs),
  }
}
