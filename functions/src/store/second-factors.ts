import { secondFactors } from '@postwright/core/collections/second-factors'
import type { SecondFactorStore } from '../domain/ports/people.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'

export function createSecondFactorStore(refs: Refs, clock: Clock): SecondFactorStore {
  return describedStore(refs, clock, secondFactors)
}
