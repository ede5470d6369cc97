import { variants } from '@postwright/core/collections/variants'
import { VARIANTS_GROUP } from '@postwright/core/paths'
import type { Platform } from '@postwright/core/platforms/platform'
import type { NetworkPostStore } from '../domain/ports/connections.ts'
import { converterFor } from './converter.ts'
import { countOf } from './count-of.ts'
import type { Refs } from './refs.ts'

export function createNetworkPostStore(refs: Refs): NetworkPostStore {
  const all = refs.db.collectionGroup(VARIANTS_GROUP)
  const scheduledOn = (platform: Platform) =>
    all.where('platform', '==', platform).where('state', '==', 'scheduled').orderBy('scheduled.instant')

  return {
    countScheduled: async (platform, until) => {
      const scheduled = scheduledOn(platform)
      const counted = until === null ? scheduled : scheduled.where('scheduled.instant', '<=', until)
      return countOf(counted)
    },

    nextWorkspaces: async (platform, limit) => {
      const next = scheduledOn(platform).limit(limit).withConverter(converterFor(variants))
      return refs.rowsOf((await next.get()).docs).map(({ workspaceId }) => workspaceId)
    },

    countStopped: async (platform, before) => {
      const stopped = all
        .where('platform', '==', platform)
        .where('state', '==', 'held')
        .where('error.kind', '==', 'stopped')
      const counted = before === null ? stopped : stopped.where('scheduled.instant', '<', before)
      return countOf(counted)
    },
  }
}
