import { z } from 'zod'
import { isPending, needsAttention, type VariantState } from './variant-state.ts'

/** State of a post as a whole; derived from its variants, never set manually. */
export const lifecycleSchema = z.enum(['draft', 'scheduled', 'sending', 'published', 'attention'])

export type Lifecycle = z.infer<typeof lifecycleSchema>

/** Lifecycles in which the draft fields may still be edited; the security rules list the same three. */
export const EDITABLE_LIFECYCLES = ['draft', 'scheduled', 'attention'] as const satisfies Lifecycle[]

type VariantFacts = {
  state: VariantState
  /** Planned time; null if it cannot be read. */
  scheduled: { instant: number } | null
  dueAt: number | null
  publishedAt: number | null
}
type PostFacts = { lifecycle: Lifecycle; plannedAt: number | null; nextAt: number | null; publishedAt: number | null }

/**
 * Derives the lifecycle of a post, its earliest planned time regardless of the outcome, the next time at which one of its variants is due, and the
 * time at which one was last published. A state that needs a decision outranks sending, which outranks scheduled.
 */
export function deriveLifecycle(variants: readonly VariantFacts[]): PostFacts {
  const live = variants.filter((v) => v.state !== 'cancelled' && v.state !== 'draft')
  const due = live.filter((v) => v.state === 'scheduled').flatMap((v) => (v.dueAt === null ? [] : [v.dueAt]))
  const nextAt = due.length > 0 ? Math.min(...due) : null
  const out = live.flatMap((v) => (v.state === 'published' && v.publishedAt !== null ? [v.publishedAt] : []))
  // A part that waits has no time of its own: it follows the part before it.
  const own = live.filter((v) => v.state !== 'approved')
  const timed = own.length > 0 ? own : live
  const planned = timed.flatMap(({ scheduled }) => (scheduled === null ? [] : [scheduled.instant]))
  return {
    lifecycle: lifecycleOf(live),
    plannedAt: planned.length > 0 ? Math.min(...planned) : null,
    nextAt,
    publishedAt: out.length > 0 ? Math.max(...out) : null,
  }
}

function lifecycleOf(live: readonly VariantFacts[]): Lifecycle {
  if (live.length === 0) return 'draft'
  if (live.some((v) => needsAttention(v.state))) return 'attention'
  if (live.some((v) => isPending(v.state) && v.state !== 'scheduled')) return 'sending'
  if (live.some((v) => v.state === 'scheduled')) return 'scheduled'
  // The remaining parts of the thread follow the part that was just published.
  if (live.some((v) => v.state === 'published') && live.some((v) => v.state === 'approved')) return 'sending'
  return live.every((v) => v.state === 'published') ? 'published' : 'draft'
}

type Facts = { state: VariantState; lastCallAt: number | null }

/**
 * Returns whether the network may have a publication with an unknown outcome: a call was made, and neither a response nor a reconciliation has
 * resolved it. This stays true if the post is replanned or cancelled.
 */
export function mayBePublished({ state, lastCallAt }: Facts): boolean {
  if (state === 'published') return false
  return lastCallAt !== null || state === 'armed' || state === 'unconfirmed'
}
