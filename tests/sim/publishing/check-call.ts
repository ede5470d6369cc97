import type { Note } from './evidence.ts'
import { ownStep } from './facts.ts'
import type { Call } from './network.ts'

/** Times are rounded to milliseconds. */
const EARLY_MAX = 1

/**
 * What is wrong with a publish call: its worker must have claimed the target and stored the intent, without anything written by
 * others in between and until the call leaves, and not before the time that was planned.
 */
export function callProblem(notes: readonly Note[], call: Call): string | null {
  const claim = ownStep(notes, call, 'claim')
  const arm = ownStep(notes, call, 'arm')
  if (!claim || !arm) return 'a worker called without a stored intent'
  const between = notes.slice(notes.indexOf(claim) + 1).filter((note) => note.at < call.departedAt)
  const other = between.find(
    (note) => note.worker !== call.worker && (note.kind === 'deleted' || note.entry.step !== 'late_answer'),
  )
  if (other) return `a worker called after "${other.kind === 'deleted' ? 'delete' : other.entry.step}" of another`
  const isEarly = call.departedAt < arm.entry.scheduledAt - EARLY_MAX
  return isEarly ? 'a worker called before the planned time' : null
}
