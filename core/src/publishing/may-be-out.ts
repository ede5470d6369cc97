import type { VariantState } from './variant-state.ts'

type Facts = { state: VariantState; lastCallAt: number | null }

/**
 * Whether the network may have an unconfirmed publication: a call was made, and neither an answer nor a
 * look-up has settled it. It holds on while the post is planned again or taken back.
 */
export function mayBeOut({ state, lastCallAt }: Facts): boolean {
  if (state === 'published') return false
  return lastCallAt !== null || state === 'armed' || state === 'unconfirmed'
}
