import { comments } from '@postwright/core/collections/comments'
import { mails } from '@postwright/core/collections/mails'
import { DIGEST_ITEMS_MAX, MAIL_LEASE, type Mail } from '@postwright/core/model/mail'
import { USUAL_MAIL_TIMES, type MailTimes } from '@postwright/core/model/notice-preferences'
import { hookDeliveries } from '@postwright/core/collections/hook-deliveries'
import type { User } from '@postwright/core/model/user'
import { MAIL_BATCH } from '@postwright/core/notifications/mail-slot'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addHook } from '../../functions/src/domain/event-hooks/manage-hooks.ts'
import { leaveMails } from '../../functions/src/domain/mails/mail-choices.ts'
import { sendDueMails, sendMail } from '../../functions/src/domain/mails/send-mail.ts'
import { notifyConnectionBroken } from '../../functions/src/domain/notifications/channel-notices.ts'
import { notifyComment } from '../../functions/src/domain/notifications/notify-comment.ts'
import { notifyReturned } from '../../functions/src/domain/notifications/post-notices.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { createMailSender } from '../../functions/src/mail/create-mail-sender.ts'
import { type MailCatcher, startMailCatcher } from '../../scripts/local/mail-catcher.ts'
import { makeComment } from '../support/factories/comment.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makePost } from '../support/factories/post.ts'
import { makeUser } from '../support/factories/user.ts'
import { makeMember } from '../support/factories/world.ts'
import { createPublishingWorld, HOUR, MINUTE, type PublishingWorld } from '../support/publishing.ts'

const ADDRESS = 'ada@example.com'

let world: PublishingWorld
let catcher: MailCatcher
let deps: Deps
/** Number of mails caught by earlier tests. Ids don't tell them apart: they derive from the time, which is the same in each test. */
let caughtBefore = 0

beforeAll(async () => {
  catcher = await startMailCatcher()
})
afterAll(() => catcher.stop())

beforeEach(async () => {
  world = await createPublishingWorld('notice-digest')
  const smtp = {
    host: '127.0.0.1',
    port: catcher.smtpPort,
    secure: false,
    signIn: null,
    from: 'Postwright <hi@postwright.test>',
  }
  deps = { ...world.deps, mailSender: createMailSender(smtp) }
  caughtBefore = catcher.mails().length
  const { refs, workspaceId } = world
  for (const path of [paths.mails(), paths.hookDeliveries(), paths.notifications('ada')]) {
    await refs.db.recursiveDelete(refs.db.collection(path))
  }
  for (const uid of ['ada', 'ben'] as const)
    await refs.member(workspaceId, uid).set(makeMember(workspaceId, uid, 'editor'))
  await refs.user('ben').set(makeUser({ id: 'ben', fullName: 'Ben Okafor' }))
  await refs.post(workspaceId, 'post1').set(makePost({ id: 'post1', createdBy: 'ada' }))
})

const adaWants = (times: Partial<MailTimes>, fields: Partial<User> = {}) =>
  world.refs.user('ada').set(
    makeUser({
      id: 'ada',
      email: ADDRESS,
      emailVerified: true,
      mailedReasons: ['mention', 'returned'],
      mailTimes: { ...USUAL_MAIL_TIMES, ...times },
      ...fields,
    }),
  )

async function mention(id: string, text = `Look at ${id}, @Ada`, needed: Deps = deps): Promise<void> {
  const { refs, workspaceId, clock } = world
  const author = { kind: 'member', uid: 'ben' } as const
  const comment = makeComment({ id, threadId: id, text, author, mentions: ['ada'], postedAt: clock.now() })
  await refs.described(comments, workspaceId).doc(id).set(comment)
  await notifyComment(needed, { workspaceId, commentId: id })
}

const again = (id: string) => notifyComment(deps, { workspaceId: world.workspaceId, commentId: id })
const returned = (generation: number) =>
  notifyReturned(deps, {
    workspaceId: world.workspaceId,
    post: makePost({ id: 'post1', createdBy: 'ada', generation }),
    note: 'Say which wood',
  })
const digests = async (): Promise<Mail[]> =>
  (await world.refs.described(mails).where('kind', '==', 'digest').get()).docs.map((each) => each.data())
const received = async () => catcher.mails().slice(0, catcher.mails().length - caughtBefore)

test('several events of one kind within five minutes are one mail, however often each is told', async () => {
  await adaWants({})
  await mention('one')
  world.clock.advance(4 * MINUTE)
  await mention('two')
  await again('one')
  await sendDueMails(deps)
  expect(await received()).toEqual([])
  await returned(1)
  world.clock.advance(MAIL_BATCH)
  await Promise.all([sendDueMails(deps), sendDueMails(deps)])
  const sent = await received()
  expect(sent.map(({ subject }) => subject).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    '2 notifications from Postwright',
    expect.stringContaining('post'),
  ])
  // A notification that is repeated after its mail was sent starts no new mail.
  await again('one')
  await again('two')
  await mention('three')
  expect((await digests()).filter(({ state }) => state === 'waiting')).toMatchObject([
    { items: [{ reason: 'mention' }] },
  ])
})

