import { comments } from '@postwright/core/collections/comments'
import { mails } from '@postwright/core/collections/mails'
import { type Mail, WORKSPACE_MAILS_MAX } from '@postwright/core/model/mail'
import type { User } from '@postwright/core/model/user'
import { paths } from '@postwright/core/paths'
import { beforeEach, expect, test } from 'vitest'
import { renderDigest } from '../../functions/src/domain/mails/render-digest.ts'
import { notifyComment } from '../../functions/src/domain/notifications/notify-comment.ts'
import { notifyReturned } from '../../functions/src/domain/notifications/post-notices.ts'
import { requireMailsLeftIn } from '../../functions/src/domain/mails/new-mail.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { makeComment } from '../support/factories/comment.ts'
import { makePost } from '../support/factories/post.ts'
import { makeUser } from '../support/factories/user.ts'
import { makeMember } from '../support/factories/world.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld
let deps: Deps

beforeEach(async () => {
  world = await createPublishingWorld('notice-mails')
  deps = { ...world.deps, mailSender: { isOn: true, sendMail: async () => ({ kind: 'sent' }) } }
  const { refs, workspaceId } = world
  for (const uid of ['ada', 'ben'] as const) {
    await refs.db.recursiveDelete(refs.db.collection(paths.notifications(uid)))
    await refs.member(workspaceId, uid).set(makeMember(workspaceId, uid, 'editor'))
  }
  await refs.user('ben').set(makeUser({ id: 'ben', fullName: 'Ben Okafor' }))
  await refs.db.recursiveDelete(refs.db.collection(paths.mails()))
  await refs.post(workspaceId, 'post1').set(makePost({ id: 'post1', createdBy: 'ada' }))
})

const adaWants = (fields: Partial<User>) =>
  world.refs.user('ada').set(makeUser({ id: 'ada', email: 'ada@example.com', emailVerified: true, ...fields }))

async function mention(id: string, text = 'Which wood, @Ada?', needed: Deps = deps): Promise<void> {
  const { refs, workspaceId, clock } = world
  const author = { kind: 'member', uid: 'ben' } as const
  const comment = makeComment({ id, threadId: id, text, author, mentions: ['ada'], postedAt: clock.now() })
  await refs.described(comments, workspaceId).doc(id).set(comment)
  await notifyComment(needed, { workspaceId, commentId: id })
}

const sent = async (): Promise<Mail[]> => {
  const written = await world.refs.described(mails).where('kind', '==', 'digest').get()
  return written.docs.map((each) => each.data())
}
const told = async () => (await world.refs.notifications('ada').get()).size

test('who asked for mails of mentions gets one of each, however often its event comes', async () => {
  await adaWants({ mailedReasons: ['mention'] })
  await mention('one')
  await Promise.all([1, 2].map(() => notifyComment(deps, { workspaceId: world.workspaceId, commentId: 'one' })))
  const [mail, ...others] = await sent()
  expect([mail?.to, mail?.state, others.length, await told()]).toEqual(['ada@example.com', 'waiting', 0, 1])
  if (!mail) throw new Error('no mail')
  const { subject, text } = renderDigest(deps, mail)
  expect(subject).toBe('Ben Okafor mentioned you in a comment')
  expect(text).toContain('“Which wood, @Ada?”')
})

test('mails come without notifications in the app where only those are muted, once each', async () => {
  await adaWants({ mailedReasons: ['mention'], mutedReasons: ['mention'] })
  await mention('one')
  await notifyComment(deps, { workspaceId: world.workspaceId, commentId: 'one' })
  expect([(await sent()).length, await told()]).toEqual([1, 0])
})

test('a run that is killed before its transaction ends leaves neither, and the next one both', async () => {
  await adaWants({ mailedReasons: ['mention'] })
  const killed: Deps = {
    ...deps,
    mails: {
      ...deps.mails,
      createIn: () => {
        throw new Error('killed')
      },
    },
  }
  await expect(mention('one', 'Hello', killed)).rejects.toThrow('killed')
  expect([(await sent()).length, await told()]).toEqual([0, 0])
  await mention('one')
  expect([(await sent()).length, await told()]).toEqual([1, 1])
})

test('nobody gets mails unasked, at an address that is not confirmed, with a disabled account, or without a mail server', async () => {
  for (const [at, fields] of [
    { mailedReasons: [] },
    { mailedReasons: ['reply'] },
    { mailedReasons: ['mention'], emailVerified: false },
    { mailedReasons: ['mention'], status: 'disabled' },
  ].entries()) {
    await adaWants(fields as Partial<User>)
    await mention(`unasked${at}`)
  }
  await adaWants({ mailedReasons: ['mention'] })
  await mention('off', 'Hello', { ...deps, mailSender: { ...deps.mailSender, isOn: false } })
  expect(await sent()).toEqual([])
})

test('a return is mailed with its reason, and no text that names an address is', async () => {
  await adaWants({ mailedReasons: ['returned', 'mention'] })
  const { workspaceId } = world
  const post = makePost({ id: 'post1', createdBy: 'ada', generation: 2 })
  await notifyReturned(deps, { workspaceId, post, note: 'Say which wood' })
  const [returned] = await sent()
  if (!returned) throw new Error('no mail')
  expect(renderDigest(deps, returned).text).toContain('“Say which wood”')
  await mention('spam', 'Win at www.spam.test')
  for (const mail of await sent()) expect(renderDigest(deps, mail).text).not.toContain('spam.test')
})

test('a workspace that has sent its notices of the day sends no more of them, and still its invites', async () => {
  await adaWants({ mailedReasons: ['mention'] })
  const full: Deps = { ...deps, mails: { ...deps.mails, countSinceIn: async () => WORKSPACE_MAILS_MAX.notice } }
  await mention('late', 'Hello', full)
  expect([(await sent()).length, await told()]).toEqual([0, 1])
  await mention('one')
  const count = world.deps.transact((tx) => world.deps.mails.countSinceIn(tx, world.workspaceId, 'invite', 0))
  expect(await count).toBe(0)
  await world.deps.transact(async (tx) => (await requireMailsLeftIn(deps, tx, world.workspaceId, 100))())
})
