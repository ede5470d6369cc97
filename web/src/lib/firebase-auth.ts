import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { readEnv } from '../config/env.ts'
import { firebaseApp } from './firebase-app.ts'

/** The identity provider, without what `getAuth` would add unasked: pop-up, phone and reCAPTCHA code. */
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
})

const { emulators } = readEnv()
if (emulators) connectAuthEmulator(firebaseAuth, emulators.auth, { disableWarnings: true })
