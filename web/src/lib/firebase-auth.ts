import { browserLocalPersistence, browserSessionPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import { readEnv } from '../config/env.ts'
import { firebaseApp } from './firebase-app.ts'

/**
 * The identity provider, without what `getAuth` would add unasked: pop-up, phone and reCAPTCHA code.
 * NOTE no IndexedDB in this list: the provider moves a user it finds elsewhere to the first entry and deletes the original,
 * which the tab that is signed in with it takes for a sign-out.
 */
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [browserLocalPersistence, browserSessionPersistence],
})

const { emulators } = readEnv()
if (emulators) connectAuthEmulator(firebaseAuth, emulators.auth, { disableWarnings: true })
