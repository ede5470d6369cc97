import { mails } from '@postwright/core/collections/mails'
import { MAIL_KEPT, type Mail } from '@postwright/core/model/mail'
import { paths } from '@postwright/core/paths'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newDocument } from '../../functions/src/domain/new-document.ts'
import { readNeeds } from '../../functions/src/domain/operator/read-needs.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import type { MailOutcome, OutgoingMail } from '../../functions/src/domain/ports/mail.ts'
import { mailContext } from '../../functions/src/domain/mails/new-mail.ts'
import { listStuckMails, retryStuckMail } from '../../functions/src/domain/stuck-work/stuck-mails.ts'
import { listStuckPayments, retryStuckPayment } from '../../functions/src/domain/stuck-work/stuck-payments.ts'
import { createPublishingWorld, HOUR, MINUTE, type PublishingWorld } from '../support/publishing.ts'
import { createStripeWorld, type StripeWorld } from '../support/stripe/stripe-world.ts'

const ADMIN = { uid: 'admin', sessionId: 'session', role: 'admin' } as const

describe('stuck mails', () => {
  let world: PublishingWorld
  let deps: Deps
  let sent: OutgoingMail[]
  let outcome: MailOutcome
  beforeEach(async () => {
    world = await createPublishingWorld('stuck-mails')
    await world.refs.db.recursiveDelete(world.refs.db.collection(paths.mails()))
    sent = []
    outcome = { kind: 'sent' }
    const sendMail = async (mail: OutgoingMail) => {
      sent.push(mail)
      return outcome
    }
    deps = { ...world.deps, mailSender: { isOn: true, sendMail } }
  })

  async function plant(id: string, fields: Partial<Mail>) {
    const now = world.clock.now()
    const mail: Mail = {
      ...newDocument(world.clock, { id, schema: 1, createdBy: 'owner' }),
      kind: 'invite',
      workspaceId: world.workspaceId,
      to: 'cora@example.com',
      facts: { workspace: 'Oak', inviter: 'Olga', role: 'editor' },
      sealedPath: deps.sealer.seal('/join/secret', mailContext(id)),
      items: [],
      more: 0,
      state: 'waiting',
      attempts: 0,
      dueAt: now,
      problem: null,
      expiresAt: now + MAIL_KEPT,
      ...fields,
    }
    await world.refs.described(mails).doc(id).set(mail)
  }
  const needs = async () => (await readNeeds(deps, world.clock.now())).found

  test('are listed with those that failed, without what they say, and counted on the admin home', async () => {
    await plant('fresh', {})
    await plant('late', { dueAt: world.clock.now() - 11 * MINUTE })
    await plant('refused', {
      state: 'failed',
      dueAt: null,
      problem: 'recipient_refused',
      attempts: 4,
      sealedPath: null,
    })
    const { mails: found } = await listStuckMails(deps)
    expect(found).toMatchObject([
      { id: 'late', state: 'waiting', canRetry: true },
      { id: 'refused', state: 'failed', canRetry: false },
    ])
    expect(await needs()).toContainEqual(expect.objectContaining({ kind: 'mails_stuck', count: 2 }))
  })

  test('are sent once, however often and at once an admin asks, and the log says who', async () => {
    await plant('late', { dueAt: world.clock.now() - 11 * MINUTE })
    await Promise.all([1, 2, 3].map(() => retryStuckMail(deps, ADMIN, { mailId: 'late' })))
    expect(await retryStuckMail(deps, ADMIN, { mailId: 'late' })).toEqual({ state: 'sent' })
    expect(sent).toHaveLength(1)
    const entries = await world.refs.db.collection(paths.auditLog()).where('action', '==', 'mail.retried').get()
    expect(entries.docs.map((entry) => entry.get('actorUid'))).toContain('admin')
  })

  test('that may have reached their reader are settled and never sent again', async () => {
    await plant('cut', { state: 'sending', attempts: 1, dueAt: world.clock.now() - 11 * MINUTE })
    expect(await retryStuckMail(deps, ADMIN, { mailId: 'cut' })).toEqual({ state: 'unconfirmed' })
    expect(await retryStuckMail(deps, ADMIN, { mailId: 'cut' })).toEqual({ state: 'unconfirmed' })
    expect(sent).toHaveLength(0)
  })

  test('wait for their next try where the mail server is still away', async () => {
    await plant('late', { dueAt: world.clock.now() - 11 * MINUTE })
    outcome = { kind: 'refused', problem: 'unreachable', isFinal: false }
    expect(await retryStuckMail(deps, ADMIN, { mailId: 'late' })).toEqual({ state: 'waiting' })
    expect((await listStuckMails(deps)).mails).toEqual([])
  })

  test('are not tried without a mail server', async () => {
    await plant('late', { dueAt: world.clock.now() - 11 * MINUTE })
    const off = { ...deps, mailSender: { ...deps.mailSender, isOn: false } }
    await expect(retryStuckMail(off, ADMIN, { mailId: 'late' })).rejects.toMatchObject({ code: 'mail_off' })
    await expect(retryStuckMail(deps, ADMIN, { mailId: 'none' })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('stuck payments', () => {
  let world: StripeWorld
  beforeEach(async () => {
    world = await createStripeWorld('stuck-payments')
  })
  afterEach(() => world.stripe.stop())
  const rowsOf = async (paymentId: string) =>
    (await listStuckPayments(world.deps)).payments.filter((row) => row.paymentId === paymentId)

  test('whose event never came are listed after two hours, and settled by asking, once', async () => {
    const { url, paymentId } = await world.begin()
    world.stripe.pay(url)
    expect(await rowsOf(paymentId)).toEqual([])
    world.clock.advance(2 * HOUR + 1)
    expect(await rowsOf(paymentId)).toMatchObject([{ eventId: null, status: 'pending' }])
    const ask = () => retryStuckPayment(world.deps, ADMIN, { paymentId, eventId: null })
    expect((await Promise.all([ask(), ask()])).at(-1)).toMatchObject({ isHeld: false })
    expect(await ask()).toEqual({ status: 'paid', isHeld: false })
    expect(await world.subscription()).toMatchObject({ status: 'active', creditBalance: 0 })
    expect(await rowsOf(paymentId)).toEqual([])
  })

  test('stay as they are while the provider cannot be asked', async () => {
    const { url, paymentId } = await world.begin()
    world.stripe.pay(url)
    world.stripe.goDown('before', 'before', 'before')
    const asked = retryStuckPayment(world.deps, ADMIN, { paymentId, eventId: null })
    await expect(asked).rejects.toMatchObject({ code: 'payments_unreachable' })
    expect(await world.paymentNow(paymentId)).toMatchObject({ status: 'pending' })
  })

  test('with a held event leave the list once they fit, a dispute stays', async () => {
    const { url, paymentId } = await world.begin()
    const event = world.stripe.pay(url)
    await world.deliver(event)
    for (const [id, type] of [
      ['evt_held', 'checkout.session.completed'],
      ['evt_dispute', 'charge.dispute.created'],
    ] as const) {
      await world.deps.transact(async (tx) => {
        world.deps.paymentEvents.createIn(tx, {
          ...newDocument(world.clock, { id, schema: 1, createdBy: 'system' }),
          type,
          paymentId,
          outcome: 'held',
          expiresAt: world.clock.now() + HOUR,
        })
      })
    }
    expect((await rowsOf(paymentId)).map(({ eventId }) => eventId)).toEqual(
      expect.arrayContaining(['evt_held', 'evt_dispute']),
    )
    const ask = (eventId: string) => retryStuckPayment(world.deps, ADMIN, { paymentId, eventId })
    expect(await ask('evt_held')).toEqual({ status: 'paid', isHeld: false })
    expect(await ask('evt_dispute')).toEqual({ status: 'paid', isHeld: true })
    expect((await rowsOf(paymentId)).map(({ eventId }) => eventId)).toEqual(['evt_dispute'])
  })
})
