import type { listStuckMails as listContract, retryStuckMail as retryContract } from '@postwright/core/api/stuck-work'
import type { OutputOf } from '@postwright/core/endpoint'
import { STUCK_PAGE_MAX } from '@postwright/core/model/failed-post'
import type { Mail } from '@postwright/core/model/mail'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { type ListPart, readParts } from '../list-parts.ts'
import { sendMail } from '../mails/send-mail.ts'
import type { Deps } from '../ports/deps.ts'

/** Time after its due time at which an email counts as overdue: the outbox job, which runs every minute, has then missed it ten times. */
export const MAIL_OVERDUE_AFTER = 10 * 60_000
const ENDED_WITHIN = 7 * 24 * 60 * 60_000

type ListDeps = Pick<Deps, 'mails' | 'clock'>

/**
 * Lists a page of overdue emails, longest overdue first, then of those that ended unsent, latest first.
 * @throws `validation_failed` for a cursor that does not come from a page
 */
export async function listStuckMails(
  { mails, clock }: ListDeps,
  { after }: z.output<typeof listContract.input>,
): Promise<OutputOf<typeof listContract>> {
  const now = clock.now()
  const parts: ListPart<Mail>[] = [
    {
      name: 'overdue',
      pages: (page) => mails.overduePages(now - MAIL_OVERDUE_AFTER, page),
      placeOf: ({ id, dueAt }) => ({ ids: [id], value: dueAt ?? 0 }),
    },
    {
      name: 'ended',
      pages: (page) => mails.unsentPages(now - ENDED_WITHIN, page),
      placeOf: ({ id, createdAt }) => ({ ids: [id], value: createdAt }),
    },
  ]
  const { rows, cursor } = await readParts(parts, { after, size: STUCK_PAGE_MAX })
  return { mails: rows.map((mail) => ({ ...mail, canRetry: canRetry(mail) })), cursor }
}

/** Returns whether an email can be retried. One that is being sent may have reached its recipient: a retry only settles it. */
function canRetry({ state }: Mail): boolean {
  return state === 'waiting' || state === 'sending'
}

/**
 * Sends a queued email at once, without waiting for its next attempt. The claim before sending makes a repeated call safe.
 * @throws `not_found`, `mail_off`
 */
export async function retryStuckMail(
  deps: Deps,
  { uid: actorUid }: Caller,
  { mailId }: z.output<typeof retryContract.input>,
): Promise<OutputOf<typeof retryContract>> {
  const [before] = await deps.mails.getAll([mailId])
  if (!before) throw new AppError('not_found', { message: `mail ${mailId}` })
  if (!deps.mailSender.isOn) throw new AppError('mail_off')
  if (!canRetry(before)) return { state: before.state }
  const facts = { kind: before.kind, attempts: before.attempts }
  await deps.auditLog.append({ action: 'mail.retried', actorUid, subject: paths.mail(mailId), facts })
  await deps.transact(async (tx) => {
    const mail = await deps.mails.getIn(tx, mailId)
    if (mail?.state === 'waiting') deps.mails.updateIn(tx, mail, { dueAt: deps.clock.now() })
  })
  await sendMail(deps, mailId)
  const [after] = await deps.mails.getAll([mailId])
  return { state: after?.state ?? before.state }
}
