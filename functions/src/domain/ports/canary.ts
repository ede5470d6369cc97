import type { CanaryDay, CanaryPost, CanaryRun } from '@postwright/core/model/canary'
import type { Tx } from './transaction.ts'

/** Canary posts on their way, and what became of the earlier ones by day. */
export type CanaryStore = {
  getIn: (tx: Tx, recordKey: string) => Promise<CanaryPost | null>
  createIn: (tx: Tx, post: CanaryPost) => void
  /** Counts one more call of the channel for a post. */
  countReceiptIn: (tx: Tx, post: CanaryPost) => void
  deleteIn: (tx: Tx, recordKey: string) => void
  listOpen: (limit: number) => Promise<CanaryPost[]>
  get: (recordKey: string) => Promise<CanaryPost | null>
  getDay: (day: string) => Promise<CanaryDay | null>
  getDayIn: (tx: Tx, day: string) => Promise<CanaryDay | null>
  /** Adds a run to its day, which the transaction has read. */
  addRunIn: (tx: Tx, day: string, stored: CanaryDay | null, run: CanaryRun) => void
  /** Removes days before `day`. */
  deleteDaysBefore: (day: string, limit: number) => Promise<void>
}

/** The channel inside of the product that takes canary posts. */
export type CanaryChannel = {
  /** Counts a call; false for a key that nothing waits for. */
  receive: (recordKey: string) => Promise<boolean>
  hasReceived: (recordKey: string) => Promise<boolean>
}
