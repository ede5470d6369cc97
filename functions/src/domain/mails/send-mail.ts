import { type Mail, MAIL_ATTEMPTS_MAX, MAIL_LEASE } from '@postwright/core/model/mail'
import type { User } from '@postwright/core/model/user'
import { mapConcurrent } from '../concurrency.ts'
import type { Deps } from '../ports/deps.ts'
import type { MailOutcome } from '../ports/mail.ts'
import { mailContext } from './new-mail.ts'
import { renderDigest } from './render-digest.ts'
import { renderMail } from './render-mail.ts'

/** Pauses after the first tries; the last try is the last. */
const PAUSES = [60_000, 10 * 60_000, 60 * 60_000]
/** While mails are off; it uses up no try. */
const OFF_PAUSE = 60_000
const DUE_AT_ONCE = 100
const LANES = 4

type Needs = Pick<
  Deps,
  'config' | 'clock' | 'logger' | 'mails' | 'mailSender' | 'sealer' | 'transact' | 'services' | 'users' | 'tokenKeys'
>

/**
 * Sends a mail that waits. It is claimed before the mail server is asked, so repeated and parallel calls send it once; one whose worker
 * ended in between is settled as `unconfirmed` and never sent again by itself.
 */
export async function sendMail(deps: Needs, mailId: string): Promise<void> {
  const claimed = await claim(deps, mailId)
  if (!claimed) return
  const { sealedPath } = claimed
  if (sealedPath === null) return
  const path = deps.sealer.open(sealedPath, mailContext(mailId))
  const { kind } = claimed
  const mail =
    kind === 'digest'
      ? renderDigest(deps, claimed)
      : renderMail({ ...claimed, kind }, `${deps.config.appOrigin}${path}`)
  const outcome = await deps.mailSender.sendMail(mail)
  await settle(deps, claimed, outcome)
}

/** Sends what waits for its next try, and settles what was claimed by workers that ended. */
export async function sendDueMails(deps: Needs): Promise<void> {
  await mapConcurrent(await deps.mails.listDue(deps.clock.now(), DUE_AT_ONCE), LANES, {
    work: (mailId) => sendMail(deps, mailId),
    failed: (mailId, error) => deps.logger.error('a mail could not be sent', { mailId, error: String(error) }),
  })
}

/** The mail as it was claimed for this try; null when there is nothing to send. */
async function claim({ transact, mails, clock, services, users }: Needs, mailId: string): Promise<Mail | null> {
  return transact(async (tx) => {
    const mail = await mails.getIn(tx, mailId)
    const now = clock.now()
    if (!mail || mail.dueAt === null || mail.dueAt > now) return null
    if (mail.state === 'sending') {
      mails.updateIn(tx, mail, { ...ENDED, state: 'unconfirmed', problem: 'interrupted' })
      return null
    }
    const { workspaceId, createdBy: uid } = mail
    if (!(await services.decide('mails', workspaceId === null ? { uid } : { workspaceId })).isOn) {
      mails.updateIn(tx, mail, { dueAt: now + OFF_PAUSE })
      return null
    }
    if (mail.kind === 'digest' && !isWanted(await users.getIn(tx, mail.createdBy), mail)) {
      mails.updateIn(tx, mail, { ...ENDED, state: 'failed', problem: 'recipient_refused' })
      return null
    }
    return mails.updateIn(tx, mail, { state: 'sending', attempts: mail.attempts + 1, dueAt: now + MAIL_LEASE })
  })
}

/** Whether a person still gets mails at the address that a digest was begun for: days may lie between. */
function isWanted(user: User | null, { to }: Mail): boolean {
  return user?.status === 'active' && user.emailVerified && user.email === to
}

/** The content of a mail is removed once nothing more is sent. */
const ENDED = { dueAt: null, facts: {}, items: [], sealedPath: null }

async function settle({ transact, mails, clock, logger }: Needs, claimed: Mail, outcome: MailOutcome): Promise<void> {
  if (outcome.kind !== 'sent') {
    const problem = outcome.kind === 'refused' ? outcome.problem : 'interrupted'
    logger.warn('a mail was not sent', { mailId: claimed.id, attempt: claimed.attempts, problem })
  }
  await transact(async (tx) => {
    const mail = await mails.getIn(tx, claimed.id)
    if (!mail || mail.attempts !== claimed.attempts || mail.state !== 'sending') return
    mails.updateIn(tx, mail, afterOutcome(mail, outcome, clock.now()))
  })
}

function afterOutcome({ attempts }: Mail, outcome: MailOutcome, now: number): Partial<Mail> {
  if (outcome.kind === 'sent') return { ...ENDED, state: 'sent', problem: null }
  if (outcome.kind === 'unknown') return { ...ENDED, state: 'unconfirmed', problem: 'interrupted' }
  const { problem, isFinal } = outcome
  const pause = PAUSES[attempts - 1]
  if (isFinal || attempts >= MAIL_ATTEMPTS_MAX || pause === undefined) return { ...ENDED, state: 'failed', problem }
  return { state: 'waiting', problem, dueAt: now + pause }
}
