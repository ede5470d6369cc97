import {
  LEDGER_ENTRY_SCHEMA,
  LEDGER_HEAD_SCHEMA,
  type LedgerHead,
  type LedgerKind,
  type Posting,
} from '@postwright/core/model/ledger'
import { entryText, FIRST_HASH, isBalanced } from '@postwright/core/money/ledger'
import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import { hashId } from '../hashes.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'

export type LedgerDeps = Pick<Deps, 'ledgerEntries' | 'ledgerHeads' | 'clock'>

type Event = { kind: LedgerKind; reference: string; postings: readonly Posting[] }

/** Function that adds an event to the person's entries; an event without postings adds nothing. */
export type PostEntry = (event: Event) => void

/**
 * Reads a person's head. The returned function posts in the same transaction, after all reads. An event that was already posted makes the transaction
 * fail.
 */
export async function openLedgerIn(deps: LedgerDeps, tx: Tx, uid: string): Promise<PostEntry> {
  const stored = await deps.ledgerHeads.getIn(tx, uid)
  let head: LedgerHead | null = null
  return ({ kind, reference, postings }) => {
    if (postings.length === 0) return
    if (!isBalanced(postings))
      throw new AppError('internal', { message: `postings of ${kind} ${reference} do not balance` })
    const last = head ?? stored
    const booked = {
      uid,
      seq: (last?.seq ?? 0) + 1,
      postedAt: deps.clock.now(),
      kind,
      reference,
      postings: [...postings],
      previousHash: last?.hash ?? FIRST_HASH,
    }
    const hash = sha256(entryText(booked))
    const base = newDocument(deps.clock, { id: entryId(kind, reference), schema: LEDGER_ENTRY_SCHEMA, createdBy: uid })
    deps.ledgerEntries.createIn(tx, { ...base, ...booked, hash })
    const link = { seq: booked.seq, hash, isSealed: false }
    if (last) head = deps.ledgerHeads.updateIn(tx, last, link)
    else {
      const unchecked = { checkedSeq: 0, checkedHash: FIRST_HASH, checkedAt: 0, broken: null }
      const begun = newDocument(deps.clock, { id: uid, schema: LEDGER_HEAD_SCHEMA, createdBy: uid })
      head = { ...begun, uid, ...link, ...unchecked }
      deps.ledgerHeads.createIn(tx, head)
    }
  }
}

export function entryId(kind: LedgerKind, reference: string): string {
  return hashId(['ledger', kind, reference])
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
