import type { Transact, Tx } from '../../../functions/src/domain/ports/documents.ts'
import { type MemoryCollection, MissingDocument } from './collection.ts'

type Versions = Pick<MemoryCollection<unknown>, 'versionOf'>
type Write = { needs: { collection: Versions; path: string } | null; run: () => void }

/** As many as the real one tries. */
const ATTEMPTS_MAX = 12

class LostRace extends Error {
  readonly code = 10
}

/** What one try of a transaction has read and is about to write. */
class MemoryTransaction {
  readonly #reads: { collection: Versions; path: string; version: number }[] = []
  readonly #writes: Write[] = []

  read<T>(collection: MemoryCollection<T, string>, path: string): T | undefined {
    if (this.#writes.length > 0) throw new Error('a transaction reads everything before it writes')
    const found = collection.get(path)
    this.#reads.push({ collection, path, version: found?.version ?? 0 })
    return found?.data
  }

  write(run: () => void, needs: Write['needs'] = null): void {
    this.#writes.push({ needs, run })
  }

  /** All of its writes, or none when something that it read was written since. */
  commit(): boolean {
    if (this.#reads.some(({ collection, path, version }) => collection.versionOf(path) !== version)) return false
    const missing = this.#writes.find(({ needs }) => needs && needs.collection.versionOf(needs.path) === 0)
    if (missing) throw new MissingDocument(`no document ${missing.needs?.path}`)
    for (const { run } of this.#writes) run()
    return true
  }
}

/** A transaction as the memory stores know it. */
export function memoryTx(tx: Tx): MemoryTransaction {
  if (!(tx instanceof MemoryTransaction)) throw new Error('this transaction belongs to another database')
  return tx
}

/** Work that reads documents and writes all of its changes at one instant; it runs again when another write came first. */
export const memoryTransact: Transact = async (work) => {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const tx = new MemoryTransaction()
    // NOTE the domain hands transactions on without looking at them, so the type is met by nothing but its name.
    const result = await work(tx as unknown as Tx)
    if (tx.commit()) return result
  }
  throw new LostRace(`a transaction lost ${ATTEMPTS_MAX} times`)
}
