import { type ProfileScore, PROFILE_SCORES_MAX } from '../model/profile.ts'
import type { ScoredProfile } from './score-profile.ts'

/** Time within which changes are a single entry of the history, unless a person saves one. */
const ONE_VISIT = 30 * 60 * 1000

type Moment = Pick<ProfileScore, 'id' | 'time'> & Partial<Pick<ProfileScore, 'isKept'>>

/**
 * Returns the history with a score added. An unchanged score adds nothing, unless a person saves it. A score replaces the previous one of the same
 * visit, unless a person saved that one. If the history is full, its second entry is dropped; the first stays.
 */
export function recordScore(
  history: readonly ProfileScore[],
  scored: ScoredProfile,
  { id, time, isKept = false }: Moment,
): readonly ProfileScore[] {
  const points = scored.results.map(({ check, points: had, of }) => ({
    check,
    points: Math.round(had),
    of: Math.round(of),
  }))
  const entry = { id, time, score: scored.score, isKept, points }
  const last = history.at(-1)
  if (last === undefined) return [entry]
  if (last.score === scored.score && (last.isKept || !isKept)) return history
  const isSameVisit = !last.isKept && Math.abs(time - last.time) < ONE_VISIT
  if (isSameVisit) return [...history.slice(0, -1), { ...entry, id: last.id }]
  const kept = history.length < PROFILE_SCORES_MAX ? history : [...history.slice(0, 1), ...history.slice(2)]
  return [...kept, entry]
}
