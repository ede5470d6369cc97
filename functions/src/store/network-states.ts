import { instant } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { NetworkStateStore } from '../domain/ports/connections.ts'

/** Publishing on one network as a whole, `networkStates/{platform}`: server only. Without a document nothing is wrong. */
const networkStateSchema = documentBase.extend({
  /** Since when an admin has stopped it, and who. */
  stoppedAt: instant().nullable(),
  stoppedBy: z.string().max(128).nullable(),
  /** Posts that were held by a stop are still to be released. */
  isReleasing: z.boolean(),
  /** Since when calls are suspended because too many failed. */
  openedAt: instant().nullable(),
  /** When one delivery may try whether the network works again. */
  probeAt: instant().nullable(),
  /** Failed probes since it was suspended. */
  probes: z.int().min(0),
})

export function createNetworkStateStore(refs: Refs): NetworkStateStore {
  const refOf = (platform: string) => refs.doc(paths.networkState(platform), { schema: networkStateSchema })
  return {
    get: async (platform) => (await refOf(platform).get()).data() ?? null,

    getIn: async (tx, platform) => (await within(tx).get(refOf(platform))).data() ?? null,

    list: async () =>
      refs.rowsOf((await refs.collection(paths.networkStates(), { schema: networkStateSchema }).get()).docs),

    /** Writes the whole document, in a transaction that read it. */
    saveIn: (tx, state) => {
      within(tx).set(refs.doc(paths.networkState(state.id), { schema: networkStateSchema }), state)
    },
  }
}
