import type { Variant } from '@postwright/core/model/variant'
import { mayBePublished } from '@postwright/core/publishing/lifecycle'

/** True from the first try until the outcome is known: while it is being sent, looked up, or waits for the next try. */
export function isUnderWay({ state, firstTriedAt }: Pick<Variant, 'state' | 'firstTriedAt'>): boolean {
  return state === 'claimed' || state === 'prepared' || state === 'armed' || isPutOff({ state, firstTriedAt })
}

/** True when it was tried, certainly not taken, and is tried again. */
export function isPutOff({ state, firstTriedAt }: Pick<Variant, 'state' | 'firstTriedAt'>): boolean {
  return state === 'scheduled' && firstTriedAt !== null
}

/** True when it was planned again or taken back after a call that may have put it out. */
export function isInDoubt(variant: Pick<Variant, 'state' | 'firstTriedAt' | 'lastCallAt'>): boolean {
  const { state } = variant
  return mayBePublished(variant) && (state === 'cancelled' || (state === 'scheduled' && !isPutOff(variant)))
}
