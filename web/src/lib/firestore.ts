import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
} from 'firebase/firestore'
import { readEnv } from '../config/env.ts'
import { firebaseApp } from './firebase-app.ts'

/** Kept in memory only: what one person has read never stays on the device for the next. */
export const firestore = initializeFirestore(firebaseApp, {
  localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
})

const { emulators } = readEnv()
if (emulators) {
  const [host = '', port = ''] = emulators.firestore.split(':')
  connectFirestoreEmulator(firestore, host, Number(port))
}
