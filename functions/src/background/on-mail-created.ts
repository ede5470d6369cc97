import { paths } from '@postwright/core/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { sendMail } from '../domain/mails/send-mail.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { skipUnreadable } from './skip-unreadable.ts'

/** After a mail was written: sends it. What fails is tried again by the upkeep. */
export function onMailCreatedFunction(getDeps: GetDeps) {
  return onDocumentCreated({ document: paths.mail('{mailId}'), retry: true }, async ({ params: { mailId = '' } }) => {
    const deps = getDeps()
    await skipUnreadable(deps, () => sendMail(deps, mailId))
  })
}
