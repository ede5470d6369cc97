import type { EvergreenOrder } from '../model/queue.ts'
import { shuffled } from './shuffle-queue.ts'

type Candidate = { id: string; createdAt: number; dueAt: number | null }

/**
 * The order in which evergreen posts get free slots: those that went out longest ago first, those that were added last first, or
 * at random, the same for the same seed.
 */
export function inEvergreenOrder<T extends Candidate>(
  candidates: readonly T[],
  order: EvergreenOrder,
  seed: number,
): T[] {
  const byId = candidates.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (order === 'shuffle') return shuffled(byId, seed)
  if (order === 'newest') return byId.toSorted((a, b) => b.createdAt - a.createdAt)
  return byId.toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0))
}
