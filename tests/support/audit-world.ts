import { auditLog } from '@postwright/core/collections/audit-log'
import { auditSeals } from '@postwright/core/collections/audit-seals'
import type { AuditEntry } from '@postwright/core/model/audit-entry'
import { paths } from '@postwright/core/paths'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { randomBytes, randomUUID } from 'node:crypto'
import { parseKeyRing, tokenKeysFrom } from '../../functions/src/domain/keys/key-ring.ts'
import {
  createAuditLogStore,
  createAuditEntriesStore,
  createAuditSealStore,
} from '../../functions/src/store/audit-log.ts'
import { createRefs } from '../../functions/src/store/refs.ts'
import { createTransact } from '../../functions/src/store/transaction.ts'
import { createTestClock } from './clock.ts'
import { makeAuditEntry } from './factories/audit-entry.ts'
import { newKeyRing } from './local-api.ts'

export const AUDIT_START = Date.UTC(2026, 10, 2)
const silent = { info: () => {}, warn: () => {}, error: () => {} }

export type AuditWorld = ReturnType<typeof createAuditWorld>

/** An audit log in a database of its own, because seals cover all entries of a database. */
export function createAuditWorld() {
  const projectId = `demo-audit-${randomUUID().slice(0, 8)}`
  const db = getFirestore(initializeApp({ projectId }, projectId))
  const refs = createRefs(db, silent)
  const clock = createTestClock(AUDIT_START)
  const ids = { random: () => randomBytes(18).toString('base64url') }
  const deps = {
    transact: createTransact(db),
    auditEntries: createAuditEntriesStore(refs),
    auditSeals: createAuditSealStore(refs, clock),
    auditLog: createAuditLogStore(refs, clock, ids),
    tokenKeys: tokenKeysFrom(parseKeyRing('TOKEN_SIGNING_KEYS', newKeyRing())),
    clock,
    logger: silent,
  }

  /** Stores entries one second apart, starting at `AUDIT_START`. */
  async function plant(count: number, fieldsOf: (at: number) => Partial<AuditEntry> = () => ({})): Promise<void> {
    const writer = db.bulkWriter()
    for (let at = 0; at < count; at += 1) {
      const createdAt = AUDIT_START + at * 1000
      const entry = makeAuditEntry({
        id: `e${String(at).padStart(6, '0')}`,
        createdAt,
        updatedAt: createdAt,
        ...fieldsOf(at),
      })
      void writer.set(refs.described(auditLog).doc(entry.id), entry)
    }
    await writer.close()
  }

  const seals = async () => refs.rowsOf((await refs.described(auditSeals).orderBy('seq').get()).docs)
  const entry = (id: string) => db.doc(`${paths.auditLog()}/${id}`)
  const noted = async () => {
    const found = await refs.described(auditLog).where('action', '==', 'audit.broken').get()
    return refs.rowsOf(found.docs).map(({ facts }) => facts)
  }
  return { db, refs, clock, deps, plant, seals, entry, noted }
}
