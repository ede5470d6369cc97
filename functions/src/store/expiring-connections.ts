import { connections } from '@postwright/core/collections/connections'
import type { Connection } from '@postwright/core/model/connection'
import { CONNECTIONS_GROUP } from '@postwright/core/paths'
import type { Platform } from '@postwright/core/platforms/platform'
import { converterFor } from './converter.ts'
import type { Refs } from './refs.ts'

export type ExpiringConnection = { workspaceId: string; connection: Connection }

export type ExpiringConnectionStore = ReturnType<typeof createExpiringConnectionStore>

/** Channels of all workspaces by the end of their access. */
export function createExpiringConnectionStore(refs: Refs) {
  return {
    /** The connected ones of a network whose access ends until then, the first to end first. */
    list: async (platform: Platform, until: number, limit: number): Promise<ExpiringConnection[]> => {
      const { docs } = await refs.db
        .collectionGroup(CONNECTIONS_GROUP)
        .where('platform', '==', platform)
        .where('status', '==', 'connected')
        .where('expiresAt', '<=', new Date(until))
        .orderBy('expiresAt')
        .limit(limit)
        .withConverter(converterFor(connections))
        .get()
      return refs.readable(docs, (snapshot) => {
        const workspaceId = snapshot.ref.parent.parent?.id
        return workspaceId === undefined ? null : { workspaceId, connection: snapshot.data() }
      }).rows
    },
  }
}