test('a mail has every event with a link to its place, as text and HTML, and one click ends mails like it', async () => {
  await adaWants({})
  await mention('one')
  world.clock.advance(MAIL_BATCH)
  await sendDueMails(deps)
  const [mail] = await received()
  if (!mail) throw new Error('no mail')
  const { appOrigin } = deps.config
  expect(mail).toMatchObject({ to: ADDRESS, subject: 'Ben Okafor mentioned you in a comment' })
  const link = `${appOrigin}/dashboard/content-studio/post1?comment=one`
  for (const part of [mail.text, mail.html]) expect(part).toContain(link)
  const { unsubscribe: leave, unsubscribePost } = mail
  expect(unsubscribePost).toBe('List-Unsubscribe=One-Click')
  expect(leave.startsWith(`<${appOrigin}/api/v1/unsubscribe/ada.mention.`)).toBe(true)
  const token = leave.slice(leave.lastIndexOf('/') + 1, -1)
  expect(mail.text).toContain(`${appOrigin}/email-settings#${token}`)
  await leaveMails(deps, token)
  expect((await world.refs.user('ada').get()).data()?.mailedReasons).toEqual(['returned'])
})

test('a daily digest collects everything, and is sent once however often the sweep repeats and whatever the clock does', async () => {
  // It is noon, so the person's next digest is due at eight the next morning.
  await adaWants({ rhythm: 'daily', hour: 8, tzid: 'UTC' })
  await mention('one')
  world.clock.advance(3 * HOUR)
  await returned(1)
  // The clock of another process is behind.
  world.clock.advance(-HOUR)
  await mention('two')
  const [digest, ...more] = await digests()
  expect(more).toEqual([])
  expect(digest?.items.map(({ reason }) => reason)).toEqual(['mention', 'returned', 'mention'])
  await sendMail(deps, digest?.id ?? '')
  expect(await received()).toEqual([])
  world.clock.advance((digest?.dueAt ?? 0) - world.clock.now())
  for (let run = 0; run < 3; run += 1) await sendDueMails(deps)
  expect(await received()).toHaveLength(1)
  await mention('three')
  expect(await digests()).toHaveLength(2)
  expect((await digests()).find(({ state }) => state === 'sent')).toMatchObject({ items: [], dueAt: null })
})

test('mails wait for the end of quiet hours as one, and what is urgent breaks through where that is wanted', async () => {
  await adaWants({ quiet: { from: '11:00', to: '15:00' } }, { mailedReasons: ['mention', 'returned', 'channel_lost'] })
  await mention('one')
  world.clock.advance(HOUR)
  await returned(1)
  const [digest, ...more] = await digests()
  expect([more.length, digest?.items.length, digest?.dueAt]).toEqual([0, 2, Date.UTC(2026, 10, 20, 15)])
  const broken = makeConnection({ id: 'c1', status: 'needs_reconnect', createdBy: 'ada', handle: 'juniper' })
  await world.refs.connection(world.workspaceId, 'c1').set(broken)
  await notifyConnectionBroken(deps, { workspaceId: world.workspaceId, connectionId: 'c1', rev: 1 })
  world.clock.advance(MAIL_BATCH)
  await sendDueMails(deps)
  expect((await received()).map(({ subject }) => subject)).toEqual(['A channel needs to be reconnected'])
  world.clock.advance(HOUR)
  await sendDueMails(deps)
  expect(await received()).toHaveLength(1)
  world.clock.advance(HOUR)
  await sendDueMails(deps)
  expect(await received()).toHaveLength(2)
})

test('a run that is killed while it collects leaves nothing, and one that is killed while it sends nothing twice', async () => {
  await adaWants({})
  const failing = async () => {
    throw new Error('killed')
  }
  const killed: Deps = { ...deps, transact: (work) => world.deps.transact((tx) => work(tx).then(failing)) }
  await expect(mention('one', 'Hello', killed)).rejects.toThrow('killed')
  expect(await digests()).toEqual([])
  await again('one')
  world.clock.advance(MAIL_BATCH)
  const dying: Deps = { ...deps, mailSender: { isOn: true, sendMail: failing } }
  const [digest] = await digests()
  await expect(sendMail(dying, digest?.id ?? '')).rejects.toThrow('killed')
  await mention('two')
  world.clock.advance(MAIL_LEASE)
  await sendDueMails(deps)
  const states = (await digests()).map(({ state, items }) => [state, items.length])
  expect(states).toContainEqual(['unconfirmed', 0])
  world.clock.advance(MAIL_BATCH)
  await sendDueMails(deps)
  expect((await received()).map(({ text }) => text.includes('two'))).toEqual([true])
})

test('a digest of an account that has another address by then, or is disabled, is not sent', async () => {
  await adaWants({ rhythm: 'hourly' })
  await mention('one')
  await adaWants({ rhythm: 'hourly' }, { email: 'other@example.com' })
  world.clock.advance(HOUR)
  await sendDueMails(deps)
  expect([await received(), (await digests())[0]?.state]).toEqual([[], 'failed'])
})

test('a digest tells forty things and counts the others', async () => {
  await adaWants({ rhythm: 'hourly' })
  for (let made = 0; made < DIGEST_ITEMS_MAX + 2; made += 1) await mention(`c${made}`)
  expect((await digests()).map(({ items, more }) => [items.length, more])).toEqual([[DIGEST_ITEMS_MAX, 2]])
  world.clock.advance(HOUR)
  await sendDueMails(deps)
  expect((await received())[0]?.text).toContain('More notifications in Postwright: 2.')
})

test('who wants that has their notifications sent to webhooks that take them, once', async () => {
  await adaWants({}, { mailedReasons: [], hookedReasons: ['mention'] })
  const hook = {
    workspaceId: world.workspaceId,
    name: 'CRM',
    address: 'http://127.0.0.1:9/',
    events: ['notification.created' as const],
  }
  await addHook(deps, world.owner, hook)
  await mention('one')
  await again('one')
  await returned(1)
  const sent = (await world.refs.described(hookDeliveries).get()).docs.map((each) => JSON.parse(each.data().body))
  expect(sent).toMatchObject([
    { type: 'notification.created', data: { userId: 'ada', reason: 'mention', commentId: 'one' } },
  ])
})
