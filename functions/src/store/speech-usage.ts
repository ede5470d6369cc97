import { speechUsage } from '@postwright/core/collections/speech-usage'
import type { SpeechUsageStore } from '../domain/ports/models.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'

export function createSpeechUsageStore(refs: Refs, clock: Clock): SpeechUsageStore {
  return describedStore(refs, clock, speechUsage)
}
