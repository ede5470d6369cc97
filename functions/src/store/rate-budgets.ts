import { instant } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import type { RateBudgetStore, RateBudget } from '../domain/ports/connections.ts'

/** What was taken of one budget in its present window, `rateBudgets/{hash of its key}`: server only. */
const rateBudgetSchema = z.object({
  windowEndsAt: instant(),
  used: z.int().min(0),
  /** What each channel has taken, of a budget that several share. */
  channels: z.record(z.string(), z.int().min(0)),
  /** The network has said that nothing more is taken until then. */
  blockedUntilAt: instant().nullable(),
  expiresAt: instant(),
})

export function createRateBudgetStore(refs: Refs): RateBudgetStore {
  return {
    change: async <T>(
      key: string,
      decide: (budget: RateBudget | null) => { budget: RateBudget | null; result: T },
    ): Promise<T> => {
      const id = createHash('sha256').update(key).digest('hex').slice(0, 40)
      const ref = refs.doc(paths.rateBudget(id), { schema: rateBudgetSchema })
      return refs.db.runTransaction(async (tx) => {
        const { budget, result } = decide((await tx.get(ref)).data() ?? null)
        if (budget) tx.set(ref, budget)
        return result
      })
    },
  }
}
