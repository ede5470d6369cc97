import type { BookedEntry, LedgerBreak, LedgerLink, LedgerSeal, Posting } from '../model/ledger.ts'

/** Previous hash of the first entry in a chain. */
export const FIRST_HASH = '0'.repeat(64)

type Unhashed = Omit<BookedEntry, 'hash'>

/** Returns the text that the hash of an entry (SHA-256 in hexadecimal) is computed from. */
export function entryText({ uid, seq, postedAt, kind, reference, postings, previousHash }: Unhashed): string {
  const posted = postings.map(({ account, amount, currency }) => [account, amount, currency])
  return JSON.stringify([uid, seq, postedAt, kind, reference, posted, previousHash])
}

/** Returns the text that the hash of a seal is computed from. */
export function sealText({ seq, heads, previousHash }: Pick<LedgerSeal, 'seq' | 'heads' | 'previousHash'>): string {
  return JSON.stringify([seq, heads.map((head) => [head.uid, head.seq, head.hash]), previousHash])
}

type Digest = (text: string) => string | Promise<string>

/**
 * Checks entries of one person in order, starting with the one after `from`; null means from the beginning.
 * @returns the sequence number and the problem of the first entry that is missing, altered, out of place or does not sum to zero; null if there is
 * none
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

/** Returns whether postings sum to zero in each currency. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return [...sumPostings(postings, ({ currency }) => currency).values()].every((sum) => sum === 0)
}

/** Returns sums of postings in minor units, grouped by `keyOf`. */
export function sumPostings(postings: readonly Posting[], keyOf: (posting: Posting) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const posting of postings) sums.set(keyOf(posting), (sums.get(keyOf(posting)) ?? 0) + posting.amount)
  return sums
}

const REWARDS = 'rewards'

/** Returns the account of a person's balance: the operator's debt to the person, stored as a negative amount. */
export const creditAccount = (uid: string) => `person:${uid}:credit`
/** Returns the account of rewards that a person has to pay back. */
export const owedAccount = (uid: string) => `person:${uid}:owed`

/** Returns the postings of a reward that became credit, after the person's debt was deducted. Amounts are in minor units. */
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

/** Returns the postings of a reward that a refund took back: the amount is taken from the balance first, the rest is owed. */
export function entriesOfClawback({ uid, taken, owed, currency }: Moved & { taken: number; owed: number }): Posting[] {
  return postingsOf(currency, [
    [creditAccount(uid), taken],
    [owedAccount(uid), owed],
    [REWARDS, -(taken + owed)],
  ])
}

/** Returns the postings of a payout that was sent. */
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

/** Returns the postings of a payment, or a part of one, that was not needed for its invoice and became credit. */
export function entriesOfKept({ uid, amount, currency }: Moved & { amount: number }, provider: string): Posting[] {
  return postingsOf(currency, [
    [`provider:${provider}`, amount],
    [creditAccount(uid), -amount],
  ])
}

/** Returns the postings of the refund of a payment that became credit: it is taken from the balance as far as possible. */
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

/** Returns the postings of credit that an admin granted; a negative amount takes it back. */
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
