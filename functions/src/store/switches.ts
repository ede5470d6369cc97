import { switches } from '@postwright/core/collections/switches'
import type { SwitchStore } from '../domain/ports/operator.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'

export function createSwitchStore(refs: Refs, clock: Clock): SwitchStore {
  return describedStore(refs, clock, switches)
}
