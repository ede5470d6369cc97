import { REFRESH_REUSE_WINDOW, SESSION_ABSOLUTE_TTL, SESSION_IDLE_TTL } from '@postwright/core/limits'
import type { Session } from '@postwright/core/model/session'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideRefresh } from '../../functions/src/domain/tokens/refresh-session.ts'

const NOW = 1_800_000_000_000

function session(changes: Partial<Session> = {}): Session {
  return {
    id: 's1',
    schema: 1,
    rev: 1,
    createdAt: NOW,
    updatedAt: NOW,
    createdBy: 'u1',
    uid: 'u1',
    counter: 5,
    rotatedAt: NOW,
    idleExpiresAt: NOW + SESSION_IDLE_TTL,
    absoluteExpiresAt: NOW + SESSION_ABSOLUTE_TTL,
    revokedAt: null,
    revokedReason: null,
    userAgent: '',
    addressHash: '',
    reauthenticatedAt: null,
    authTimes: [],
    deviceKey: null,
    place: null,
    ...changes,
  }
}

test.each([
  ['the current turn', session(), 5, 'rotate'],
  ['the current turn, long after', session({ rotatedAt: NOW - SESSION_IDLE_TTL / 2 }), 5, 'rotate'],
  ['its parent within the window', session({ rotatedAt: NOW - REFRESH_REUSE_WINDOW }), 4, 'repeat'],
  ['its parent just after the window', session({ rotatedAt: NOW - REFRESH_REUSE_WINDOW - 1 }), 4, 'reuse'],
  ['its grandparent', session(), 3, 'reuse'],
  ['a turn that has not come', session(), 6, 'reuse'],
  ['any turn of an ended session', session({ revokedAt: NOW - 1, revokedReason: 'signed_out' }), 5, 'ended'],
  ['the current turn after idleness', session({ idleExpiresAt: NOW }), 5, 'expired'],
  ['the current turn of a session that is too old', session({ absoluteExpiresAt: NOW }), 5, 'expired'],
])('%s: %#', (_case, stored, counter, decision) => {
  expect(decideRefresh(stored, counter, NOW)).toBe(decision)
})

/** The rules restated by a token's age: the current one rotates, the previous one repeats within a minute, any other is a reuse. */
test('over random histories one chain lives, lost replies never end it, and old tokens always do', () => {
  const step = fc.record({ back: fc.nat({ max: 3 }), wait: fc.constantFrom(0, 10_000, 59_000, 61_000) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let stored = session({ counter: 0 })
      let now = NOW
      for (const { back, wait } of steps) {
        now += wait
        const turn = stored.counter - back
        if (turn < 0) continue
        const decision = decideRefresh(stored, turn, now)
        if (back === 0) {
          expect(decision).toBe('rotate')
          stored = { ...stored, counter: turn + 1, rotatedAt: now }
          continue
        }
        const mayRepeat = back === 1 && now - stored.rotatedAt <= 60_000
        expect(decision).toBe(mayRepeat ? 'repeat' : 'reuse')
        if (!mayRepeat) return
      }
    }),
    { numRuns: 500 },
  )
})
