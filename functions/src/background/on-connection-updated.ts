import { connectionStatusSchema } from '@postwright/core/model/connection'
import { paths } from '@postwright/core/paths'
import { onDocumentUpdated } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { notifyConnectionBroken } from '../domain/notifications/notify-reconnect.ts'
import { skipUnreadable } from './skip-unreadable.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

const factsSchema = z.object({ status: connectionStatusSchema, rev: z.int() })

/** When an account's access no longer works: notifies the person who connected it. */
export function onConnectionUpdatedFunction(getDeps: GetDeps) {
  return onDocumentUpdated(
    { document: paths.connection('{workspaceId}', '{connectionId}'), retry: true },
    async ({ data, params: { workspaceId = '', connectionId = '' } }) => {
      const before = factsSchema.safeParse(data?.before.data())
      const after = factsSchema.safeParse(data?.after.data())
      if (after.data?.status !== 'needs_reconnect' || before.data?.status === 'needs_reconnect') return
      const deps = getDeps()
      const { rev } = after.data
      await skipUnreadable(deps, () => notifyConnectionBroken(deps, { workspaceId, connectionId, rev }))
    },
  )
}
