import { networkStates } from '@postwright/core/collections/network-states'
import { platformApps } from '@postwright/core/collections/platform-apps'
import { instant } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { BREAKER_ERRORS_KEPT } from '@postwright/core/model/service-switch'
import { publishErrorKindSchema } from '@postwright/core/publishing/publish-error'
import { z } from 'zod'
import type { NetworkStateStore, PlatformAppStore, NetworkPostStore } from '../domain/ports/connections.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { variants } from '@postwright/core/collections/variants'
import { VARIANTS_GROUP } from '@postwright/core/paths'
import type { Platform } from '@postwright/core/platforms/platform'
import { converterFor } from './converter.ts'
import { countOf } from './queries.ts'

/** State of publishing on one network as a whole, `networkStates/{platform}`: server only. A missing document means that there is no problem. */
const networkStateSchema = documentBase.extend({
  /** Time when an admin stopped the network, and the admin. */
  stoppedAt: instant().nullable(),
  stoppedBy: z.string().max(128).nullable(),
  /** True if posts that a stop held must still be released. */
  isReleasing: z.boolean(),
  /** Start of the suspension of calls after too many failures. */
  openedAt: instant().nullable(),
  /** Time at which one delivery may test whether the network works again. */
  probeAt: instant().nullable(),
  /** Number of failed probes since the suspension. */
  probes: z.int().min(0),
  /** Last failures before and since the suspension, the latest first. */
  lastErrors: z
    .array(z.object({ at: instant(), kind: publishErrorKindSchema, service: z.string().max(300) }))
    .max(BREAKER_ERRORS_KEPT)
    .default([]),
})

export function createNetworkStateStore(refs: Refs, clock: Clock): NetworkStateStore {
  return describedStore(refs, clock, { ...networkStates, schema: networkStateSchema })
}

const sealedKeys = {
  sealed: z.string().min(1),
  /** Last characters of each key, shown to admins. */
  clientIdEnd: z.string().max(4),
  clientSecretEnd: z.string().max(4),
  kind: z.string().max(40).default(''),
  keyEndsAt: instant().nullable().default(null),
  /** Reference to the app; empty for documents that are older than this field. */
  appRef: z.string().max(64).default(''),
}

/** Operator's app keys at one network, `platformApps/{platform}`: server only. */
const platformAppSchema = documentBase.extend({
  ...sealedKeys,
  previous: z
    .object({ ...sealedKeys, replacedAt: instant(), endsAt: instant() })
    .nullable()
    .default(null),
  tested: z
    .object({ testedAt: instant(), outcome: z.enum(['passed', 'refused', 'unreachable']) })
    .nullable()
    .default(null),
})

export function createPlatformAppStore(refs: Refs, clock: Clock): PlatformAppStore {
  return describedStore(refs, clock, { ...platformApps, schema: platformAppSchema })
}

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
