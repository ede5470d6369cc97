import type { PlanLimit } from '@postwright/core/model/plan'
import { formatBytes } from './format-bytes.ts'

const COUNT = new Intl.NumberFormat('en')

/** Formats an amount of a plan limit: `1,000`, or `5 GB` of storage. */
export function formatLimit(limit: PlanLimit, amount: number): string {
  return limit === 'storageBytes' && amount > 0 ? formatBytes(amount) : COUNT.format(amount)
}
