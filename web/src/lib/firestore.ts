import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
} from 'firebase/firestore'
import { readEnv } from '../config/env.ts'
import { firebaseApp } from './firebase-app.ts'

/** Cached in memory only: data read by one user never stays on the device for the next user. */
export const firestore = initializeFirestore(firebaseApp, {
  localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
})

const { emulators } = readEnv()
if (emulators) {
  const [host = '', port = ''] = emulators.firestore.split(':')
  connectFirestoreEmulator(firestore, host, Number(port))
}
