import { expect, test } from 'vitest'
import { recoverPassword } from '../../functions/src/domain/accounts/passwords.ts'
import { createTestClock } from '../support/clock.ts'

const START = Date.UTC(2026, 10, 24, 12)

test.each([
  ['an address that is known', 140, true],
  ['an address that is not known', 20, false],
  ['an email that takes longer than a period', 1_300, true],
])('the reply about %s comes at the end of a period of one second', async (_of, took, isSent) => {
  const clock = createTestClock(START)
  const identity = {
    sendPasswordReset: async () => {
      clock.advance(took)
      if (!isSent) throw new Error('EMAIL_NOT_FOUND')
    },
  }
  const logger = { error: () => undefined }
  await recoverPassword({ clock, identity, logger }, 'person@example.com')
  expect((clock.now() - START) % 1_000).toBe(0)
  expect(clock.now() - START - took).toBeLessThanOrEqual(1_000)
})
