import type { Budget } from '../../domain/ports/networks.ts'

/** How many messages this webhook still takes, by the headers of its last reply. */
export function budgetsOf(headers: Headers): { budgets?: Budget[] } {
  const [remaining, reset] = ['x-ratelimit-remaining', 'x-ratelimit-reset'].map((name) => headers.get(name))
  if (!remaining || !reset) return {}
  return { budgets: [{ scope: 'channel', remaining: Number(remaining), resetAt: Math.ceil(Number(reset) * 1000) }] }
}
