import { peopleOf } from '@postwright/core/audit/audit-subject'
import { replaceNames } from '@postwright/core/audit/entry-text'
import { auditLog } from '@postwright/core/collections/audit-log'
import { AUDIT_SCHEMA, type AuditFilter } from '@postwright/core/model/audit-entry'
import { paths } from '@postwright/core/paths'
import { type DocumentData, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore'
import { newDocument } from '../domain/new-document.ts'
import type { AuditEvent, AuditLogStore } from '../domain/ports/people.ts'
import type { Clock, Ids } from '../domain/ports/world.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import { auditSeals } from '@postwright/core/collections/audit-seals'
import type { AuditEntriesStore, AuditSealStore } from '../domain/ports/operator.ts'
import { describedStore } from './described-store.ts'

export function createAuditLogStore(refs: Refs, clock: Clock, ids: Ids): AuditLogStore {
  const entries = () => refs.described(auditLog)

  function entryFor({ id, action, actorUid, workspaceId, subject, facts = {}, people = [] }: AuditEvent) {
    const base = newDocument(clock, { id: id ?? ids.random(), schema: AUDIT_SCHEMA, createdBy: actorUid })
    const found = peopleOf({ action, actorUid, subject, facts }, people)
    return { ...base, action, actorUid, workspaceId: workspaceId ?? null, subject, people: found, facts }
  }

  return {
    append: async (event) => {
      const entry = entryFor(event)
      await entries().doc(entry.id).create(entry)
    },

    rename: async (uid, marks) => {
      // NOTE read without the schema, because unreadable entries may also contain the user.
      const all = refs.db.collection(paths.auditLog())
      const naming = [
        all.where('actorUid', '==', uid),
        all.where('subject', '==', uid),
        all.where('people', 'array-contains', uid),
      ]
      for (const query of naming) {
        // Renamed entries no longer match the query, so the same query is repeated.
        for (;;) {
          const { docs } = await query.limit(RENAMED_AT_ONCE).get()
          const batch = refs.db.batch()
          for (const snapshot of docs) batch.update(snapshot.ref, renamed(snapshot.data(), marks))
          await batch.commit()
          if (docs.length < RENAMED_AT_ONCE) break
        }
      }
    },

    appendIn: (tx, event) => {
      const entry = entryFor(event)
      within(tx).create(entries().doc(entry.id), entry)
    },
  }
}

const RENAMED_AT_ONCE = 400

/** Returns the fields of an entry that name people, with names replaced at any depth. */
function renamed({ actorUid, createdBy, subject, people, facts }: DocumentData, marks: ReadonlyMap<string, string>) {
  const named = Object.entries({ actorUid, createdBy, subject, people, facts }).filter(
    ([, value]: [string, unknown]) => value !== undefined,
  )
  return Object.fromEntries(named.map(([key, value]: [string, unknown]) => [key, withMarks(value, marks)]))
}

function withMarks(value: unknown, marks: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return replaceNames(value, marks)
  if (Array.isArray(value)) return value.map((item: unknown) => withMarks(item, marks))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withMarks(item, marks)]))
}

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
        // Neither field is part of the sealed text: the migration derives both.
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
