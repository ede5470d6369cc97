import { getDocs, type QueryDocumentSnapshot } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Notification } from '@postwright/core/model/notification'
import { paths } from '@postwright/core/paths'
import { markAllRead } from '@/features/notifications/data/mark-all-read.ts'
import { notificationsQuery, unreadQuery } from '@/features/notifications/data/notifications.ts'
import { markRead } from '@/session/mark-notifications-read.ts'
import { readPage } from '@/lib/live/read-page.ts'
import { refs } from '@/lib/live/refs.ts'
import { makeAccount } from '../support/factories/admins.ts'
import { MADE_AT } from '../support/factories/document-base.ts'
import { makeNotification } from '../support/factories/notification.ts'
import { place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-notifications', 'editor') }
})

const mine = refs.notifications('editor')
/** More than one page of the largest size. */
const COUNT = LIST_LIMIT_MAX + 7

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-queries-notifications')
  // Pairs at the same time, which only the id distinguishes.
  const told = Array.from({ length: COUNT }, (_, number) =>
    makeNotification({ id: `n${String(number).padStart(2, '0')}`, happenedAt: MADE_AT + Math.floor(number / 2) }),
  )
  await world.seed([makeAccount('editor'), ...told.map((each) => place(paths.notification('editor', each.id), each))])
})
afterAll(() => world.close())

function page(after: QueryDocumentSnapshot<Notification> | null) {
  return readPage(notificationsQuery(mine), { after, size: 3 })
}

it('pages through a person’s notifications, newest first, without skipping or repeating one', async () => {
  const first = await page(null)
  const second = await page(first.endCursor)
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(['n56', 'n55', 'n54', 'n53', 'n52', 'n51'])
})

it('marks one as read, then all the others, also those beyond the page and those that another tab has marked', async () => {
  const [first, second, third] = (await page(null)).data
  if (!first || !second || !third) throw new Error('The page is too short.')
  await markRead('editor', [first])
  expect((await page(null)).data.map(({ readAt }) => readAt === null)).toEqual([false, true, true])
  await markRead('editor', [second])
  // The screen still shows the second one as unread.
  await markAllRead('editor', [second, third])
  expect((await getDocs(unreadQuery(mine))).empty).toBe(true)
})
