import { connectAttempts } from '@postwright/core/collections/connect-attempts'
import { connectionSecrets } from '@postwright/core/collections/connection-secrets'
import { connections } from '@postwright/core/collections/connections'
import { documentId, instant } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { CONNECTIONS_GROUP, paths } from '@postwright/core/paths'
import { platformSchema } from '@postwright/core/platforms/platform'
import { z } from 'zod'
import type {
  ConnectAttemptStore,
  ConnectionSecretStore,
  ConnectionStore,
  ExpiringConnectionStore,
} from '../domain/ports/connections.ts'
import type { Clock } from '../domain/ports/world.ts'
import { converterFor, nextRevision, patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createConnectionStore(refs: Refs, clock: Clock): ConnectionStore {
  return describedStore(refs, clock, connections)
}

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

/** Sealed access of one connection, `connectionSecrets/{connectionId}`: server only. */
const connectionSecretSchema = documentBase.extend({
  workspaceId: documentId(),
  platform: platformSchema,
  sealed: z.string().min(1),
  /** App of the operator through which the access was granted. */
  appRef: z.string().max(64).nullish(),
  /** End of the lease during which no other process renews this access. */
  leaseEndsAt: instant().nullish(),
})

export function createConnectionSecretStore(refs: Refs, clock: Clock): ConnectionSecretStore {
  const refOf = (connectionId: string) =>
    refs.doc(paths.connectionSecret(connectionId), { schema: connectionSecretSchema })
  return {
    ...describedStore(refs, clock, { ...connectionSecrets, schema: connectionSecretSchema }),

    resealIn: (tx, secret, sealed, appRef) => {
      const granted = appRef === undefined ? {} : { appRef }
      within(tx).update(refOf(secret.id), patchFor({ sealed, ...granted, ...nextRevision(secret, clock) }, secret))
    },

    leaseIn: (tx, secret, leaseEndsAt) => {
      within(tx).update(refOf(secret.id), patchFor({ leaseEndsAt }, secret))
    },
  }
}

/**
 * Started connection attempt, `connectAttempts/{hash of the ticket}`: server only. `redirect`: the user is on the network's page; `choose`: the user
 * is choosing among channels. The data needed to continue is sealed.
 */
const connectAttemptSchema = documentBase.extend({
  workspaceId: documentId(),
  /** Hash of a value stored in the browser that started the attempt. */
  browser: z.string().length(64),
  platform: platformSchema,
  step: z.enum(['redirect', 'choose']),
  sealed: z.string().min(1),
  expiresAt: instant(),
})

export function createConnectAttemptStore(refs: Refs, clock: Clock): ConnectAttemptStore {
  const refOf = (id: string) => refs.doc(paths.connectAttempt(id), { schema: connectAttemptSchema })
  return {
    ...describedStore(refs, clock, { ...connectAttempts, schema: connectAttemptSchema }),

    create: async (attempt) => {
      await refOf(attempt.id).create(attempt)
    },
  }
}
