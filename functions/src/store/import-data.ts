import { documentId } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type { ImportDataStore } from '../domain/ports/jobs.ts'
import { converterFor } from './converter.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** Number of documents per look-up. */
const LOOKED_UP = 200

export function createImportDataStore(refs: Refs): ImportDataStore {
  async function idsIn(path: string): Promise<Set<string>> {
    return new Set((await refs.db.collection(path).select().get()).docs.map(({ id }) => id))
  }

  return {
    idsOf: async (wid) => {
      const [media, channels, members] = await Promise.all([
        idsIn(paths.media(wid)),
        idsIn(paths.connections(wid)),
        idsIn(paths.members(wid)),
      ])
      return { media, channels, members }
    },

    arePresent: async (wid, planned) => {
      const present: boolean[] = []
      for (let begin = 0; begin < planned.length; begin += LOOKED_UP) {
        const pairs = planned.slice(begin, begin + LOOKED_UP).map(({ described, id, originalId }) => {
          const all = refs.db.collection(described.path(wid))
          const original = documentId().safeParse(originalId).data
          return [all.doc(id), ...(original === undefined ? [] : [all.doc(original)])]
        })
        const found = await refs.db.getAll(...pairs.flat(), { fieldMask: [] })
        const there = new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path))
        present.push(...pairs.map((pair) => pair.some(({ path }) => there.has(path))))
      }
      return present
    },

    createMissingIn: async (tx, wid, planned) => {
      const stored = await Promise.all(
        planned.map(async ({ described, id, originalId }) => {
          const all = refs.db.collection(described.path(wid))
          const isId = documentId().safeParse(originalId).success && originalId !== null
          const [copy, original] = await Promise.all([
            within(tx).get(all.doc(id)),
            isId ? within(tx).get(all.doc(originalId)) : null,
          ])
          return { copy, isOriginal: original?.exists ?? false }
        }),
      )
      const room = new Map<string, number>()
      for (const { described } of planned) {
        const { name, cap = Infinity } = described
        if (room.has(name)) continue
        const used =
          cap === Infinity ? 0 : (await within(tx).get(refs.db.collection(described.path(wid)).count())).data().count
        room.set(name, cap - used)
      }
      return planned.map(({ described, id, entity, at }, i) => {
        const found = stored[i]
        if (found?.copy.exists) return createdAtOf(found.copy) === at ? 'created' : 'present'
        if (found?.isOriginal) return 'present'
        const left = room.get(described.name) ?? 0
        if (left <= 0) return 'full'
        room.set(described.name, left - 1)
        within(tx).create(
          refs.db.collection(described.path(wid)).doc(id).withConverter(converterFor(described)),
          entity,
        )
        return 'created'
      })
    },
  }
}

function createdAtOf(snapshot: DocumentSnapshot): number | null {
  const createdAt: unknown = snapshot.get('createdAt')
  return createdAt instanceof Timestamp ? createdAt.toMillis() : null
}
