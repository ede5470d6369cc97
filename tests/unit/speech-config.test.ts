import { expect, it } from 'vitest'
import { readConfig } from '../../functions/src/compose/read-config.ts'

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
const SPEECH = {
  SPEECH_ADDRESS: 'https://speech.example.com/v1/',
  SPEECH_KEY: 'sk-1',
  SPEECH_MODEL: 'speaker',
  SPEECH_VOICES: 'alloy, nova,alloy,',
}
const speechWith = (given: Record<string, string | undefined>) => readConfig({ ...ENVIRONMENT, ...given }).speech

it('offers speech with an address and a key, in each voice once', () => {
  expect(speechWith(SPEECH)).toEqual({
    address: 'https://speech.example.com/v1',
    key: 'sk-1',
    model: 'speaker',
    voices: ['alloy', 'nova'],
  })
})

it.each([
  ['without any setting', {}],
  ['without an address', { ...SPEECH, SPEECH_ADDRESS: undefined }],
  ['with an empty address', { ...SPEECH, SPEECH_ADDRESS: '' }],
  ['without a key', { ...SPEECH, SPEECH_KEY: undefined }],
  ['with an empty key', { ...SPEECH, SPEECH_KEY: '' }],
])('offers no speech %s', (_what, given) => {
  expect(speechWith(given)).toBeNull()
})

it.each([
  ['without a model', { SPEECH_MODEL: '' }, 'SPEECH_MODEL'],
  ['without voices', { SPEECH_VOICES: ' , ' }, 'SPEECH_VOICES'],
  ['with a voice that is too long', { SPEECH_VOICES: 'a'.repeat(61) }, 'SPEECH_VOICES'],
  ['with an address that is none', { SPEECH_ADDRESS: 'speech' }, 'SPEECH_ADDRESS'],
])('starts nothing %s', (_what, given, named) => {
  expect(() => speechWith({ ...SPEECH, ...given })).toThrow(named)
})
