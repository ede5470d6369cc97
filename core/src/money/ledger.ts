import type { BookedEntry, LedgerBreak, LedgerLink, LedgerSeal, Posting } from '../model/ledger.ts'

/** The hash before the first entry of a chain. */
export const FIRST_HASH = '0'.repeat(64)

type Unhashed = Omit<BookedEntry, 'hash'>

/** The text that the hash of an entry is made of: SHA-256 of it in hexadecimal digits. */
export function entryText({ uid, seq, postedAt, kind, reference, postings, previousHash }: Unhashed): string {
  const posted = postings.map(({ account, amount, currency }) => [account, amount, currency])
  return JSON.stringify([uid, seq, postedAt, kind, reference, posted, previousHash])
}

/** The text that the hash of a seal is made of. */
export function sealText({ seq, heads, previousHash }: Pick<LedgerSeal, 'seq' | 'heads' | 'previousHash'>): string {
  return JSON.stringify([seq, heads.map((head) => [head.uid, head.seq, head.hash]), previousHash])
}

type Digest = (text: string) => string | Promise<string>

/**
 * Checks entries of one person in their order, from the one after `from`; null stands for the beginning.
 * @returns the first entry that is missing, altered, out of place or does not sum to zero; null when all is whole
 */
export async function findBreak(
  entries: readonly BookedEntry[],
  { uid, from, digest }: { uid: string; from: Pick<LedgerLink, 'seq' | 'hash'> | null; digest: Digest },
): Promise<LedgerBreak | null> {
  let { seq, hash } = from ?? { seq: 0, hash: FIRST_HASH }
  for (const entry of entries) {
    seq += 1
    if (entry.seq !== seq || entry.uid !== uid) return { seq, problem: 'gap' }
    if (entry.previousHash !== hash) return { seq, problem: 'chain' }
    if ((await digest(entryText(entry))) !== entry.hash) return { seq, problem: 'hash' }
    if (!isBalanced(entry.postings)) return { seq, problem: 'unbalanced' }
    hash = entry.hash
  }
  return null
}

/** Whether postings sum to zero in each currency. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return [...sumPostings(postings, ({ currency }) => currency).values()].every((sum) => sum === 0)
}

/** Sums of postings in minor units, by what `keyOf` names. */
export function sumPostings(postings: readonly Posting[], keyOf: (posting: Posting) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const posting of postings) sums.set(keyOf(posting), (sums.get(keyOf(posting)) ?? 0) + posting.amount)
  return sums
}

const REWARDS = 'rewards'

/** The account of a person's balance: what the operator owes them, as a negative amount. */
export const creditAccount = (uid: string) => `person:${uid}:credit`
/** The account of rewards that a person has to give back. */
export const owedAccount = (uid: string) => `person:${uid}:owed`

/** Postings of a reward that became credit; what the person owed is taken off first. Amounts are minor units. */
export function entriesOfReward({
  uid,
  added,
  deducted,
  currency,
}: Moved & { added: number; deducted: number }): Posting[] {
  return postingsOf(currency, [
    [REWARDS, added + deducted],
    [owedAccount(uid), -deducted],
    [creditAccount(uid), -added],
  ])
}

/** Postings of a reward that a refund took back: from the balance, and the rest is owed. */
export function entriesOfClawback({ uid, taken, owed, currency }: Moved & { taken: number; owed: number }): Posting[] {
  return postingsOf(currency, [
    [creditAccount(uid), taken],
    [owedAccount(uid), owed],
    [REWARDS, -(taken + owed)],
  ])
}

/** Postings of a payout that was sent. */
export function entriesOfPayout({
  uid,
  amount,
  deducted,
  currency,
}: Moved & { amount: number; deducted: number }): Posting[] {
  return postingsOf(currency, [
    [REWARDS, amount + deducted],
    [owedAccount(uid), -deducted],
    ['payouts', -amount],
  ])
}

/** Postings of a payment, or a part of one, that its invoice did not need. */
export function entriesOfKept({ uid, amount, currency }: Moved & { amount: number }, provider: string): Posting[] {
  return postingsOf(currency, [
    [`provider:${provider}`, amount],
    [creditAccount(uid), -amount],
  ])
}

/** Postings of the refund of such a payment: the balance pays what it still has of it. */
export function entriesOfKeptRefund(
  { uid, amount, taken, currency }: Moved & { amount: number; taken: number },
  provider: string,
): Posting[] {
  return postingsOf(currency, [
    [`provider:${provider}`, -amount],
    [creditAccount(uid), taken],
    ['refunds', amount - taken],
  ])
}

/** Postings of credit that an admin gave; a negative amount takes it back. */
export function entriesOfGrant({ uid, amount, currency }: Moved & { amount: number }): Posting[] {
  return postingsOf(currency, [
    ['promotions', amount],
    [creditAccount(uid), -amount],
  ])
}

type Moved = { uid: string; currency: string }

function postingsOf(currency: string, amounts: readonly (readonly [account: string, amount: number])[]): Posting[] {
  return amounts.filter(([, amount]) => amount !== 0).map(([account, amount]) => ({ account, amount, currency }))
}
