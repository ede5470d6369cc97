import { jobs } from '@postwright/core/collections/jobs'
import { mails } from '@postwright/core/collections/mails'
import { exportJob } from '@postwright/core/jobs/export'
import { JOB_TURN } from '@postwright/core/limits'
import { STUCK_PAGE_MAX } from '@postwright/core/model/failed-post'
import { MAIL_KEPT, type Mail } from '@postwright/core/model/mail'
import { paths } from '@postwright/core/paths'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listStuckJobs } from '../../functions/src/domain/failed-posts/stuck-jobs.ts'
import { newDocument } from '../../functions/src/domain/new-document.ts'
import { readNeeds } from '../../functions/src/domain/operator/read-needs.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import type { MailOutcome, OutgoingMail } from '../../functions/src/domain/ports/mail.ts'
import { mailContext } from '../../functions/src/domain/mails/new-mail.ts'
import { listStuckMails, retryStuckMail } from '../../functions/src/domain/stuck-work/stuck-mails.ts'
import { listStuckPayments, retryStuckPayment } from '../../functions/src/domain/stuck-work/stuck-payments.ts'
import { makeJob } from '../support/factories/job.ts'
import { createPublishingWorld, HOUR, MINUTE, type PublishingWorld } from '../support/publishing.ts'
import { readAllPages } from '../support/read-all-pages.ts'
import { createStripeWorld, type StripeWorld } from '../support/stripe/stripe-world.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

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
    const { mails: found } = await listStuckMails(deps, {})
    expect(found).toMatchObject([
      { id: 'late', state: 'waiting', canRetry: true },
      { id: 'refused', state: 'failed', canRetry: false },
    ])
    expect(await needs()).toContainEqual(expect.objectContaining({ kind: 'mails_stuck', count: 2 }))
  })

  test('are all on one page or another, each once', async () => {
    const [now, count] = [world.clock.now(), STUCK_PAGE_MAX + 2]
    const late = numbers(count).map((at) => `late${at}`)
    const refused = numbers(count).map((at) => `refused${at}`)
    // Pairs share their time: only their IDs tell them apart.
    const minutesOf = (at: number) => Math.floor(at / 2) * MINUTE
    await Promise.all([
      ...late.map((id, at) => plant(id, { dueAt: now - 2 * HOUR - minutesOf(at) })),
      ...refused.map((id, at) =>
        plant(id, { state: 'failed', dueAt: null, sealedPath: null, createdAt: now - minutesOf(at) }),
      ),
    ])
    const pages = await readAllPages((input) => listStuckMails(deps, input))
    expect(pages.map((page) => page.mails.length)).toEqual([STUCK_PAGE_MAX, STUCK_PAGE_MAX, 4])
    const ids = pages.flatMap((page) => page.mails.map(({ id }) => id))
    expect(ids.slice(0, count).toSorted()).toEqual(late.toSorted())
    expect(ids.slice(count).toSorted()).toEqual(refused.toSorted())
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
    expect((await listStuckMails(deps, {})).mails).toEqual([])
  })

  test('are not tried without a mail server', async () => {
    await plant('late', { dueAt: world.clock.now() - 11 * MINUTE })
    const off = { ...deps, mailSender: { ...deps.mailSender, isOn: false } }
    await expect(retryStuckMail(off, ADMIN, { mailId: 'late' })).rejects.toMatchObject({ code: 'mail_off' })
    await expect(retryStuckMail(deps, ADMIN, { mailId: 'none' })).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('stuck jobs of all people are on one page or another, each once', async () => {
  const world = await createPublishingWorld('stuck-jobs')
  const updatedAt = world.clock.now() - 2 * JOB_TURN
  const places = numbers(2 * STUCK_PAGE_MAX + 2).map((at) => ({ uid: `person${at % 3}`, jobId: `job${at}` }))
  await Promise.all(
    places.map(({ uid, jobId }) => {
      const job = makeJob(
        exportJob,
        {},
        { id: jobId, status: 'running', updatedAt, expiresAt: world.clock.now() + HOUR },
      )
      return world.refs.described(jobs, uid).doc(jobId).set(job)
    }),
  )
  const pages = await readAllPages((input) => listStuckJobs(world.deps, input))
  expect(pages.map((page) => page.jobs.length)).toEqual([STUCK_PAGE_MAX, STUCK_PAGE_MAX, 2])
  const shown = pages.flatMap((page) => page.jobs.map(({ uid, jobId }) => `${uid} ${jobId}`))
  expect(shown.toSorted()).toEqual(places.map(({ uid, jobId }) => `${uid} ${jobId}`).toSorted())
})

describe('stuck payments', () => {
  let world: StripeWorld
  beforeEach(async () => {
    world = await createStripeWorld('stuck-payments')
  })
  afterEach(() => world.stripe.stop())
  const readRows = async () =>
    (await readAllPages((input) => listStuckPayments(world.deps, input))).flatMap(({ payments }) => payments)
  const rowsOf = async (paymentId: string) => (await readRows()).filter((row) => row.paymentId === paymentId)

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

  test('are all on one page or another, each once', async () => {
    const { paymentId } = await world.begin()
    const begun = await world.deps.payments.get(paymentId)
    if (!begun) throw new Error('no payment')
    world.clock.advance(3 * HOUR)
    const since = world.clock.now() - 2 * HOUR
    const pending = numbers(STUCK_PAGE_MAX + 2).map((at) => `pending${at}`)
    const held = numbers(STUCK_PAGE_MAX + 2).map((at) => `evt_page_${at}`)
    await world.deps.transact(async (tx) => {
      for (const [at, id] of pending.entries()) {
        world.deps.payments.createIn(tx, { ...begun, id, createdAt: since - Math.floor(at / 2) })
      }
      for (const [at, id] of held.entries()) {
        world.deps.paymentEvents.createIn(tx, {
          ...newDocument(world.clock, { id, schema: 1, createdBy: 'system' }),
          createdAt: since - Math.floor(at / 2),
          type: 'charge.dispute.created',
          paymentId,
          outcome: 'held',
          expiresAt: world.clock.now() + HOUR,
        })
      }
    })
    const shown = (await readRows()).map(({ eventId, paymentId: id }) => eventId ?? id)
    const planted = new Set([...pending, ...held])
    expect(shown.filter((id) => planted.has(id)).toSorted()).toEqual([...planted].toSorted())
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
