import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const LEDGER_ENTRY_SCHEMA = 1
export const LEDGER_HEAD_SCHEMA = 1
export const LEDGER_SEAL_SCHEMA = 1

export const SEALED_HEADS_MAX = 200
export const POSTINGS_MAX = 20

/** Kinds of events that move money or credit. `payment_kept`: a payment that was not needed for its invoice became credit. */
export const LEDGER_KINDS = [
  'invoice_paid',
  'payment_kept',
  'refund',
  'reward',
  'reward_taken_back',
  'payout',
  'credit_granted',
  'credit_taken_back',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

const hashSchema = z.string().length(64)
const sequence = () => z.int().min(1)

/** An amount in minor units: a debit is positive, a credit negative. */
export const postingSchema = z.object({
  account: z.string().min(1).max(200),
  amount: z.int(),
  currency: z.string().length(3),
})
export type Posting = z.infer<typeof postingSchema>

/** Position of an entry in the person's chain: its number, starting at 1, and its hash. */
const linkSchema = z.object({ uid: documentId(), seq: sequence(), hash: hashSchema })
export type LedgerLink = z.infer<typeof linkSchema>

/** Content of an entry, all of it covered by its hash. */
export const bookedEntrySchema = linkSchema.extend({
  postedAt: instant(),
  kind: z.enum(LEDGER_KINDS),
  /** Id of the invoice, payment, refund, reward or payout. */
  reference: z.string().min(1).max(200),
  postings: z.array(postingSchema).min(1).max(POSTINGS_MAX),
  /** Hash of the previous entry; zeros for the first. */
  previousHash: hashSchema,
})
export type BookedEntry = z.infer<typeof bookedEntrySchema>

/** An entry of the ledger, `ledgerEntries/{id}`: the id is derived from kind and reference, so that an event is posted only once. */
export const ledgerEntrySchema = documentBase.extend(bookedEntrySchema.shape)
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

export const LEDGER_PROBLEMS = ['gap', 'chain', 'hash', 'unbalanced'] as const
export type LedgerProblem = (typeof LEDGER_PROBLEMS)[number]

/** The first entry that is missing (`gap`), follows the wrong entry (`chain`), was altered (`hash`) or does not sum to zero. */
export const ledgerBreakSchema = z.object({ seq: sequence(), problem: z.enum(LEDGER_PROBLEMS) })
export type LedgerBreak = z.infer<typeof ledgerBreakSchema>

/** The last entry of a person, `ledgerHeads/{uid}`, and the progress of the check of their entries. */
export const ledgerHeadSchema = documentBase.extend({
  ...linkSchema.shape,
  /** True if a seal contains this head. */
  isSealed: z.boolean(),
  /** Last entry that was checked; 0 restarts the check. */
  checkedSeq: z.int().min(0),
  checkedHash: hashSchema,
  checkedAt: instant(),
  broken: ledgerBreakSchema.nullable(),
})
export type LedgerHead = z.infer<typeof ledgerHeadSchema>

/** Heads as of the time of their check, `ledgerSeals/{id}`. Seals form a separate chain. */
export const ledgerSealSchema = documentBase.extend({
  checkedAt: instant(),
  isBroken: z.boolean(),
  seq: sequence(),
  heads: z.array(linkSchema).min(1).max(SEALED_HEADS_MAX),
  previousHash: hashSchema,
  hash: hashSchema,
})
export type LedgerSeal = z.infer<typeof ledgerSealSchema>
