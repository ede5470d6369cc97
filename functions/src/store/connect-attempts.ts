import { documentId, instant } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import { platformSchema } from '@postwright/core/platforms/platform'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { ConnectAttemptStore } from '../domain/ports/connections.ts'

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

export function createConnectAttemptStore(refs: Refs): ConnectAttemptStore {
  const refOf = (id: string) => refs.doc(paths.connectAttempt(id), { schema: connectAttemptSchema })
  return {
    create: async (attempt) => {
      await refOf(attempt.id).create(attempt)
    },

    getIn: async (tx, id) => (await within(tx).get(refOf(id))).data() ?? null,

    deleteIn: (tx, id) => {
      within(tx).delete(refOf(id))
    },
  }
}
