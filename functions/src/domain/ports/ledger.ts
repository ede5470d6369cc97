import type { LedgerEntry, LedgerHead, LedgerKind, LedgerSeal } from '@postwright/core/model/ledger'
import type { Documents } from './documents.ts'
import type { Tx } from './transaction.ts'

/** Entries are added and never changed. */
export type LedgerEntryStore = Pick<Documents<LedgerEntry>, 'getIn' | 'createIn'> & {
  /** Entries of a person after a number, the earliest first. */
  listOf: (uid: string, page: { after: number; limit: number }) => Promise<LedgerEntry[]>
  /** Entries of one kind of a person, the latest first. */
  listLatest: (uid: string, kind: LedgerKind, limit: number) => Promise<LedgerEntry[]>
}

export type LedgerHeadStore = Pick<Documents<LedgerHead>, 'getIn' | 'createIn' | 'updateIn'> & {
  /** Heads that changed since they were sealed and are not broken, in no order. */
  listUnsealed: (limit: number) => Promise<LedgerHead[]>
  /** Heads whose entries were checked longest ago. */
  listLeastChecked: (limit: number) => Promise<LedgerHead[]>
}

export type LedgerSealStore = Pick<Documents<LedgerSeal>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  lastIn: (tx: Tx) => Promise<LedgerSeal | null>
  listLeastChecked: (limit: number) => Promise<LedgerSeal[]>
}
