import type { checkAuditLog as checkContract } from '@postwright/core/api/audit-log'
import { AUDIT_CHECK_MAX } from '@postwright/core/api/audit-log'
import { auditSealText, findAuditBreak, FIRST_SEAL_HASH } from '@postwright/core/audit/audit-chain'
import type { OutputOf } from '@postwright/core/endpoint'
import { AUDIT_ACTORS } from '@postwright/core/model/audit-entry'
import { type AuditBreak, type AuditSeal, SEALED_AT_ONE_TIME_MAX } from '@postwright/core/model/audit-seal'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { mapConcurrent } from '../concurrency.ts'
import { sha256 } from '../ledger/post-entry.ts'
import { auditSealId, leavesOf, type SealDeps } from './seal-entries.ts'

const SPOT_CHECKED = 10
const LANES = 4

/** Compares the least recently checked seals with their entries. A broken seal is logged once. */
export async function spotCheckAuditLog(deps: SealDeps): Promise<void> {
  await mapConcurrent(await deps.auditSeals.listLeastChecked(SPOT_CHECKED), LANES, {
    work: async (seal) => {
      await checkSeal(deps, seal)
    },
    failed: ({ id }, error) => deps.logger.error('a seal could not be checked', { id, error: String(error) }),
  })
}

/** Compares the seals after a given one with their entries: one step of the check of the whole log. It may be repeated. */
export async function checkAuditLog(
  deps: SealDeps,
  { after }: z.output<typeof checkContract.input>,
): Promise<OutputOf<typeof checkContract>> {
  const [seals, last] = await Promise.all([deps.auditSeals.listAfter(after, AUDIT_CHECK_MAX), deps.auditSeals.last()])
  const breaks: AuditBreak[] = []
  let expected = after
  for (const seal of seals) {
    expected += 1
    if (seal.seq !== expected) breaks.push({ seq: expected, problem: 'chain', entryId: null })
    expected = seal.seq
    const found = await checkSeal(deps, seal)
    if (found) breaks.push(found)
  }
  const checked = seals.at(-1)?.seq ?? after
  const entries = seals.reduce((sum, { leaves }) => sum + leaves.length, 0)
  const total = last?.seq ?? 0
  return {
    checked,
    total,
    entries,
    breaks,
    isDone: checked >= total,
    sealedUntil: last?.until ?? null,
    lastHash: last?.hash ?? null,
  }
}

async function checkSeal(deps: SealDeps, seal: AuditSeal): Promise<AuditBreak | null> {
  const found = (await findChainBreak(deps, seal)) ?? (await findEntryBreak(deps, seal))
  await deps.transact(async (tx) => {
    const stored = await deps.auditSeals.getIn(tx, seal.id)
    if (!stored) return
    deps.auditSeals.updateIn(tx, stored, { checkedAt: deps.clock.now(), isBroken: found !== null })
    if (found === null || stored.isBroken) return
    const subject = paths.auditSeal(seal.id)
    const facts = { seq: found.seq, problem: found.problem, entryId: found.entryId }
    deps.logger.error('the audit log is broken', { subject, ...facts })
    deps.auditLog.appendIn(tx, { action: 'audit.broken', actorUid: AUDIT_ACTORS.system, subject, facts })
  })
  return found
}

async function findChainBreak({ auditSeals }: SealDeps, seal: AuditSeal): Promise<AuditBreak | null> {
  const before = seal.seq === 1 ? { hash: FIRST_SEAL_HASH, until: 0 } : await auditSeals.get(auditSealId(seal.seq - 1))
  const isChained = before !== null && before.hash === seal.previousHash && before.until === seal.from
  const isWhole = sha256(auditSealText(seal)) === seal.hash
  return isChained && isWhole ? null : { seq: seal.seq, problem: 'chain', entryId: null }
}

async function findEntryBreak(deps: SealDeps, seal: AuditSeal): Promise<AuditBreak | null> {
  const limit = Math.max(seal.leaves.length + 1, SEALED_AT_ONE_TIME_MAX)
  const entries = await deps.auditEntries.listBetween(seal.from, seal.until, limit)
  return findAuditBreak(seal, leavesOf(deps, seal.keyId, entries))
}
