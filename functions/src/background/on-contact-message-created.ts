import { paths } from '@postwright/core/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { notifyContactMessage } from '../domain/notifications/notify-contact-message.ts'
import { skipUnreadable } from './skip-unreadable.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

/** After a message from the contact form: notifies the admins. */
export function onContactMessageCreatedFunction(getDeps: GetDeps) {
  return onDocumentCreated(
    { document: paths.contactMessage('{messageId}'), retry: true },
    async ({ params: { messageId = '' } }) => {
      const deps = getDeps()
      await skipUnreadable(deps, () => notifyContactMessage(deps, messageId))
    },
  )
}
