import { browserLocalPersistence, browserSessionPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import { readEnv } from '../config/env.ts'
import { firebaseApp } from './firebase-app.ts'

/**
 * The identity provider, without the pop-up, phone and reCAPTCHA code that `getAuth` adds by default.
 * NOTE no IndexedDB in this list: the provider moves a user found in another storage to the first entry and deletes the original. A tab that uses the
 * original treats its deletion as a sign-out.
 */
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [browserLocalPersistence, browserSessionPersistence],
})

const { emulators } = readEnv()
if (emulators) connectAuthEmulator(firebaseAuth, emulators.auth, { disableWarnings: true })
