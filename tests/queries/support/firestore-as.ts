import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore'
import { CLAIMS, type Caller } from '../../support/factories/callers.ts'
import { firestoreAddress } from '../../support/rules.ts'

/**
 * Replaces the client's connection: the same client library on the emulator, signed in as a person without the Auth service. The code that uses
 * it is the client's own.
 */
export function firestoreAs(project: string, caller: Exclude<Caller, 'anonymous'>): Firestore {
  const { host, port } = firestoreAddress()
  const firestore = initializeFirestore(initializeApp({ projectId: project }, `client-${caller}`), {})
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: CLAIMS[caller] ?? undefined })
  return firestore
}
