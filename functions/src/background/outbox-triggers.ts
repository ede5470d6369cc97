import { paths } from '@postwright/core/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { sendMail, sendDueMails } from '../domain/mails/send-mail.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { skipUnreadable } from './event-documents.ts'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { sendDelivery, sendDueDeliveries } from '../domain/event-hooks/send-delivery.ts'

/** After a mail was written: sends it. What fails is tried again by the upkeep. */
export function onMailCreatedFunction(getDeps: GetDeps) {
  return onDocumentCreated({ document: paths.mail('{mailId}'), retry: true }, async ({ params: { mailId = '' } }) => {
    const deps = getDeps()
    await skipUnreadable(deps, () => sendMail(deps, mailId))
  })
}

/** After an event was put into the outbox of a webhook: sends it. What fails is sent again by the minute's run. */
export function onHookDeliveryCreatedFunction(getDeps: GetDeps) {
  return onDocumentCreated(
    { document: paths.hookDelivery('{deliveryId}'), retry: true },
    async ({ params: { deliveryId = '' } }) => {
      const deps = getDeps()
      await skipUnreadable(deps, () => sendDelivery(deps, deliveryId))
    },
  )
}

/** Every minute, apart from the sweep: sends events and mails that are due. Slow receivers keep no post. */
export function sendOutboxFunction(getDeps: GetDeps) {
  return onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 360, maxInstances: 1, retryCount: 0 }, async () => {
    const deps = getDeps()
    await Promise.all([sendDueDeliveries(deps), sendDueMails(deps)])
  })
}
