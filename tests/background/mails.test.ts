import { mails } from '@postwright/core/collections/mails'
import { invites } from '@postwright/core/collections/invites'
import type { Invite } from '@postwright/core/model/invite'
import { MAIL_LEASE, type Mail } from '@postwright/core/model/mail'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptInvite } from '../../functions/src/domain/invites/accept-invite.ts'
import { createInvites } from '../../functions/src/domain/invites/create-invites.ts'
import { describeInvites } from '../../functions/src/domain/invites/invite-queries.ts'
import { resendInvite } from '../../functions/src/domain/invites/open-invites.ts'
import { sendDueMails, sendMail } from '../../functions/src/domain/mails/send-mail.ts'
import { createMailSender } from '../../functions/src/mail/create-mail-sender.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import type { MailOutcome } from '../../functions/src/domain/ports/mail.ts'
import { type MailCatcher, startMailCatcher } from '../../scripts/local/mail-catcher.ts'
import { makeUser } from '../support/factories/user.ts'
import { createPublishingWorld, HOUR, MINUTE, type PublishingWorld } from '../support/publishing.ts'

const ADDRESS = 'cora@example.com'

let world: PublishingWorld
let catcher: MailCatcher
let deps: Deps

beforeAll(async () => {
  catcher = await startMailCatcher()
})
afterAll(() => catcher.stop())

beforeEach(async () => {
  world = await createPublishingWorld('mails')
  await world.refs.db.recursiveDelete(world.refs.db.collection(paths.mails()))
  await world.refs.user('owner').set(makeUser({ fullName: 'Olga Owner' }))
  deps = { ...world.deps, mailSender: createMailSender(smtp(catcher.smtpPort)) }
})

const smtp = (port: number) => ({
  host: '127.0.0.1',
  port,
  secure: false,
  signIn: null,
  from: 'Postwright <hello@postwright.test>',
})

/** Creates an invite for one address, which puts a mail into the outbox. */
async function invited(address = ADDRESS): Promise<{ invite: Invite; mailId: string; link: string }> {
  const input = {
    workspaceId: world.workspaceId,
    role: 'editor',
    days: 7,
    addresses: [address],
    usesMax: 1,
    replaces: null,
  } as const
  const { made } = await createInvites(deps, world.owner, { ...input, addresses: [address] })
  const id = made[0]?.invite.id ?? ''
  const invite = await inviteNow(id)
  return { invite, mailId: invite.mailId ?? '', link: made[0]?.link ?? '' }
}

async function inviteNow(id: string): Promise<Invite> {
  const found = (await world.refs.described(invites, world.workspaceId).doc(id).get()).data()
  if (!found) throw new Error('no invite')
  return found
}

async function mailNow(id: string): Promise<Mail> {
  const found = (await world.refs.described(mails).doc(id).get()).data()
  if (!found) throw new Error('no mail')
  return found
}

const received = (mailId: string) => catcher.mails().filter(({ id }) => id.includes(mailId))

/** Dependencies whose mail server returns these outcomes in turn, and the keys of the mails that it was sent. */
function answering(...outcomes: (MailOutcome | 'killed')[]) {
  const asked: string[] = []
  const sender = {
    isOn: true,
    sendMail: async ({ key }: { key: string }): Promise<MailOutcome> => {
      asked.push(key)
      const outcome = outcomes[asked.length - 1] ?? { kind: 'sent' }
      if (outcome === 'killed') throw new Error('the process is gone')
      return outcome
    },
  }
  return { deps: { ...deps, mailSender: sender }, asked }
}

const UNREACHABLE: MailOutcome = { kind: 'refused', problem: 'unreachable', isFinal: false }

test('a mail is sent once, however often and late its event comes, and says who invites into what', async () => {
  const { mailId, invite } = await invited()
  await Promise.all([1, 2, 3].map(() => sendMail(deps, mailId)))
  await sendMail(deps, mailId)
  await sendDueMails(deps)
  const [mail, ...more] = received(mailId)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: ADDRESS, from: 'hello@postwright.test' })
  expect(mail?.subject).toContain('Olga Owner invited you to')
  expect(mail?.text).toContain('editor')
  expect(await mailNow(mailId)).toMatchObject({ state: 'sent', attempts: 1, sealedPath: null, facts: {}, dueAt: null })
  expect((await describeInvites(deps, [invite]))[0]?.mail).toEqual({ state: 'sent', problem: null })
})

