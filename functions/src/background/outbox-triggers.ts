import { paths } from '@postwright/core/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { sendMail, sendDueMails } from '../domain/mails/send-mail.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { skipUnreadable } from './event-documents.ts'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { sendDelivery, sendDueDeliveries } from '../domain/event-hooks/send-delivery.ts'

/** Sends a mail after it was written. The run every minute retries failures. */
export function onMailCreatedFunction(getDeps: GetDeps) {
  return onDocumentCreated({ document: paths.mail('{mailId}'), retry: true }, async ({ params: { mailId = '' } }) => {
    const deps = getDeps()
    await skipUnreadable(deps, () => sendMail(deps, mailId))
  })
}

/** Sends an event after it was added to the outbox of a webhook. The run every minute retries failures. */
export function onHookDeliveryCreatedFunction(getDeps: GetDeps) {
  return onDocumentCreated(
    { document: paths.hookDelivery('{deliveryId}'), retry: true },
    async ({ params: { deliveryId = '' } }) => {
      const deps = getDeps()
      await skipUnreadable(deps, () => sendDelivery(deps, deliveryId))
    },
  )
}

/** Sends due events and mails every minute, separately from the sweep, so that slow receivers delay no post. */
export function sendOutboxFunction(getDeps: GetDeps) {
  return onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 360, maxInstances: 1, retryCount: 0 }, async () => {
    const deps = getDeps()
    await Promise.all([sendDueDeliveries(deps), sendDueMails(deps)])
  })
}
