/** The chain of one session's tokens, told as simply as possible: what the real code has to agree with. */
export type Chain = { turn: number; since: number; repeats: number; ended: boolean }

const WINDOW = 60_000
const REPEATS_MAX = 10

/** When somebody's request came, and when it is answered. */
export type Asked = { came: number; now: number }

/**
 * Somebody shows the token of a turn: the chain after it, and the turn they are given; null is a refusal. Only who came
 * when the current turn had begun is counted.
 */
export function show(chain: Chain, turn: number, { came, now }: Asked): { next: Chain; given: number | null } {
  if (chain.ended) return { next: chain, given: null }
  if (turn === chain.turn) {
    return { next: { turn: turn + 1, since: now, repeats: 0, ended: false }, given: turn + 1 }
  }
  const isKnown = turn === chain.turn - 1 && now - chain.since <= WINDOW
  if (isKnown && came < chain.since) return { next: chain, given: chain.turn }
  if (isKnown && chain.repeats < REPEATS_MAX) {
    return { next: { ...chain, repeats: chain.repeats + 1 }, given: chain.turn }
  }
  return { next: { ...chain, ended: true }, given: null }
}

/** Whether one state follows another: by somebody showing some turn no later than now, or by the person signing out. */
export function follows(before: Chain, after: Chain, now: number): boolean {
  if (after.since < before.since || after.since > now) return false
  const signedOut = { ...before, ended: true }
  const asked = { came: now, now: after.turn === before.turn ? now : after.since }
  const shown = [before.turn, before.turn - 1].map((turn) => show(before, turn, asked).next)
  return [signedOut, ...shown].some((state) => isSame(state, after))
}

function isSame(a: Chain, b: Chain): boolean {
  return a.turn === b.turn && a.since === b.since && a.repeats === b.repeats && a.ended === b.ended
}
