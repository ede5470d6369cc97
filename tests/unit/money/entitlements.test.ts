import { NO_LIMITS, PLAN_LIMITS } from '@postwright/core/model/plan'
import { checkEntitlement, type EntitlementQuestion, getLimit } from '@postwright/core/money/entitlements'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const RUNS = { numRuns: 10_000 }
const NOW = Date.UTC(2026, 10, 26)

const max = fc.option(fc.nat(50))
const limits = fc.record({ channels: max, members: max, workspaces: max, scheduledPosts: max, storageBytes: max })
const time = fc.integer({ min: NOW - 10, max: NOW + 10 })
const overrides = fc.option(
  fc.record({ limits: fc.dictionary(fc.constantFrom(...PLAN_LIMITS, 'other'), max), until: fc.option(time) }),
)
const grace = fc.option(fc.record({ limits, until: time }))
const name = fc.constantFrom(...PLAN_LIMITS)
const wanted = fc.record({ limit: name, amount: fc.nat(20) })
const question = fc.record({ limits, overrides, grace, usage: fc.nat(60), wanted, now: fc.constant(NOW) })

const isAllowed = (asked: EntitlementQuestion) => checkEntitlement(asked).allowed

describe('an entitlement', () => {
  it('that is refused with some usage is refused with more', () => {
    fc.assert(
      fc.property(question, fc.nat(20), (asked, more) => {
        const isAllowedLater = isAllowed({ ...asked, usage: asked.usage + more })
        expect(isAllowed(asked) || !isAllowedLater).toBe(true)
      }),
      RUNS,
    )
  })

  it('that is refused for an amount is refused for a larger one', () => {
    fc.assert(
      fc.property(question, fc.nat(20), (asked, more) => {
        const larger = { ...asked.wanted, amount: asked.wanted.amount + more }
        expect(isAllowed(asked) || !isAllowed({ ...asked, wanted: larger })).toBe(true)
      }),
      RUNS,
    )
  })

  it('is never refused where the limit that holds is unlimited, nor for keeping what there is', () => {
    fc.assert(
      fc.property(question, (asked) => {
        if (getLimit(asked, asked.wanted.limit, NOW).max === null) expect(isAllowed(asked)).toBe(true)
        expect(isAllowed({ ...asked, wanted: { ...asked.wanted, amount: 0 } })).toBe(true)
      }),
      RUNS,
    )
  })

  it('is that of an override while it lasts, and of the plan from its end on', () => {
    fc.assert(
      fc.property(limits, grace, name, max, fc.option(time), (plan, ended, limit, given, until) => {
        const found = getLimit(
          { limits: plan, overrides: { limits: { [limit]: given }, until }, grace: ended },
          limit,
          NOW,
        )
        if (until === null || NOW < until) expect(found).toEqual({ max: given, source: 'override' })
        else expect(found).toEqual(getLimit({ limits: plan, overrides: null, grace: ended }, limit, NOW))
      }),
      RUNS,
    )
  })

  it('is only raised by grace, only for scheduled posts, and until its end', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const without = { ...asked, grace: null }
        const isSame = getLimit(asked, asked.wanted.limit, NOW).max === getLimit(without, asked.wanted.limit, NOW).max
        expect(isAllowed(asked) || !isAllowed(without)).toBe(true)
        const isGraced = asked.wanted.limit === 'scheduledPosts' && (asked.grace?.until ?? 0) > NOW
        expect(isSame || isGraced).toBe(true)
      }),
      RUNS,
    )
  })

  it('says which limit refuses it, what is used, and what is allowed', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const answer = checkEntitlement(asked)
        if (answer.allowed) return
        const { limit, amount } = asked.wanted
        expect(answer).toMatchObject({ limit, used: asked.usage })
        expect(asked.usage + amount).toBeGreaterThan(answer.max)
      }),
      RUNS,
    )
  })

  it('on Free is unlimited unless an operator sets limits', () => {
    const free = { limits: NO_LIMITS, overrides: null, grace: null, usage: 1_000_000, now: NOW }
    for (const limit of PLAN_LIMITS) expect(isAllowed({ ...free, wanted: { limit, amount: 1_000_000 } })).toBe(true)
  })
})
