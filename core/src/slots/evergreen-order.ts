import type { EvergreenOrder, EvergreenSettings } from '../model/queue.ts'
import { shuffled } from './queue-order.ts'
import type { Evergreen, EvergreenEnd } from '../model/evergreen.ts'
import type { PostDraft } from '../model/post.ts'
import type { Span } from './slots.ts'

type Candidate = { id: string; createdAt: number; dueAt: number | null }

/** Returns the order in which evergreen posts get free slots: longest due first, last added first, or at random, reproducible by seed. */
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

const DAY = 24 * 60 * 60 * 1000

/** Lead time for planning an evergreen copy, and length of the span in which its slot is searched for. */
const AHEAD = 7 * DAY

/** Next step of an evergreen post after its last turn was published: its next slot is in `span`, or not yet due, or there is none. */
type NextEvergreenPost =
  | { kind: 'ended'; end: EvergreenEnd }
  | { kind: 'wait'; until: number }
  | { kind: 'plan'; span: Span }

/** Decides the next turn. `lastAt`: time at which the last turn was published; null if a person removed that turn from the queue. */
export function nextTurn(
  { turn, createdAt }: Pick<Evergreen, 'turn' | 'createdAt'>,
  { gapDays, repeatsMax, expiryDays }: EvergreenSettings,
  { lastAt, now }: { lastAt: number | null; now: number },
): NextEvergreenPost {
  if (repeatsMax > 0 && turn >= repeatsMax) return { kind: 'ended', end: 'repeats' }
  const expiresAt = expiryDays > 0 ? createdAt + expiryDays * DAY : Infinity
  const earliest = Math.max(lastAt === null ? now : lastAt + gapDays * DAY, now)
  if (earliest >= expiresAt) return { kind: 'ended', end: 'expiry' }
  if (earliest > now + AHEAD) return { kind: 'wait', until: earliest - AHEAD }
  return { kind: 'plan', span: { from: earliest, until: Math.min(earliest + AHEAD, expiresAt) } }
}

/** Returns the text index of a turn: 0 for the post's own text, from 1 for its variations. */
export function getVariationIndex(variations: readonly string[], turn: number): number {
  return turn % (variations.length + 1)
}

/** Returns the draft of a turn, which rotates through the post's own text and its variations. A variation replaces the text of every channel. */
export function getEvergreenDraft(draft: PostDraft, variations: readonly string[], turn: number): PostDraft {
  const text = variations[getVariationIndex(variations, turn) - 1]
  if (text === undefined) return draft
  return { ...draft, text, overrides: draft.overrides.map((override) => ({ ...override, text: null })) }
}
