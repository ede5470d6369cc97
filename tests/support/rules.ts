import { readFile } from 'node:fs/promises'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, initializeFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite'
import { z } from 'zod'
import { toTimestamps } from '@/lib/live/timestamps.ts'
import { CLAIMS, type Caller } from './factories/callers.ts'
import type { Placed } from './factories/world.ts'

/** A project of the Firestore emulator with rules, isolated from other projects by its id. */
export type RulesWorld = {
  project: string
  /** Returns the database with the access of one caller. */
  as: (caller: Caller) => Firestore
  /** Writes documents with the rules disabled. Times are epoch milliseconds. */
  seed: (documents: readonly Placed[]) => Promise<void>
  /** Removes a document with the rules disabled. */
  remove: (path: string) => Promise<void>
  close: () => Promise<void>
}

const addressSchema = z.string().regex(/^[^:/]+:\d+$/, 'run these tests with npm test: they talk to the emulator')

/** Returns the host and port of the Firestore emulator of this test run. */
export function firestoreAddress(): { host: string; port: number } {
  const [host = '', port = ''] = addressSchema.parse(process.env.FIRESTORE_EMULATOR_HOST).split(':')
  return { host, port: Number(port) }
}

export async function readRules(): Promise<string> {
  return readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')
}

/** Opens an empty project with the product's rules, or with the given ones. Use one `demo-…` id per test file. */
export async function openWorld(project: string, rules?: string): Promise<RulesWorld> {
  // The tests provoke refusals, which the client library would log.
  setLogLevel('silent')
  const { host, port } = firestoreAddress()
  const source = rules ?? (await readRules())
  const environment = await initializeTestEnvironment({ projectId: project, firestore: { host, port, rules: source } })
  await environment.clearFirestore()
  const opened = new Map<Caller, Firestore>()

  function as(caller: Caller): Firestore {
    const known = opened.get(caller)
    if (known) return known
    const firestore = initializeFirestore(initializeApp({ projectId: project }, `${project}-${caller}`), {})
    const claims = CLAIMS[caller]
    connectFirestoreEmulator(firestore, host, port, claims === null ? {} : { mockUserToken: claims })
    opened.set(caller, firestore)
    return firestore
  }

  async function seed(documents: readonly Placed[]): Promise<void> {
    await environment.withSecurityRulesDisabled(async (context) => {
      const firestore = context.firestore()
      const batch = firestore.batch()
      for (const { path, data } of documents) batch.set(firestore.doc(path), toTimestamps(data))
      await batch.commit()
    })
  }

  async function remove(path: string): Promise<void> {
    await environment.withSecurityRulesDisabled((context) => context.firestore().doc(path).delete())
  }

  async function close(): Promise<void> {
    await Promise.all([...opened.values()].map((firestore) => deleteApp(firestore.app)))
    await environment.cleanup()
  }

  return { project, as, seed, remove, close }
}
