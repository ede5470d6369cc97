import { documentId, instant } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import { platformSchema } from '@postwright/core/platforms/platform'
import { z } from 'zod'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** The sealed access of one connection, `connectionSecrets/{connectionId}`: server only. */
const connectionSecretSchema = documentBase.extend({
  workspaceId: documentId(),
  platform: platformSchema,
  sealed: z.string().min(1),
  /** Until then nothing else renews this access. */
  leaseEndsAt: instant().nullish(),
})

export type ConnectionSecret = z.infer<typeof connectionSecretSchema>

export type ConnectionSecretStore = ReturnType<typeof createConnectionSecretStore>

export function createConnectionSecretStore(refs: Refs, clock: Clock) {
  const refOf = (connectionId: string) =>
    refs.doc(paths.connectionSecret(connectionId), { schema: connectionSecretSchema })
  return {
    get: async (connectionId: string): Promise<ConnectionSecret | null> =>
      (await refOf(connectionId).get()).data() ?? null,

    getIn: async (tx: Tx, connectionId: string): Promise<ConnectionSecret | null> =>
      (await tx.get(refOf(connectionId))).data() ?? null,

    saveIn: (tx: Tx, secret: ConnectionSecret): void => {
      tx.set(refOf(secret.id), secret)
    },

    /** Changes the sealed text of a document read in the same transaction. */
    resealIn: (tx: Tx, secret: ConnectionSecret, sealed: string): void => {
      tx.update(refOf(secret.id), patchFor({ sealed, ...nextRevision(secret, clock) }, secret))
    },

    /** Keeps the revision: what a delivery rotates meanwhile is still stored. */
    leaseIn: (tx: Tx, secret: ConnectionSecret, leaseEndsAt: number): void => {
      tx.update(refOf(secret.id), patchFor({ leaseEndsAt }, secret))
    },

    deleteIn: (tx: Tx, connectionId: string): void => {
      tx.delete(refOf(connectionId))
    },
  }
}
