import { ENDED_SIGN_INS_MAX } from '@postwright/core/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signInClaims } from '../../functions/src/background/identity-triggers.ts'
import { hasSignIn, isSignInValid, withEnded, withFrom } from '../../functions/src/domain/tokens/sign-ins.ts'

const ALL = { authTimesFrom: 0, authTimesEnded: [], requiresSecondFactor: false, authTimesProven: [] }

test('an ended sign-in does not count, and its neighbours in time do', () => {
  const signIns = withEnded(ALL, [100, 300])
  expect([99, 100, 101, 300, 301].map((authTime) => isSignInValid(signIns, authTime))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})

test('of two sign-ins of one second each ends by itself', () => {
  const signIns = withEnded(ALL, [100.25])
  expect([100, 100.25, 100.5].map((authTime) => isSignInValid(signIns, authTime))).toEqual([true, false, true])
  expect(isSignInValid(withFrom(ALL, 100), 100.25)).toBe(true)
})

test('sign-ins are named by a part of their second, never by its beginning', () => {
  const claims = [signInClaims((min) => min), signInClaims((_, max) => max - 1), signInClaims()]
  for (const { sign_in: part } of claims) {
    expect(part).toBeGreaterThan(0)
    expect(part).toBeLessThan(1)
    expect(2_000_000_000 + part - 2_000_000_000).toBe(part)
  }
})

test('a beginning ends everything before it, keeps its own second, and never becomes earlier', () => {
  const signIns = withFrom(withFrom(withEnded(ALL, [100, 300]), 200), 150)
  expect(signIns).toEqual({ authTimesFrom: 200, authTimesEnded: [300] })
  expect([199, 200, 300].map((authTime) => isSignInValid(signIns, authTime))).toEqual([false, true, false])
})

test('however many are ended in whatever order: none counts again, the list stays short, later ones go on', () => {
  const times = fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 3 * ENDED_SIGN_INS_MAX })
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 40 }), (ended, size) => {
      let signIns = ALL as { authTimesFrom: number; authTimesEnded: number[] }
      for (let start = 0; start < ended.length; start += size) {
        signIns = withEnded(signIns, ended.slice(start, start + size))
        expect(signIns.authTimesEnded.length).toBeLessThanOrEqual(ENDED_SIGN_INS_MAX)
        for (const authTime of ended.slice(0, start + size)) expect(isSignInValid(signIns, authTime)).toBe(false)
      }
      expect(isSignInValid(signIns, 5_001)).toBe(true)
    }),
  )
})

test('when the list is full the latest half stays, and a sign-in that is older than what went is over', () => {
  const many = Array.from({ length: ENDED_SIGN_INS_MAX + 1 }, (_, index) => 1_000 + index * 10)
  const signIns = withEnded(ALL, many)
  expect(signIns.authTimesEnded).toEqual(many.slice(-ENDED_SIGN_INS_MAX / 2))
  expect(isSignInValid(signIns, 1_005)).toBe(false)
  expect(isSignInValid(signIns, (signIns.authTimesEnded[0] ?? 0) + 5)).toBe(true)
})

test('a session goes on while one of its sign-ins counts; one that names none began when it was opened', () => {
  const signIns = { ...ALL, ...withEnded(withFrom(ALL, 100), [200]) }
  const session = (authTimes: number[], createdAt = 0) => ({ authTimes, createdAt })
  expect(hasSignIn(signIns, session([200, 300]))).toBe(true)
  expect(hasSignIn(signIns, session([50, 200]))).toBe(false)
  expect(hasSignIn(signIns, session([], 100_000))).toBe(true)
  expect(hasSignIn(signIns, session([], 99_999))).toBe(false)
})

test('a session of an account with a second factor has shown it at one of its sign-ins, which may be over', () => {
  const signIns = { ...ALL, authTimesFrom: 100, requiresSecondFactor: true, authTimesProven: [50] }
  const session = (authTimes: number[]) => ({ authTimes, createdAt: 0 })
  expect(hasSignIn(signIns, session([200, 300]))).toBe(false)
  expect(hasSignIn(signIns, session([50, 200]))).toBe(true)
  expect(hasSignIn(signIns, session([50]))).toBe(false)
})
