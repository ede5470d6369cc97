import type { Variant } from '@postwright/core/model/variant'
import { isAccessLost } from '../publishing/is-access-lost.ts'

/** Whether a publication is held until its account is connected again. */
export function waitsForAccess({ state, error }: Variant): boolean {
  return state === 'held' && error !== null && isAccessLost(error.kind)
}
