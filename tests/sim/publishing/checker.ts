import { type Variant, variantId } from '@postwright/core/model/variant'
import { callProblem } from './check-call.ts'
import { type Facts, factsOf } from './facts.ts'
import { unpreventableReason } from './unpreventable.ts'
import type { World } from './world.ts'

export type Finding = { target: string; problem: string }
export type Verdict = { findings: Finding[]; unpreventable: Record<string, number>; states: Record<string, number> }

/** States in which nothing more happens by itself. */
const ENDS = ['published', 'failed', 'unconfirmed', 'held', 'cancelled']
/** States that say: it is not out. */
const NOT_OUT = ['failed', 'held', 'cancelled']
/** Reasons that have ended by then. */
const ENDED = ['paused', 'stopped']
const NEED_A_CAUSE = ['failed', 'held', 'unconfirmed']

/**
 * The verdict over a world that has come to its end, from the network's ledger and from what was written and by whom. It knows
 * nothing of how the engine decides. Each target must have
 * - exactly one publication, or an end that is shown with its cause, and nothing that is still pending or forgotten;
 * - a state that agrees with the ledger, and a log that ends with that state;
 * - no call but by the worker that had stored the intent for it, under the plan of that moment and not before its time.
 * What contradicts that is a finding, unless nothing could have prevented it (`unpreventable.ts`).
 */
export function check(world: World): Verdict {
  const verdict: Verdict = { findings: world.unexpected.map(unexpected), unpreventable: {}, states: {} }
  for (const target of world.evidence.keys()) checkTarget(world, factsOf(world, target), verdict)
  return verdict
}

function checkTarget(world: World, facts: Facts, verdict: Verdict): void {
  const { target, notes, posts, calls, variant } = facts
  const state = variant?.state ?? 'deleted'
  count(verdict.states, state)

  const reason = unpreventableReason(world, facts)
  if (reason && isContradicted(facts)) count(verdict.unpreventable, reason)
  function say(problem: string): void {
    if (!reason) verdict.findings.push({ target, problem })
  }

  for (const call of calls) {
    const problem = callProblem(notes, call)
    if (problem) say(problem)
  }
  if (posts.length > 1) say(`it is out ${posts.length} times`)
  if (variant) checkEnd(world, facts, variant, say)
  else checkDeleted(facts, say)
}

/** Twice, or out and shown otherwise: what a reason has to be found for. */
function isContradicted({ posts, variant }: Facts): boolean {
  return posts.length > 1 || (posts.length === 1 && variant !== null && NOT_OUT.includes(variant.state))
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}

function checkEnd(world: World, { target, notes, posts }: Facts, variant: Variant, say: (problem: string) => void) {
  const { database } = world
  const { state, error, partIndex } = variant
  const before = partIndex === 0 ? null : factsOf(world, variantId(variant.postId, variant.connectionId, partIndex - 1))
  const isWaiting = state === 'approved' && before !== null && before.variant?.state !== 'published'
  if (before && posts.length > 0 && before.posts.length === 0) say('it is out without the part that it answers')
  if (!ENDS.includes(state) && !isWaiting) say(`it has no end, it is ${state}`)
  else if (database.due.get(target)) say(`it is ${state} and still due`)
  const last = notes.findLast((note) => note.kind === 'step' && note.entry.step !== 'late_answer')
  const shown = last?.kind === 'step' ? last.entry : null
  if (shown?.state !== state) say(`it is ${state}, its log ends with ${shown?.state}`)
  if (NEED_A_CAUSE.includes(state) && !error && shown?.createdBy === 'scheduler') say(`it is ${state} without a cause`)
  if (state === 'held' && error && ENDED.includes(error.kind))
    say(`it is held for being ${error.kind}, which has ended`)
  if (NOT_OUT.includes(state) && posts.length > 0) say(`it is ${state} although it is out`)
  if (state !== 'published' || variant.confirmedBy !== null) return
  const post = posts.find(({ id }) => String(id) === variant.remoteId)
  if (!post) return say('it is published, and nothing of it is out')
  if (post.text !== variant.content.text) say(`it shows "${variant.content.text}", out is "${post.text}"`)
}

/** What a person deletes they have seen as published, or it never went out. */
function checkDeleted({ notes, posts }: Facts, say: (problem: string) => void): void {
  if (!notes.some(({ kind }) => kind === 'deleted')) say('it has vanished')
  const wasShown = notes.some((note) => note.kind === 'step' && note.entry.state === 'published')
  if (posts.length > 0 && !wasShown) say('it was deleted while it was out and not shown as published')
}

function unexpected(error: unknown): Finding {
  return { target: '-', problem: error instanceof Error ? String(error.stack) : String(error) }
}
