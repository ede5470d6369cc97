import { POST_VERSION_SPAN } from '@postwright/core/limits'

/** A draft as somebody has left it. */
type Left = { createdBy: string; createdAt: number; draft: unknown }

/** Whether the same person has gone on typing since the version before; an insert, a fix or a restore stands by itself. */
export function isTypedOn(before: Left, after: Left): boolean {
  const elapsed = after.createdAt - before.createdAt
  const isSamePerson = before.createdBy === after.createdBy
  return isSamePerson && elapsed <= POST_VERSION_SPAN && isTyping(before.draft, after.draft, elapsed)
}

/** Nobody types or deletes faster than this for long: a key that is held down repeats about thirty times a second. */
const PER_SECOND = 30

/** A word that was completed or corrected by the keyboard. */
const AT_ONCE = 40

/**
 * Whether a change may have been typed: one text, in one place, and no more of it than `elapsed` milliseconds allow. Anything
 * else was put in, replaced, chosen or taken back in one step.
 */
function isTyping(before: unknown, after: unknown, elapsed: number): boolean {
  const texts = changedTexts(before, after)
  const [only] = texts ?? []
  if (!only || texts?.length !== 1) return false
  return changedLength(only) <= (elapsed / 1000) * PER_SECOND + AT_ONCE
}

type Change = { before: string; after: string }

/** The texts that differ; null where anything else does. */
function changedTexts(before: unknown, after: unknown): Change[] | null {
  if (before === after) return []
  if (typeof before === 'string' && typeof after === 'string') return [{ before, after }]
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return null
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  if (old.size !== now.size) return null
  const found: Change[] = []
  for (const [name, value] of now) {
    const inside = old.has(name) ? changedTexts(old.get(name), value) : null
    if (!inside) return null
    found.push(...inside)
  }
  return found
}

/** How many letters were put in or taken out, whichever is more, between what both texts begin and end with. */
function changedLength({ before, after }: Change): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return Math.max(before.length, after.length) - start - end
}
