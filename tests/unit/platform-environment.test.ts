import { expect, test } from 'vitest'
import { readPlatformApps, readPlatformUrls } from '../../functions/src/platforms/platform-environment.ts'

const KEYS = { clientId: 'the-client-id', clientSecret: 'the-client-secret' }

test('app keys come from JSON by network, and there are none without it', () => {
  expect(readPlatformApps(JSON.stringify({ sandbox: KEYS }))).toEqual({ sandbox: KEYS })
  expect(readPlatformApps(undefined)).toEqual({})
  expect(readPlatformApps(' ')).toEqual({})
})

test.each([
  ['no JSON', 'the-client-secret'],
  ['an unknown network', JSON.stringify({ atlantis: KEYS })],
  ['no secret', JSON.stringify({ sandbox: { clientId: 'the-client-secret' } })],
  ['an empty secret', JSON.stringify({ sandbox: { ...KEYS, clientSecret: ' ' } })],
])('nothing starts with %s, and the message repeats no key', (_case, text) => {
  expect(() => readPlatformApps(text)).toThrow('PLATFORM_APPS')
  expect(() => readPlatformApps(text)).not.toThrow('the-client-secret')
})

test('a network’s address is replaced on the emulators only', () => {
  const text = JSON.stringify({ sandbox: 'http://127.0.0.1:4000/' })
  expect(readPlatformUrls(text, true)).toEqual({ sandbox: 'http://127.0.0.1:4000' })
  expect(() => readPlatformUrls(text, false)).toThrow('PLATFORM_URLS')
  expect(readPlatformUrls(undefined, false)).toEqual({})
})
