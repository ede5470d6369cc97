import { documentId, instant } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import { platformSchema } from '@postwright/core/platforms/platform'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/**
 * A connection that was begun, `connectAttempts/{hash of the ticket}`: server only. `redirect`: its person is at the network's
 * page; `choose`: they choose among channels. What it needs to go on is sealed.
 */
const connectAttemptSchema = documentBase.extend({
  workspaceId: documentId(),
  /** A hash of what the browser keeps in which it was begun. */
  browser: z.string().length(64),
  platform: platformSchema,
  step: z.enum(['redirect', 'choose']),
  sealed: z.string().min(1),
  expiresAt: instant(),
})

export type ConnectAttempt = z.infer<typeof connectAttemptSchema>

export type ConnectAttemptStore = ReturnType<typeof createConnectAttemptStore>

export function createConnectAttemptStore(refs: Refs) {
  const refOf = (id: string) => refs.doc(paths.connectAttempt(id), { schema: connectAttemptSchema })
  return {
    create: async (attempt: ConnectAttempt): Promise<void> => {
      await refOf(attempt.id).create(attempt)
    },

    getIn: async (tx: Tx, id: string): Promise<ConnectAttempt | null> => (await tx.get(refOf(id))).data() ?? null,

    deleteIn: (tx: Tx, id: string): void => {
      tx.delete(refOf(id))
    },
  }
}
