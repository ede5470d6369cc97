import { MODEL_OUTPUT_MAX, MODEL_OUTPUT_MIN } from '@postwright/core/model/model-settings'
import {
  budgetMonth,
  tokensLeft,
  withReserved,
  withSpent,
  estimateTokens,
  outputLimit,
} from '@postwright/core/llm/token-budget'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const NOTHING = { tokensIn: 0, tokensOut: 0, reserved: 0, estimated: 0, calls: 0 }
const spent = (tokensIn: number, tokensOut: number) => ({ tokensIn, tokensOut, isEstimated: false })

describe('a month of tokens', () => {
  it('is that of the calendar in UTC', () => {
    expect(budgetMonth(Date.UTC(2026, 10, 30, 23, 59, 59, 999))).toBe('2026-11')
    expect(budgetMonth(Date.UTC(2026, 11, 1))).toBe('2026-12')
  })

  it('has left what neither calls have used nor calls under way may use', () => {
    expect(tokensLeft(1_000, { tokensIn: 300, tokensOut: 200, reserved: 100 })).toBe(400)
    expect(tokensLeft(1_000, { tokensIn: 900, tokensOut: 300, reserved: 0 })).toBe(0)
  })

  it('sets aside up to the last token, and not one more', () => {
    expect(withReserved(NOTHING, 1_000, 1_000)).toMatchObject({ reserved: 1_000 })
    expect(withReserved(NOTHING, 1_001, 1_000)).toBeNull()
  })

  it('counts what a call has used, and says how much of it is an estimate', () => {
    const begun = { ...NOTHING, reserved: 150 }
    expect(withSpent(begun, 100, spent(30, 20))).toEqual({
      ...NOTHING,
      reserved: 50,
      tokensIn: 30,
      tokensOut: 20,
      calls: 1,
    })
    expect(withSpent(begun, 100, { ...spent(30, 20), isEstimated: true })).toMatchObject({ estimated: 50 })
  })

  it('is never overdrawn by calls that keep within what was set aside for them, and ends with nothing set aside', () => {
    const call = fc.record({
      tokens: fc.integer({ min: 1, max: 400 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(call), fc.integer({ min: 1, max: 2_000 }), (calls, budget) => {
        let usage = NOTHING
        const open: typeof calls = []
        for (const each of calls) {
          const begun = withReserved(usage, each.tokens, budget)
          if (!begun) continue
          usage = begun
          open.push(each)
          expect(usage.tokensIn + usage.tokensOut + usage.reserved).toBeLessThanOrEqual(budget)
        }
        for (const { tokens, share } of open) usage = withSpent(usage, tokens, spent(0, Math.floor(tokens * share)))
        expect(usage.reserved).toBe(0)
        expect(usage.calls).toBe(open.length)
        expect(usage.tokensOut).toBeLessThanOrEqual(budget)
      }),
    )
  })
})

describe('an estimate', () => {
  it('is above what common vocabularies need, for letters of any script', () => {
    expect(estimateTokens(['The quick brown fox jumps over the lazy dog.'])).toBeGreaterThan(10)
    expect(estimateTokens(['日本語のテキスト'])).toBeGreaterThan(8)
    expect(estimateTokens([])).toBe(0)
  })

  it('leaves room for an answer that is longer than the text, within bounds', () => {
    expect(outputLimit('shorten', 'Short')).toBe(MODEL_OUTPUT_MIN)
    const long = 'word '.repeat(1_900)
    expect(outputLimit('lengthen', long)).toBe(MODEL_OUTPUT_MAX)
    expect(outputLimit('lengthen', long)).toBeGreaterThan(outputLimit('shorten', long))
  })
})
