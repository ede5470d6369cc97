import { AUDIT_ACTORS } from '@postwright/core/model/audit-entry'
import {
  LEDGER_SEAL_SCHEMA,
  type LedgerBreak,
  type LedgerEntry,
  type LedgerHead,
  type LedgerSeal,
  SEALED_HEADS_MAX,
} from '@postwright/core/model/ledger'
import { findBreak, FIRST_HASH, sealText } from '@postwright/core/money/ledger'
import { paths } from '@postwright/core/paths'
import { mapConcurrent } from '../concurrency.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { sha256 } from './post-entry.ts'

const HEADS_AT_ONCE = 100
const SEALS_AT_ONCE = 3
/** Number of entries of one person per check; the next check continues after them. */
const ENTRIES_AT_ONCE = 500
const LANES = 4

type CheckDeps = Pick<
  Deps,
  'transact' | 'ledgerEntries' | 'ledgerHeads' | 'ledgerSeals' | 'auditLog' | 'clock' | 'ids' | 'logger'
>

/**
 * Checks the entries of the people whose last check is oldest, seals new heads and compares older seals with their entries. A break is recorded once
 * in the audit log. Each part may be repeated and continues where the last check ended.
 */
export async function checkLedger(deps: CheckDeps): Promise<void> {
  const failed = ({ id }: { id: string }, error: unknown) =>
    deps.logger.error('a part of the ledger could not be checked', { id, error: String(error) })
  await mapConcurrent(await deps.ledgerHeads.listLeastChecked(HEADS_AT_ONCE), LANES, {
    work: (head) => checkEntries(deps, head),
    failed,
  })
  await sealHeads(deps)
  await mapConcurrent(await deps.ledgerSeals.listLeastChecked(SEALS_AT_ONCE), 1, {
    work: (seal) => checkSeal(deps, seal),
    failed,
  })
}

/** Checks a person's next entries; after the last entry it starts again with the first. */
async function checkEntries(deps: CheckDeps, seen: LedgerHead): Promise<void> {
  const { uid, checkedSeq } = seen
  const entries = await deps.ledgerEntries.listOf(uid, { after: checkedSeq, limit: ENTRIES_AT_ONCE })
  const from = { seq: checkedSeq, hash: seen.checkedHash }
  const found = (await findBreak(entries, { uid, from, digest: sha256 })) ?? missingAtEnd(seen, entries)
  const last = entries.at(-1)
  const isEnd = !last || entries.length < ENTRIES_AT_ONCE
  await deps.transact(async (tx) => {
    const head = await deps.ledgerHeads.getIn(tx, uid)
    if (!head || head.checkedSeq !== checkedSeq) return
    const { broken } = head
    // A break stays recorded until its entry is read again.
    const isReadAgain = broken !== null && broken.seq > checkedSeq && (isEnd || broken.seq <= last.seq)
    const next = isEnd || found ? { seq: 0, hash: FIRST_HASH } : last
    deps.ledgerHeads.updateIn(tx, head, {
      checkedSeq: next.seq,
      checkedHash: next.hash,
      checkedAt: deps.clock.now(),
      broken: found ?? (isReadAgain ? null : broken),
    })
    const isKnown = broken?.seq === found?.seq && broken?.problem === found?.problem
    if (found && !isKnown) noteIn(deps, tx, paths.ledgerHead(uid), found)
  })
}

/**
 * Returns a missing last entry, or one whose hash is not that of the head; null without a break. Entries that were added after the head was
 * read are not a break.
 */
function missingAtEnd(head: LedgerHead, entries: readonly LedgerEntry[]): LedgerBreak | null {
  const isCutOff = entries.length === ENTRIES_AT_ONCE
  const last = entries.at(-1)?.seq ?? head.checkedSeq
  if (!isCutOff && last < head.seq) return { seq: last + 1, problem: 'gap' }
  const named = entries.find(({ seq }) => seq === head.seq)
  return named && named.hash !== head.hash ? { seq: head.seq, problem: 'chain' } : null
}

/** Writes the next seal with the heads that changed since the last one. Heads with broken entries are left out. */
async function sealHeads(deps: CheckDeps): Promise<void> {
  const unsealed = await deps.ledgerHeads.listUnsealed(SEALED_HEADS_MAX)
  if (unsealed.length === 0) return
  await deps.transact(async (tx) => {
    const [last, ...read] = await Promise.all([
      deps.ledgerSeals.lastIn(tx),
      ...unsealed.map(({ uid }) => deps.ledgerHeads.getIn(tx, uid)),
    ])
    const heads = read.filter((head) => head !== null).filter(({ isSealed, broken }) => !isSealed && broken === null)
    if (heads.length === 0) return
    const links = heads.map(({ uid, seq, hash }) => ({ uid, seq, hash }))
    const sealed = { seq: (last?.seq ?? 0) + 1, heads: links, previousHash: last?.hash ?? FIRST_HASH }
    const facts = { id: sealId(sealed.seq), schema: LEDGER_SEAL_SCHEMA, createdBy: AUDIT_ACTORS.system }
    const base = newDocument(deps.clock, facts)
    deps.ledgerSeals.createIn(tx, { ...base, ...sealed, hash: sha256(sealText(sealed)), checkedAt: 0, isBroken: false })
    for (const head of heads) deps.ledgerHeads.updateIn(tx, head, { isSealed: true })
  })
}

/** Returns the ID of a seal. Two parallel checks make the same seal, which is stored once. */
function sealId(seq: number): string {
  return `seal-${String(seq).padStart(9, '0')}`
}

/** Compares a seal with the previous one and with the entries that were heads when it was made. */
async function checkSeal(deps: CheckDeps, seal: LedgerSeal): Promise<void> {
  const before = seal.seq === 1 ? null : await deps.ledgerSeals.get(sealId(seal.seq - 1))
  const isChained = seal.previousHash === (seal.seq === 1 ? FIRST_HASH : before?.hash)
  const found = isChained && sha256(sealText(seal)) === seal.hash ? await findChanged(deps, seal) : seal.seq
  await deps.transact(async (tx) => {
    const stored = await deps.ledgerSeals.getIn(tx, seal.id)
    if (!stored) return
    deps.ledgerSeals.updateIn(tx, stored, { checkedAt: deps.clock.now(), isBroken: found !== null })
    if (found !== null && !stored.isBroken)
      noteIn(deps, tx, paths.ledgerSeal(seal.id), { seq: found, problem: 'chain' })
  })
}

/** Returns the entry number of the first head in a seal whose entry has changed; null if none has. */
async function findChanged({ ledgerEntries }: CheckDeps, { heads }: LedgerSeal): Promise<number | null> {
  const changed = heads.map(async ({ uid, seq, hash }) => {
    const [entry] = await ledgerEntries.listOf(uid, { after: seq - 1, limit: 1 })
    return entry?.seq === seq && entry.hash === hash ? null : seq
  })
  return (await Promise.all(changed)).find((seq) => seq !== null) ?? null
}

function noteIn(deps: CheckDeps, tx: Tx, subject: string, found: LedgerBreak): void {
  deps.logger.error('the ledger is broken', { subject, ...found })
  deps.auditLog.appendIn(tx, { action: 'ledger.broken', actorUid: AUDIT_ACTORS.system, subject, facts: { ...found } })
}
