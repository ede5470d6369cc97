import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env.ts'

const FIREBASE = JSON.stringify({ apiKey: 'k', authDomain: 'd', projectId: 'p' })

describe("the client's configuration", () => {
  it('means the real services when no emulators are named', () => {
    const production = { emulators: null, firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p' }, adminPrefix: '' }
    expect(parseEnv({ VITE_FIREBASE_CONFIG: FIREBASE })).toEqual(production)
    expect(parseEnv({ VITE_FIREBASE_CONFIG: FIREBASE, VITE_EMULATORS: '' })).toEqual(production)
  })

  it('takes the addresses of the emulators', () => {
    const addresses = { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' }
    const env = parseEnv({ VITE_FIREBASE_CONFIG: FIREBASE, VITE_EMULATORS: JSON.stringify(addresses) })
    expect(env.emulators).toEqual(addresses)
  })

  it.each([
    ['VITE_FIREBASE_CONFIG', {}],
    ['VITE_FIREBASE_CONFIG', { VITE_FIREBASE_CONFIG: 'no json' }],
    ['VITE_EMULATORS', { VITE_FIREBASE_CONFIG: FIREBASE, VITE_EMULATORS: '{"auth":"nowhere"}' }],
    ['VITE_ADMIN_PREFIX', { VITE_FIREBASE_CONFIG: FIREBASE, VITE_ADMIN_PREFIX: '/a b' }],
  ])('stops with the name of %s when that is wrong', (name, raw) => {
    expect(() => parseEnv(raw)).toThrow(name)
  })
})
