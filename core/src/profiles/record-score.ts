import { PROFILE_SCORES_MAX } from '../model/profile-limits.ts'
import type { ProfileScore } from '../model/profile.ts'
import type { ScoredProfile } from './score-profile.ts'

/** Changes within this time are one entry of the history. */
const ONE_VISIT = 30 * 60 * 1000

type Moment = { id: string; time: number }

/**
 * The history with a score at its end. What one visit changes is one entry; the first entry stays, and what is too much is dropped
 * behind it. The same history where the score is the last one.
 */
export function recordScore(
  history: readonly ProfileScore[],
  scored: ScoredProfile,
  { id, time }: Moment,
): readonly ProfileScore[] {
  const [first] = history
  const last = history.at(-1)
  const points = scored.results.map(({ check, points: had, of }) => ({
    check,
    points: Math.round(had),
    of: Math.round(of),
  }))
  const entry = { id, time, score: scored.score, points }
  if (first === undefined || last === undefined) return [entry]
  if (last.score === scored.score) return history
  const isSameVisit = history.length > 1 && Math.abs(time - last.time) < ONE_VISIT
  if (isSameVisit) return [...history.slice(0, -1), { ...entry, id: last.id }]
  const kept = history.length < PROFILE_SCORES_MAX ? history : [first, ...history.slice(2)]
  return [...kept, entry]
}
