import type { DueStore } from '../../../functions/src/domain/ports/publishing.ts'
import type { MemoryDatabase } from './database.ts'

/** The due index, whose rows the variant store writes. */
export function createMemoryDue({ due }: MemoryDatabase): DueStore {
  const dueIn = (shard: number, until: number) =>
    due
      .where('shard', String(shard))
      .map(({ data }) => data)
      .filter(({ dueAt }) => dueAt <= until)
      .sort((a, b) => a.dueAt - b.dueAt)
  return {
    pages: async function* (shard, until, size) {
      const found = dueIn(shard, until)
      for (let from = 0; from === 0 || from < found.length; from += size) yield found.slice(from, from + size)
    },

    count: async (shard, until) => dueIn(shard, until).length,

    postpone: async (variantId, until) => {
      if (due.get(variantId)) due.update(variantId, { dueAt: until })
    },
  }
}
