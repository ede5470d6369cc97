import type { DueStore } from '../../../functions/src/store/due.ts'
import type { MemoryDatabase } from './database.ts'

/** The rows of what is due, which the variants write. */
export function createMemoryDue({ due }: MemoryDatabase): DueStore {
  return {
    list: async (shard, until, limit) =>
      due
        .where('shard', String(shard))
        .map(({ data }) => data)
        .filter(({ dueAt }) => dueAt <= until)
        .sort((a, b) => a.dueAt - b.dueAt)
        .slice(0, limit),

    postpone: async (variantId, until) => {
      if (due.get(variantId)) due.update(variantId, { dueAt: until })
    },
  }
}
