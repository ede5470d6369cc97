import { connections } from '@postwright/core/collections/connections'
import { CONNECTIONS_GROUP } from '@postwright/core/paths'
import { converterFor } from './converter.ts'
import type { Refs } from './refs.ts'
import type { ExpiringConnectionStore } from '../domain/ports/connections.ts'

export function createExpiringConnectionStore(refs: Refs): ExpiringConnectionStore {
  return {
    list: async (platform, until, limit) => {
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
