import { documentId, instant } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import { platformSchema } from '@postwright/core/platforms/platform'
import { z } from 'zod'
import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { ConnectionSecretStore } from '../domain/ports/connections.ts'

/** The sealed access of one connection, `connectionSecrets/{connectionId}`: server only. */
const connectionSecretSchema = documentBase.extend({
  workspaceId: documentId(),
  platform: platformSchema,
  sealed: z.string().min(1),
  /** Until then nothing else renews this access. */
  leaseEndsAt: instant().nullish(),
})

export function createConnectionSecretStore(refs: Refs, clock: Clock): ConnectionSecretStore {
  const refOf = (connectionId: string) =>
    refs.doc(paths.connectionSecret(connectionId), { schema: connectionSecretSchema })
  return {
    get: async (connectionId) => (await refOf(connectionId).get()).data() ?? null,

    getIn: async (tx, connectionId) => (await within(tx).get(refOf(connectionId))).data() ?? null,

    saveIn: (tx, secret) => {
      within(tx).set(refOf(secret.id), secret)
    },

    resealIn: (tx, secret, sealed) => {
      within(tx).update(refOf(secret.id), patchFor({ sealed, ...nextRevision(secret, clock) }, secret))
    },

    leaseIn: (tx, secret, leaseEndsAt) => {
      within(tx).update(refOf(secret.id), patchFor({ leaseEndsAt }, secret))
    },

    deleteIn: (tx, connectionId) => {
      within(tx).delete(refOf(connectionId))
    },
  }
}
