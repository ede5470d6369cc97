import { expect, test } from 'vitest'
import { connectFailure } from '../../functions/src/platforms/failures.ts'
import { TransportError } from '../../functions/src/platforms/transport-error.ts'

test.each([
  ['has no server', 'unresolved', /^No server was found/],
  ['does not answer', 'timeout', /^The server did not respond in time/],
  ['cannot be reached', 'unreachable', /^The server did not respond in time/],
] as const)('an address that %s is said so, at the field that it was typed in', (_, failure, words) => {
  const error = connectFailure(new TransportError(failure, { sent: false }), 0, 'instance', 'refused')
  expect(error).toMatchObject({
    code: 'connection_unreachable',
    detail: expect.stringMatching(words),
    fields: { instance: expect.stringMatching(words) },
  })
})
