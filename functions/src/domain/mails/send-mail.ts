import { type Mail, MAIL_ATTEMPTS_MAX, MAIL_LEASE } from '@postwright/core/model/mail'
import type { User } from '@postwright/core/model/user'
import { mapConcurrent } from '../concurrency.ts'
import type { Deps } from '../ports/deps.ts'
import type { MailOutcome } from '../ports/mail.ts'
import { mailContext } from './new-mail.ts'
import { renderDigest } from './render-digest.ts'
import { renderMail } from './render-mail.ts'

/** Backoff after each of the first attempts, in milliseconds. There is no retry after the last attempt. */
const PAUSES = [60_000, 10 * 60_000, 60 * 60_000]
/** Pause while emails are off; it does not use up an attempt. */
const OFF_PAUSE = 60_000
const DUE_AT_ONCE = 100
const LANES = 4

type Needs = Pick<
  Deps,
  'config' | 'clock' | 'logger' | 'mails' | 'mailSender' | 'sealer' | 'transact' | 'services' | 'users' | 'tokenKeys'
>

/**
 * Sends a queued email. It is claimed before the mail server is called, so repeated and parallel calls send it once. If the worker ended in between,
 * the email is settled as `unconfirmed` and never sent again automatically.
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

/** Sends emails that are due for the next attempt, and settles emails claimed by workers that ended. */
export async function sendDueMails(deps: Needs): Promise<void> {
  await mapConcurrent(await deps.mails.listDue(deps.clock.now(), DUE_AT_ONCE), LANES, {
    work: (mailId) => sendMail(deps, mailId),
    failed: (mailId, error) => deps.logger.error('a mail could not be sent', { mailId, error: String(error) }),
  })
}

/**
 * Claims the email for this attempt; null if there is nothing to send. Settles an email that an ended worker had claimed as `unconfirmed`, postpones
 * it while emails are off, and fails a digest that its person no longer receives.
 */
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

/** Returns whether a person still receives emails at the address of a digest, which may have been started days ago. */
function isWanted(user: User | null, { to }: Mail): boolean {
  return user?.status === 'active' && user.emailVerified && user.email === to
}

/** The content of an email is removed once no more attempts follow. */
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
