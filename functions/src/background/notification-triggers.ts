import { connectionStatusSchema } from '@postwright/core/model/connection'
import { paths } from '@postwright/core/paths'
import { onDocumentUpdated, onDocumentCreated } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { notifyConnectionBroken } from '../domain/notifications/channel-notices.ts'
import { skipUnreadable } from './event-documents.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { notifyContactMessage } from '../domain/notifications/notify-contact-message.ts'

const factsSchema = z.object({ status: connectionStatusSchema, rev: z.int() })

/** Notifies the person who connected an account when its access no longer works. */
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

/** Notifies the admins after a message from the contact form. */
export function onContactMessageCreatedFunction(getDeps: GetDeps) {
  return onDocumentCreated(
    { document: paths.contactMessage('{messageId}'), retry: true },
    async ({ params: { messageId = '' } }) => {
      const deps = getDeps()
      await skipUnreadable(deps, () => notifyContactMessage(deps, messageId))
    },
  )
}