test('the link in the mail proves the address, leads to the product, and is not the link that the inviter has', async () => {
  const { mailId, link } = await invited()
  await sendMail(deps, mailId)
  const { text = '', html = '' } = received(mailId)[0] ?? {}
  const mailed = text.split('\n').find((line) => line.includes('/invite/')) ?? ''
  expect(mailed).not.toBe(link)
  expect(new URL(mailed).origin).toBe(deps.config.appOrigin)
  expect(html).toContain(`href="${mailed}"`)
  const addresses = html
    .split('href="')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('"')))
  expect(new Set(addresses)).toEqual(new Set([mailed]))
  await world.refs.user('cora').set(makeUser({ id: 'cora', email: ADDRESS, emailVerified: false }))
  const caller = { uid: 'cora', sessionId: 's', role: 'user' } as const
  const token = mailed.split('/').at(-1) ?? ''
  expect(await acceptInvite(deps, caller, { token })).toMatchObject({ joined: true, role: 'editor' })
})

test('a mail that was never claimed, because its worker was killed, is sent by the next run', async () => {
  const { mailId } = await invited()
  await sendDueMails(deps)
  expect(received(mailId)).toHaveLength(1)
})

test('a worker that is killed after it asked the mail server leaves the mail unconfirmed, and nothing sends it again', async () => {
  const { mailId } = await invited()
  const killed = answering('killed')
  await expect(sendMail(killed.deps, mailId)).rejects.toThrow('gone')
  await sendMail(killed.deps, mailId)
  expect(killed.asked).toHaveLength(1)
  expect(await mailNow(mailId)).toMatchObject({ state: 'sending' })
  world.clock.advance(MAIL_LEASE + MINUTE)
  await sendDueMails(killed.deps)
  world.clock.advance(HOUR)
  await sendDueMails(killed.deps)
  expect(killed.asked).toHaveLength(1)
  expect(await mailNow(mailId)).toMatchObject({ state: 'unconfirmed', problem: 'interrupted', sealedPath: null })
})

test('a mail server that cannot be reached is asked again later, and given up with the reason after four tries', async () => {
  const { mailId, invite } = await invited()
  const down = answering(UNREACHABLE, UNREACHABLE, UNREACHABLE, UNREACHABLE)
  await sendMail(down.deps, mailId)
  await sendDueMails(down.deps)
  // A repeated event does not bring the retry forward.
  await sendMail(down.deps, mailId)
  expect(down.asked).toHaveLength(1)
  expect(await mailNow(mailId)).toMatchObject({ state: 'waiting', problem: 'unreachable' })
  for (let hours = 0; hours < 4; hours += 1) {
    world.clock.advance(2 * HOUR)
    await sendDueMails(down.deps)
  }
  expect(down.asked).toHaveLength(4)
  expect((await describeInvites(deps, [invite]))[0]?.mail).toEqual({ state: 'failed', problem: 'unreachable' })
})

test('a mail goes out on a later try, and an address that is refused is not tried again', async () => {
  const late = await invited('late@example.com')
  const once = answering(UNREACHABLE)
  await sendMail(once.deps, late.mailId)
  world.clock.advance(2 * MINUTE)
  await sendDueMails(once.deps)
  expect(await mailNow(late.mailId)).toMatchObject({ state: 'sent', attempts: 2 })
  const refused = await invited('nobody@example.com')
  const final = answering({ kind: 'refused', problem: 'recipient_refused', isFinal: true })
  await sendMail(final.deps, refused.mailId)
  expect(await mailNow(refused.mailId)).toMatchObject({ state: 'failed', problem: 'recipient_refused', dueAt: null })
})

test('a mail that is sent again has a link of its own, and the one in the mail before ends', async () => {
  const { mailId, invite } = await invited()
  await sendMail(deps, mailId)
  const before = received(mailId)[0]?.text.split('/invite/')[1]?.split('\n')[0] ?? ''
  const again = await resendInvite(deps, world.owner, { workspaceId: world.workspaceId, inviteId: invite.id })
  expect(again.invite.mail).toEqual({ state: 'waiting', problem: null })
  await world.refs.user('cora').set(makeUser({ id: 'cora', email: ADDRESS }))
  const caller = { uid: 'cora', sessionId: 's', role: 'user' } as const
  await expect(acceptInvite(deps, caller, { token: before })).rejects.toMatchObject({ code: 'not_found' })
  const nextId = (await inviteNow(invite.id)).mailId ?? ''
  await sendMail(deps, nextId)
  const after = received(nextId)[0]?.text.split('/invite/')[1]?.split('\n')[0] ?? ''
  expect(await acceptInvite(deps, caller, { token: after })).toMatchObject({ joined: true })
})

test('a mail that is gone is no failure', async () => {
  const before = catcher.mails().length
  await sendMail(deps, 'gone')
  expect(catcher.mails()).toHaveLength(before)
})
