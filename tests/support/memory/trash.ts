import type { Deps } from '../../../functions/src/domain/ports/deps.ts'
import { type MemoryDatabase, pathOf } from './database.ts'
import { memoryTx } from './transaction.ts'

/** The parts of the trash that deleting a post needs. Moves nothing, only deletes the documents. */
export function createMemoryTrash({ posts, variants }: MemoryDatabase): Pick<Deps['trash'], 'storedIn' | 'putIn'> {
  return {
    storedIn: async (tx, path) => {
      const { name, key } = placeOf(path)
      const found = name === 'posts' ? memoryTx(tx).read(posts, key) : memoryTx(tx).read(variants, key)
      return found === undefined ? null : { ...found }
    },
    putIn: (tx, _wid, _item, documents) => {
      for (const { path } of documents) {
        const { name, key } = placeOf(path)
        memoryTx(tx).write(() => (name === 'posts' ? posts : variants).delete(key))
      }
    },
  }
}

/** Parses `workspaces/{wid}/{name}/{id}`. */
function placeOf(path: string): { name: string; key: string } {
  const [, wid = '', name = '', id = ''] = path.split('/')
  return { name, key: pathOf(wid, id) }
}
