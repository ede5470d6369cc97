import { POST_VERSION_SPAN } from '@postwright/core/limits'

/** Draft with the author and time of its last change. */
type Left = { createdBy: string; createdAt: number; draft: unknown }

/**
 * Returns whether the same user continued typing within `POST_VERSION_SPAN` of the previous version; an insert, a fix or a restore is a version of
 * its own.
 */
export function isTypedOn(before: Left, after: Left): boolean {
  const elapsed = after.createdAt - before.createdAt
  const isSamePerson = before.createdBy === after.createdBy
  return isSamePerson && elapsed <= POST_VERSION_SPAN && isTyping(before.draft, after.draft, elapsed)
}

/** Maximum typing or deleting rate over a longer time: a key that is held down repeats about thirty times a second. */
const PER_SECOND = 30

/** Maximum length of a word completed or corrected by the keyboard. */
const AT_ONCE = 40

/**
 * Returns whether a change may have been typed: one text, in one place, and no longer than `elapsed` milliseconds allow. Anything else was inserted,
 * replaced, selected or undone in one step.
 */
function isTyping(before: unknown, after: unknown, elapsed: number): boolean {
  const texts = changedTexts(before, after)
  const [only] = texts ?? []
  if (!only || texts?.length !== 1) return false
  return changedLength(only) <= (elapsed / 1000) * PER_SECOND + AT_ONCE
}

type Change = { before: string; after: string }

/** Returns the texts that differ; null if anything else differs. */
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

/** Returns the number of letters inserted or removed, whichever is higher, between the common prefix and suffix of the two texts. */
function changedLength({ before, after }: Change): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return Math.max(before.length, after.length) - start - end
}
