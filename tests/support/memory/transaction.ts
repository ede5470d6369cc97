import type { Transact, Tx } from '../../../functions/src/domain/ports/documents.ts'
import { type MemoryCollection, MissingDocument } from './collection.ts'

type Versions = Pick<MemoryCollection<unknown>, 'versionOf'>
type Write = { needs: { collection: Versions; path: string } | null; run: () => void }

/** Same number of attempts as the real one. */
const ATTEMPTS_MAX = 12

class LostRace extends Error {
  readonly code = 10
}

/** Reads and pending writes of one attempt. */
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

  /** Runs all writes and returns true, or none if a document that it read has changed. */
  commit(): boolean {
    if (this.#reads.some(({ collection, path, version }) => collection.versionOf(path) !== version)) return false
    const missing = this.#writes.find(({ needs }) => needs && needs.collection.versionOf(needs.path) === 0)
    if (missing) throw new MissingDocument(`no document ${missing.needs?.path}`)
    for (const { run } of this.#writes) run()
    return true
  }
}

/** Casts a transaction to that of the memory stores. @throws for one of another database */
export function memoryTx(tx: Tx): MemoryTransaction {
  if (!(tx instanceof MemoryTransaction)) throw new Error('this transaction belongs to another database')
  return tx
}

/** Runs work that reads documents and then writes all changes at once. Repeats it after a conflicting write. */
export const memoryTransact: Transact = async (work) => {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const tx = new MemoryTransaction()
    // NOTE the domain hands transactions on without looking at them, so the type is met by nothing but its name.
    const result = await work(tx as unknown as Tx)
    if (tx.commit()) return result
  }
  throw new LostRace(`a transaction lost ${ATTEMPTS_MAX} times`)
}
