import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../../functions/src/compose/read-config.ts'

const keyRing = (bytes = 32) => JSON.stringify({ current: 'k1', keys: { k1: randomBytes(bytes).toString('base64') } })

const LOCAL = {
  GCLOUD_PROJECT: 'demo-test',
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  APP_ORIGIN: 'http://127.0.0.1:5000/',
  TOKEN_ISSUER: 'https://postwright.app',
  BLOB_STORE: 'disk',
  ALLOW_PRIVATE_NETWORK: 'true',
  TOKEN_SIGNING_KEYS: keyRing(),
  SEALING_KEYS: keyRing(),
}

const PRODUCTION = {
  ...LOCAL,
  FUNCTIONS_EMULATOR: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  APP_ORIGIN: 'https://postwright.app',
  BLOB_STORE: 'cloud',
  MEDIA_BUCKET: 'postwright-media',
  WEB_API_KEY: 'public',
}

test('a complete configuration is read', () => {
  expect(readConfig(LOCAL)).toMatchObject({ isLocal: true, appOrigin: 'http://127.0.0.1:5000', rateLimitScale: 100 })
  expect(readConfig(PRODUCTION)).toMatchObject({ isLocal: false, sweepLookahead: 60_000, rateLimitScale: 1 })
})

test.each([
  ['the token keys are missing', { TOKEN_SIGNING_KEYS: undefined }, 'TOKEN_SIGNING_KEYS is missing'],
  ['the token keys are empty', { TOKEN_SIGNING_KEYS: '' }, 'TOKEN_SIGNING_KEYS is missing'],
  ['the token keys are short', { TOKEN_SIGNING_KEYS: keyRing(31) }, 'key k1 of TOKEN_SIGNING_KEYS has 31 bytes'],
  ['the token keys are no JSON', { TOKEN_SIGNING_KEYS: 'secret' }, 'TOKEN_SIGNING_KEYS is not a key ring'],
  ['the current key is absent', { TOKEN_SIGNING_KEYS: '{"current":"k1","keys":{}}' }, 'names k1 as current'],
  ['the sealing keys are missing', { SEALING_KEYS: undefined }, 'SEALING_KEYS is missing'],
  ['the issuer is missing', { TOKEN_ISSUER: undefined }, 'TOKEN_ISSUER'],
])('nothing starts when %s', (_case, change, message) => {
  expect(() => readConfig({ ...LOCAL, ...change })).toThrow(message)
})

test('production never starts with the unsigned tokens of the Auth emulator', () => {
  const exposed = { ...PRODUCTION, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  expect(() => readConfig(exposed)).toThrow('FIREBASE_AUTH_EMULATOR_HOST')
  expect(() => readConfig({ ...exposed, FUNCTIONS_EMULATOR: '1' })).toThrow('FIREBASE_AUTH_EMULATOR_HOST')
})

test('a deployment may name the networks that Hosting calls from', () => {
  expect(readConfig({ ...PRODUCTION, HOSTING_NETWORKS: '192.0.2.0/24, 2001:db8::/32' }).hostingNetworks).toHaveLength(2)
  expect(readConfig({ ...PRODUCTION, HOSTING_NETWORKS: '' }).hostingNetworks).toEqual([])
  expect(readConfig(PRODUCTION).hostingNetworks.length).toBeGreaterThan(10)
  expect(() => readConfig({ ...PRODUCTION, HOSTING_NETWORKS: 'google' })).toThrow('HOSTING_NETWORKS')
})

test('production never stores pictures on a disk that goes away', () => {
  expect(() => readConfig({ ...PRODUCTION, BLOB_STORE: 'disk' })).toThrow('BLOB_STORE=disk')
  expect(() => readConfig({ ...PRODUCTION, MEDIA_BUCKET: undefined })).toThrow('MEDIA_BUCKET')
})

test('production never starts without the key that letters for new passwords need', () => {
  expect(() => readConfig({ ...PRODUCTION, WEB_API_KEY: undefined })).toThrow('WEB_API_KEY')
  expect(readConfig(PRODUCTION).identityUrl).toBe('https://identitytoolkit.googleapis.com/v1/')
  expect(readConfig(LOCAL).identityUrl).toBe('http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/')
})

test('production never calls private networks, whatever is set', () => {
  expect(readConfig(LOCAL).allowPrivateNetwork).toBe(true)
  expect(readConfig(PRODUCTION).allowPrivateNetwork).toBe(false)
})

test('a refusal never repeats the secret', () => {
  const short = keyRing(16)
  const key = /"k1":"([^"]+)"/.exec(short)?.[1] ?? 'none'
  const refuse = () => readConfig({ ...LOCAL, TOKEN_SIGNING_KEYS: short })
  expect(refuse).toThrow()
  expect(refuse).not.toThrow(key)
})
