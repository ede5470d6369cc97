import { readFile } from 'node:fs/promises'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, initializeFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite'
import { z } from 'zod'
import { toTimestamps } from '@/lib/live/timestamps.ts'
import { CLAIMS, type Caller } from './factories/callers.ts'
import type { Placed } from './factories/world.ts'

/** One project of the Firestore emulator under rules, isolated from every other by its id. */
export type RulesWorld = {
  project: string
  /** The database as one caller sees it. */
  as: (caller: Caller) => Firestore
  /** Writes documents past the rules; times are epoch milliseconds. */
  seed: (documents: readonly Placed[]) => Promise<void>
  /** Removes a document past the rules. */
  remove: (path: string) => Promise<void>
  close: () => Promise<void>
}

const addressSchema = z.string().regex(/^[^:/]+:\d+$/, 'run these tests with npm test: they talk to the emulator')

/** `host` and `port` of the Firestore emulator of this test run. */
export function firestoreAddress(): { host: string; port: number } {
  const [host = '', port = ''] = addressSchema.parse(process.env.FIRESTORE_EMULATOR_HOST).split(':')
  return { host, port: Number(port) }
}

export async function readRules(): Promise<string> {
  return readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')
}

/** Opens an empty project under the product's rules, or under others. Use one `demo-…` id per test file. */
export async function openWorld(project: string, rules?: string): Promise<RulesWorld> {
  // Refusals are what these tests are about: the client library need not report each.
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
