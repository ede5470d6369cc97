import type { Variant } from '@postwright/core/model/variant'

/** True from the first try until the outcome is known: while it is being sent, looked up, or waits for the next try. */
export function isUnderWay({ state, firstTriedAt }: Pick<Variant, 'state' | 'firstTriedAt'>): boolean {
  return state === 'claimed' || state === 'prepared' || state === 'armed' || isPutOff({ state, firstTriedAt })
}

/** True when it was tried, certainly not taken, and is tried again. */
export function isPutOff({ state, firstTriedAt }: Pick<Variant, 'state' | 'firstTriedAt'>): boolean {
  return state === 'scheduled' && firstTriedAt !== null
}
