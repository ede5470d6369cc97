import { type AdminDecision, findDecisionProblem, getRequestState } from '@postwright/core/model/admin-request'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const uid = fc.constantFrom('ada', 'ben', 'carla', 'dan')
const decision = fc.constantFrom<AdminDecision>('approved', 'refused', 'withdrawn')
const request = fc.record({
  state: fc.constantFrom('waiting' as const, 'approved' as const, 'refused' as const, 'withdrawn' as const),
  closesAt: fc.integer({ min: 0, max: 100 }),
  askedBy: uid,
  personUid: uid,
})
const now = fc.integer({ min: 0, max: 100 })

it('approves or refuses a request only by an admin who neither asked for it nor is the person concerned', () => {
  fc.assert(
    fc.property(request, decision, uid, now, (asked, wanted, by, at) => {
      if (findDecisionProblem(asked, { decision: wanted, by, now: at }) !== null || wanted === 'withdrawn') return
      expect(by).not.toBe(asked.askedBy)
      expect(by).not.toBe(asked.personUid)
    }),
  )
})

it('lets only the admin who asked withdraw a request', () => {
  fc.assert(
    fc.property(request, uid, now, (asked, by, at) => {
      const problem = findDecisionProblem(asked, { decision: 'withdrawn', by, now: at })
      expect(problem === null).toBe(by === asked.askedBy && asked.state === 'waiting' && at < asked.closesAt)
    }),
  )
})

it('decides nothing about a request that was decided or has expired', () => {
  fc.assert(
    fc.property(request, decision, uid, now, (asked, wanted, by, at) => {
      if (getRequestState(asked, at) === 'waiting') return
      expect(findDecisionProblem(asked, { decision: wanted, by, now: at })).toBe('request_closed')
    }),
  )
})

it('expires a waiting request by the clock, and never one that was decided', () => {
  fc.assert(
    fc.property(request, now, (asked, at) => {
      const isExpired = asked.state === 'waiting' && asked.closesAt <= at
      expect(getRequestState(asked, at)).toBe(isExpired ? 'expired' : asked.state)
    }),
  )
})
