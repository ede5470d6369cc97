import { expect, it } from 'vitest'
import { readConfig } from '../../../functions/src/compose/read-config.ts'

const RING = JSON.stringify({ current: 'k1', keys: { k1: Buffer.alloc(32, 1).toString('base64') } })
const ENVIRONMENT = {
  GCLOUD_PROJECT: 'demo-test',
  FUNCTIONS_EMULATOR: 'true',
  APP_ORIGIN: 'http://127.0.0.1:5000',
  TOKEN_ISSUER: 'https://postwright.app',
  BLOB_STORE: 'disk',
  TOKEN_SIGNING_KEYS: RING,
  SEALING_KEYS: RING,
}
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const PRODUCTION = { FUNCTIONS_EMULATOR: 'false', BLOB_STORE: 'cloud', MEDIA_BUCKET: 'media', WEB_API_KEY: 'key' }
const LOCAL_STRIPE = { STRIPE_API_URL: 'http://127.0.0.1:12111/' }

it('takes payments by card only with both keys of Stripe', () => {
  expect(readConfig(ENVIRONMENT).stripe).toBeNull()
  expect(readConfig({ ...ENVIRONMENT, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }).stripe).toBeNull()
  expect(readConfig({ ...ENVIRONMENT, ...KEYS }).stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: null,
  })
  for (const name of Object.keys(KEYS)) {
    expect(() => readConfig({ ...ENVIRONMENT, ...KEYS, [name]: undefined })).toThrow('needed together')
  }
})

it('calls another address than that of Stripe on the emulators only', () => {
  const local = readConfig({ ...ENVIRONMENT, ...KEYS, ...LOCAL_STRIPE })
  expect(local.stripe?.apiUrl).toBe('http://127.0.0.1:12111')
  expect(readConfig({ ...ENVIRONMENT, ...PRODUCTION, ...KEYS, ...LOCAL_STRIPE }).stripe?.apiUrl).toBeNull()
})
