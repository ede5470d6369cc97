import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BookedEntry, Posting } from '@postwright/core/model/ledger'
import { entriesOfInvoice, entriesOfRefund } from '@postwright/core/money/invoice-entries'
import {
  entriesOfClawback,
  entriesOfKept,
  entriesOfKeptRefund,
  entriesOfPayout,
  entriesOfReward,
  entryText,
  findBreak,
  FIRST_HASH,
  isBalanced,
} from '@postwright/core/money/ledger'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeInvoice } from '../../support/factories/invoice.ts'

const RUNS = { numRuns: 10_000 }
const UID = 'ada'
const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const amount = fc.integer({ min: 1, max: 100_000_000 })
const currency = fc.constantFrom('eur', 'usd', 'jpy')

const invoice = fc
  .record({ plan: amount, tax: fc.nat(30_000_000), used: fc.nat(1_000_000), given: fc.nat(1_000_000), currency })
  .map(({ plan, tax, used, given, currency: code }) => {
    const creditUsed = Math.min(used, plan + tax)
    return makeInvoice({
      currency: code,
      tax: [{ country: 'DE', rate: 1900, amount: tax, treatment: 'taxed' as const }],
      net: plan,
      creditUsed,
      creditGiven: given,
      total: plan + tax - creditUsed,
    })
  })

/** Any event that is posted, with its postings. */
const event = fc.oneof(
  invoice.map((each) => ({ kind: 'invoice_paid' as const, postings: entriesOfInvoice(each, 'stripe') })),
  fc
    .tuple(invoice, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([each, share]) => entriesOfRefund(each, 'stripe', Math.floor(each.total * share)))
    .map((postings) => ({ kind: 'refund' as const, postings })),
  fc.record({ amount, currency }).map((kept) => ({
    kind: 'payment_kept' as const,
    postings: entriesOfKept({ uid: UID, ...kept }, 'manual'),
  })),
  fc.record({ amount, part: fc.nat(100_000_000), currency }).map(({ part, ...kept }) => ({
    kind: 'refund' as const,
    postings: entriesOfKeptRefund({ uid: UID, ...kept, taken: Math.min(part, kept.amount) }, 'manual'),
  })),
  fc.record({ added: amount, deducted: fc.nat(1000), currency }).map((moved) => ({
    kind: 'reward' as const,
    postings: entriesOfReward({ uid: UID, ...moved }),
  })),
  fc.record({ taken: amount, owed: fc.nat(1000), currency }).map((moved) => ({
    kind: 'reward_taken_back' as const,
    postings: entriesOfClawback({ uid: UID, ...moved }),
  })),
  fc.record({ amount, deducted: fc.nat(1000), currency }).map((moved) => ({
    kind: 'payout' as const,
    postings: entriesOfPayout({ uid: UID, ...moved }),
  })),
)

function book(events: readonly { kind: BookedEntry['kind']; postings: Posting[] }[]): BookedEntry[] {
  const entries: BookedEntry[] = []
  for (const { kind, postings } of events) {
    const previousHash = entries.at(-1)?.hash ?? FIRST_HASH
    const seq = entries.length + 1
    const booked = { uid: UID, seq, postedAt: seq * 1000, kind, reference: `r${seq}`, postings, previousHash }
    entries.push({ ...booked, hash: digest(entryText(booked)) })
  }
  return entries
}

/** An event that moves nothing is not posted. */
const posted = event.filter(({ postings }) => postings.length > 0)
const ledger = fc.array(posted, { minLength: 1, maxLength: 8 }).map(book)
const whole = { uid: UID, from: null, digest }

describe('a ledger', () => {
  it('sums to zero in each currency, and its chain is whole, whatever is posted in whichever order', async () => {
    await fc.assert(
      fc.asyncProperty(ledger, async (entries) => {
        expect(entries.every(({ postings }) => isBalanced(postings))).toBe(true)
        expect(await findBreak(entries, whole)).toBeNull()
      }),
      RUNS,
    )
  })

  it('is broken by any change of an entry, by a missing one and by two in each other’s place', async () => {
    const changes: ((entry: BookedEntry) => BookedEntry)[] = [
      (entry) => ({ ...entry, postedAt: entry.postedAt + 1 }),
      (entry) => ({ ...entry, reference: `${entry.reference}x` }),
      (entry) => ({ ...entry, kind: entry.kind === 'payout' ? 'refund' : 'payout' }),
      (entry) => ({ ...entry, uid: 'eve' }),
      (entry) => ({ ...entry, postings: entry.postings.map((posting) => ({ ...posting, amount: -posting.amount })) }),
      (entry) => ({ ...entry, postings: [...entry.postings, { account: 'a', amount: 0, currency: 'eur' }] }),
      (entry) => ({ ...entry, previousHash: entry.hash }),
    ]
    await fc.assert(
      fc.asyncProperty(ledger, fc.nat(), fc.constantFrom(...changes), async (entries, at, change) => {
        const index = at % entries.length
        const changed = entries.map((entry, each) => (each === index ? change(entry) : entry))
        expect((await findBreak(changed, whole))?.seq).toBe(index + 1)
        // A recomputed hash is detected at the next entry, or at the known head.
        const forged = changed.map((entry, each) =>
          each === index ? { ...entry, hash: digest(entryText(entry)) } : entry,
        )
        const found = await findBreak(forged, whole)
        expect(found !== null || forged.at(-1)?.hash !== entries.at(-1)?.hash).toBe(true)
        if (index < entries.length - 1)
          expect((await findBreak(entries.toSpliced(index, 1), whole))?.seq).toBe(index + 1)
      }),
      { numRuns: 2_000 },
    )
  })

  it('goes on from a known entry, and does not balance what is off by one', async () => {
    const entries = book([
      { kind: 'reward', postings: entriesOfReward({ uid: UID, added: 5, deducted: 0, currency: 'eur' }) },
    ])
    const off = book([{ kind: 'reward', postings: [{ account: 'rewards', amount: 1, currency: 'eur' }] }])
    expect(await findBreak(off, whole)).toEqual({ seq: 1, problem: 'unbalanced' })
    expect(await findBreak([], { ...whole, from: entries[0] ?? null })).toBeNull()
    expect(await findBreak(entries, { ...whole, from: entries[0] ?? null })).toEqual({ seq: 2, problem: 'gap' })
  })
})

describe('the script that checks a downloaded ledger', () => {
  const script = join(import.meta.dirname, '../../../web/public/verify-ledger.mjs')
  const verify = (entries: unknown) => {
    const file = join(mkdtempSync(join(tmpdir(), 'ledger-')), 'ledger.json')
    writeFileSync(file, JSON.stringify({ format: 'postwright-ledger', version: 1, uid: UID, entries }))
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }

  it('agrees with the product about what is whole and what is not', () => {
    const [entries = []] = fc.sample(
      ledger.filter(({ length }) => length > 3),
      { numRuns: 1, seed: 7 },
    )
    expect(verify(entries)).toMatchObject({
      status: 0,
      said: expect.stringContaining(`${entries.length} entries, whole`),
    })
    const altered = entries.map((entry) => (entry.seq === 2 ? { ...entry, reference: 'other' } : entry))
    expect(verify(altered)).toEqual({ status: 1, said: 'Entry 2 breaks the ledger: it was altered.\n' })
    expect(verify(entries.toSpliced(2, 1))).toMatchObject({ status: 1, said: expect.stringContaining('Entry 3') })
    expect(verify('none')).toMatchObject({ status: 2, said: expect.stringContaining('is no ledger') })
  })
})
