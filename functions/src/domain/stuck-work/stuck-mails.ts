import type { listStuckMails as listContract, retryStuckMail as retryContract } from '@postwright/core/api/stuck-work'
import type { OutputOf } from '@postwright/core/endpoint'
import { STUCK_JOBS_MAX } from '@postwright/core/model/failed-post'
import type { Mail } from '@postwright/core/model/mail'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { sendMail } from '../mails/send-mail.ts'
import type { Deps } from '../ports/deps.ts'

/** Time after its due time at which an email counts as overdue: the outbox job, which runs every minute, has then missed it ten times. */
export const MAIL_OVERDUE_AFTER = 10 * 60_000
const ENDED_WITHIN = 7 * 24 * 60 * 60_000

type ListDeps = Pick<Deps, 'mails' | 'clock'>

/** Lists overdue emails first, longest overdue at the top, then those that ended unsent. */
export async function listStuckMails({ mails, clock }: ListDeps): Promise<OutputOf<typeof listContract>> {
  const now = clock.now()
  const [overdue, ended] = await Promise.all([
    mails.listOverdue(now - MAIL_OVERDUE_AFTER, STUCK_JOBS_MAX),
    mails.listUnsent(now - ENDED_WITHIN, STUCK_JOBS_MAX),
  ])
  return { mails: [...overdue, ...ended].map((mail) => ({ ...mail, canRetry: canRetry(mail) })) }
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
