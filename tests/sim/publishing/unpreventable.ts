import { LEASE_TTL } from '@postwright/core/limits'
import type { Note } from './evidence.ts'
import { type Facts, ownStep } from './facts.ts'
import type { Call } from './network.ts'
import type { World } from './world.ts'

/**
 * Why no engine could have prevented that a target is out twice, or is out and shown otherwise; null when it could have been
 * prevented. Preventable is everything else. The reasons, each by the true time of the ledger:
 * - `asked`: the network does not recognise the repetition (it has no aid, or its time is over), and a person planned the post
 *   again while an earlier call was in doubt, or dismissed it, as they may: only they can have looked.
 * - `late`: a worker stood still between its last look at the lease and its call, for longer than the lease. Nothing but the
 *   network itself could have refused that call.
 */
export function unpreventableReason(world: World, { notes, calls, posts }: Facts): 'asked' | 'late' | null {
  if (calls.some((call) => isLate(notes, call))) return 'late'
  const isAsked = posts.some((post, index) => index > 0 && isAskedFor(world, notes, posts[index - 1]?.call, post.call))
  return isAsked || (posts.length === 1 && isDismissed(notes)) ? 'asked' : null
}

function isLate(notes: readonly Note[], call: Call): boolean {
  const arm = ownStep(notes, call, 'arm')
  return arm !== undefined && call.departedAt > arm.at + LEASE_TTL
}

function isAskedFor({ kind }: World, notes: readonly Note[], before: Call | undefined, call: Call): boolean {
  if (!before || kind.aid === 'record_key') return false
  return notes.some(
    (note) =>
      note.kind === 'step' &&
      note.entry.step === 'schedule' &&
      note.entry.createdBy !== 'scheduler' &&
      note.at > before.departedAt &&
      note.at < call.departedAt,
  )
}

/** A person has cancelled what was unconfirmed. */
function isDismissed(notes: readonly Note[]): boolean {
  return notes.some((note, index) => {
    const before = notes[index - 1]
    if (note.kind !== 'step' || note.entry.step !== 'cancel' || before?.kind !== 'step') return false
    return before.entry.state === 'unconfirmed'
  })
}
