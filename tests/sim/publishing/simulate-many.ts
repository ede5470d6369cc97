import type { Break } from './breaks.ts'
import { simulate } from './simulate.ts'
import { addTotals, noTotals, type Totals, totalsOf } from './totals.ts'

type Run = { seed: number; count: number; every?: number; broken?: Break | null; onWorld?: (totals: Totals) => void }

/** Worlds of the seeds from `seed` on, every `every`th of them, until there were `count` publications. */
export async function simulateMany({ seed, count, every = 1, broken = null, onWorld }: Run): Promise<Totals> {
  let totals = noTotals()
  for (let next = seed; totals.targets < count; next += every) {
    const { outcome } = await simulate(next, { broken })
    totals = addTotals(totals, totalsOf(outcome))
    onWorld?.(totals)
  }
  return totals
}
