import type { VariantState } from './variant-state.ts'

type Facts = { state: VariantState; lastCallAt: number | null }

/**
 * Whether the network may have a publication without a known outcome: a call was made, and neither an answer nor a
 * reconciliation has settled it. It stays so while the post is planned again or cancelled.
 */
export function mayBePublished({ state, lastCallAt }: Facts): boolean {
  if (state === 'published') return false
  return lastCallAt !== null || state === 'armed' || state === 'unconfirmed'
}
