import { announcements } from '@postwright/core/collections/announcements'
import type { AnnouncementStore } from '../domain/ports/operator.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'

export function createAnnouncementStore(refs: Refs, clock: Clock): AnnouncementStore {
  return describedStore(refs, clock, announcements)
}
