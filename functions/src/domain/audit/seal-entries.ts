import { auditSealText, FIRST_SEAL_HASH, inSealOrder } from '@postwright/core/audit/audit-chain'
import { auditEntryText } from '@postwright/core/audit/entry-text'
import { AUDIT_ACTORS, type AuditEntry } from '@postwright/core/model/audit-entry'
import {
  AUDIT_SEAL_SCHEMA,
  type AuditLeaf,
  type AuditSeal,
  SEALED_AT_ONE_TIME_MAX,
  SEALED_ENTRIES_MAX,
} from '@postwright/core/model/audit-seal'
import { sha256 } from '../ledger/post-entry.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import { markKeyId, markOf } from './name-marks.ts'

export type SealDeps = Pick<
  Deps,
  'transact' | 'auditEntries' | 'auditSeals' | 'auditLog' | 'tokenKeys' | 'clock' | 'logger'
>

/** Delay longer than any transaction and any retry of a write: all earlier entries are stored by then. */
export const SEAL_DELAY = 15 * 60_000
const SEALS_AT_ONCE = 20
const UPGRADED_AT_ONCE = 400
const UPGRADES_AT_ONCE = 5

/**
 * Seals entries in the order of their times, up to a time safely in the past, and migrates entries of the earlier version.
 * Each part may be repeated, and continues where the last run ended.
 */
export async function sealAuditLog(deps: SealDeps): Promise<void> {
  for (let i = 0; i < SEALS_AT_ONCE; i += 1) {
    if (!(await sealNext(deps))) break
  }
  for (let i = 0; i < UPGRADES_AT_ONCE; i += 1) {
    if ((await deps.auditEntries.upgrade(UPGRADED_AT_ONCE)) < UPGRADED_AT_ONCE) break
  }
}

/** @returns whether more entries may wait */
async function sealNext(deps: SealDeps): Promise<boolean> {
  const before = await deps.auditSeals.last()
  const from = before?.until ?? 0
  const { entries, until, isCut } = await readSpan(deps, from)
  if (entries.length === 0) return false
  const keyId = markKeyId(deps.tokenKeys.pseudonym)
  const leaves = leavesOf(deps, keyId, entries)
  const unhashed = {
    seq: (before?.seq ?? 0) + 1,
    from,
    until,
    keyId,
    leaves,
    previousHash: before?.hash ?? FIRST_SEAL_HASH,
  }
  const base = newDocument(deps.clock, {
    id: auditSealId(unhashed.seq),
    schema: AUDIT_SEAL_SCHEMA,
    createdBy: AUDIT_ACTORS.system,
  })
  await deps.transact(async (tx) => {
    const last = await deps.auditSeals.lastIn(tx)
    // Another run was faster: its seal is kept.
    if ((last?.seq ?? 0) !== unhashed.seq - 1) return
    const sealed = { ...base, ...unhashed, hash: sha256(auditSealText(unhashed)), checkedAt: 0, isBroken: false }
    deps.auditSeals.createIn(tx, sealed)
  })
  return isCut
}

/** Reads the next entries; entries of the same time are in the same span. */
async function readSpan({ auditEntries, clock }: SealDeps, from: number) {
  const watermark = clock.now() - SEAL_DELAY
  const found = watermark > from ? await auditEntries.listBetween(from, watermark, SEALED_ENTRIES_MAX + 1) : []
  const next = found.at(SEALED_ENTRIES_MAX)
  if (next === undefined) return { entries: found, until: watermark, isCut: false }
  const until = next.createdAt
  const entries = found.filter(({ createdAt }) => createdAt < until)
  if (entries.length > 0) return { entries, until, isCut: true }
  const same = await auditEntries.listBetween(until, until + 1, SEALED_AT_ONE_TIME_MAX)
  return { entries: same, until: until + 1, isCut: true }
}

/** Returns entries and their hashes, in the order of a seal. */
export function leavesOf(
  { tokenKeys }: Pick<Deps, 'tokenKeys'>,
  keyId: string,
  entries: readonly AuditEntry[],
): AuditLeaf[] {
  const mark = (name: string) => markOf(tokenKeys.pseudonym, keyId, name)
  return inSealOrder(entries).map((entry) => ({ id: entry.id, hash: sha256(auditEntryText(entry, mark)) }))
}

/** Returns the id of a seal: two parallel runs create the same seal, which is stored once. */
export function auditSealId(seq: AuditSeal['seq']): string {
  return `seal-${String(seq).padStart(9, '0')}`
}
