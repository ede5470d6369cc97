/** The chain of one session's tokens, told as simply as possible: what the real code has to agree with. */
export type Chain = { turn: number; since: number; ended: boolean }

const WINDOW = 60_000

/** A caller presents the token of a turn: the chain after it, and the turn they are given; null is a refusal. */
export function show(chain: Chain, turn: number, now: number): { next: Chain; given: number | null } {
  if (chain.ended) return { next: chain, given: null }
  if (turn === chain.turn) return { next: { turn: turn + 1, since: now, ended: false }, given: turn + 1 }
  const isKnown = turn === chain.turn - 1 && now - chain.since <= WINDOW
  return isKnown ? { next: chain, given: chain.turn } : { next: { ...chain, ended: true }, given: null }
}

/** Returns whether one state follows another: by a caller presenting some turn no later than now, or by the user signing out. */
export function follows(before: Chain, after: Chain, now: number): boolean {
  if (after.since < before.since || after.since > now) return false
  const signedOut = { ...before, ended: true }
  const rotated = show(before, before.turn, after.since).next
  return [signedOut, rotated].some((state) => isSame(state, after))
}

function isSame(a: Chain, b: Chain): boolean {
  return a.turn === b.turn && a.since === b.since && a.ended === b.ended
}
