import { contactMessages } from '@postwright/core/collections/contact-messages'
import type { ContactMessage } from '@postwright/core/model/contact-message'
import { paths } from '@postwright/core/paths'
import { beforeEach, expect, test } from 'vitest'
import { notifyContactMessage } from '../../functions/src/domain/notifications/notify-contact-message.ts'
import { makeUser } from '../support/factories/user.ts'
import { createPublishingWorld, HOUR, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('contact-messages')
  const { db } = world.refs
  for (const uid of ['owner', 'editor']) await db.recursiveDelete(db.collection(paths.notifications(uid)))
  await db.recursiveDelete(db.collection(paths.contactMessages()))
  await world.refs.user('owner').set(makeUser({ role: 'admin' }))
  await world.refs.user('editor').set(makeUser({ id: 'editor' }))
})

async function write(id: string, createdAt: number, status: ContactMessage['status'] = 'new'): Promise<void> {
  const base = { id, schema: 1, rev: 1, createdBy: 'visitor', createdAt, updatedAt: createdAt, expiresAt: null }
  const words = { name: 'Ada', email: 'ada@example.com', topic: 'problem', message: 'It does not open here.' } as const
  await world.refs
    .described(contactMessages)
    .doc(id)
    .set({ ...base, ...words, receipt: 'ABCD1234', status })
}

const notificationsOf = async (uid: string) =>
  (await world.refs.notifications(uid).get()).docs.map((snapshot) => snapshot.data())

test('a message notifies every admin once, however often and late its event comes, and nobody else', async () => {
  await write('first', HOUR)
  await Promise.all([1, 2, 3].map(() => notifyContactMessage(world.deps, 'first')))
  expect(await notificationsOf('owner')).toEqual([
    expect.objectContaining({ kind: 'contact.received', topic: 'problem', waiting: 1, rev: 1 }),
  ])
  expect(await notificationsOf('editor')).toEqual([])
  await write('second', 2 * HOUR)
  await notifyContactMessage(world.deps, 'second')
  await notifyContactMessage(world.deps, 'first')
  expect(await notificationsOf('owner')).toEqual([
    expect.objectContaining({ waiting: 2, rev: 2, happenedAt: 2 * HOUR }),
  ])
})

test('a message that is answered or gone notifies nobody', async () => {
  await write('first', HOUR, 'answered')
  await notifyContactMessage(world.deps, 'first')
  await notifyContactMessage(world.deps, 'gone')
  expect(await notificationsOf('owner')).toEqual([])
})
