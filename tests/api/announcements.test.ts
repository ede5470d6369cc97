import {
  endAnnouncement,
  listAnnouncements,
  listNews,
  readAnnouncements,
  saveAnnouncement,
} from '@postwright/core/api/announcements'
import { ANNOUNCEMENT_TIME_MAX, type AnnouncementFields } from '@postwright/core/model/announcement'
import { paths } from '@postwright/core/paths'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newSubscription } from '../../functions/src/domain/billing/new-subscription.ts'
import { asAdmin, confirm } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { emptyCollection } from '../support/documents.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let served: Awaited<ReturnType<typeof serveApi>>
let clock: TestClock
let admin: TestCaller
let ada: TestCaller

beforeAll(async () => {
  clock = createTestClock(Date.now())
  served = await serveApi(await createLocalDeps({}, { clock }))
  admin = await asAdmin(await createCaller({ api: served.api }), served.api)
  ada = await createCaller({ api: served.api })
})
beforeEach(async () => {
  await emptyCollection(paths.announcements())
  await confirm(admin)
})
afterAll(() => served.stop())

const fields = (more: Partial<AnnouncementFields> = {}): AnnouncementFields => ({
  text: 'Posts to Mastodon are late today.',
  tone: 'warning',
  audience: 'everybody',
  planIds: [],
  isNews: false,
  link: { label: 'Status', href: 'https://status.example.com' },
  startsAt: clock.now() - MINUTE,
  endsAt: clock.now() + HOUR,
  ...more,
})

async function save(
  more: Partial<AnnouncementFields> = {},
  { id = randomUUID(), rev }: { id?: string; rev?: number } = {},
) {
  const known = rev ?? dataOf(await admin.call(listAnnouncements, {})).rev
  return admin.call(saveAnnouncement, { announcementId: id, rev: known, announcement: fields(more) })
}

/** Texts of the announcements that the caller reads a minute later. */
async function toldTo(caller: TestCaller): Promise<string[]> {
  clock.advance(MINUTE)
  return dataOf(await caller.call(readAnnouncements, {})).announcements.map(({ text }) => text)
}

it('people are told within a minute what is live for them, and no more of it than they need', async () => {
  const [soon, later] = [clock.now() + 2.5 * MINUTE, clock.now() + HOUR]
  dataOf(await save({ endsAt: soon }))
  dataOf(await save({ text: 'Only for us', audience: 'admins' }))
  dataOf(await save({ text: 'Then', startsAt: soon, endsAt: later }))
  expect(await toldTo(ada)).toEqual(['Posts to Mastodon are late today.'])
  expect((await toldTo(admin)).toSorted()).toEqual(['Only for us', 'Posts to Mastodon are late today.'])
  const { announcements } = dataOf(await ada.call(readAnnouncements, {}))
  expect(Object.keys(announcements[0] ?? {}).toSorted()).toEqual(['changedAt', 'endsAt', 'id', 'link', 'text', 'tone'])
  expect(await toldTo(ada)).toEqual(['Then'])
})

it('one that is saved again is written once, and a second admin meets the first one’s change', async () => {
  const [id, rev] = [randomUUID(), dataOf(await admin.call(listAnnouncements, {})).rev]
  const announcement = fields()
  const call = () => admin.call(saveAnnouncement, { announcementId: id, rev, announcement })
  const written = dataOf(await call())
  expect(dataOf(await call())).toEqual(written)
  const at = `${paths.announcements()}/${id}`
  expect(await auditEntriesFor(at)).toMatchObject([{ action: 'announcement.saved', actorUid: admin.uid }])
  errorOf(
    await admin.call(saveAnnouncement, { announcementId: id, rev, announcement: { ...announcement, text: 'Else' } }),
    'stale_revision',
  )
})

it('three are open at the most, also when they are written at once', async () => {
  const rev = dataOf(await save()).rev
  dataOf(await save({ text: 'Two' }, { rev }))
  const both = await Promise.all([1, 2, 3].map((n) => save({ text: `More ${n}` }, { rev: rev + 1 })))
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  errorOf(await save({ text: 'Four' }), 'announcements_full')
  const { announcements } = dataOf(await admin.call(listAnnouncements, {}))
  dataOf(await admin.call(endAnnouncement, { announcementId: announcements[0]?.id ?? '' }))
  dataOf(await save({ text: 'Four' }))
})

it('ending is at once and may be repeated; what was only planned is gone', async () => {
  const [live, planned] = [randomUUID(), randomUUID()]
  dataOf(await save({}, { id: live }))
  dataOf(await save({ startsAt: clock.now() + HOUR, endsAt: clock.now() + 2 * HOUR }, { id: planned }))
  for (let i = 0; i < 2; i += 1) {
    const { announcements } = dataOf(await admin.call(endAnnouncement, { announcementId: live }))
    expect(announcements.find(({ id }) => id === live)?.endsAt).toBeLessThanOrEqual(clock.now())
  }
  expect(await toldTo(ada)).toEqual([])
  const left = dataOf(await admin.call(endAnnouncement, { announcementId: planned })).announcements
  expect(left.map(({ id }) => id)).toEqual([live])
  errorOf(await admin.call(endAnnouncement, { announcementId: planned }), 'not_found')
})

it('times that are no time are refused in words, and writing needs a fresh sign-in', async () => {
  for (const wrong of [
    { endsAt: clock.now() - 1 },
    { startsAt: clock.now() + HOUR, endsAt: clock.now() + MINUTE },
    { endsAt: clock.now() + ANNOUNCEMENT_TIME_MAX },
  ]) {
    expect(errorOf(await save(wrong), 'validation_failed').fields).toHaveProperty('endsAt')
  }
  const other = await asAdmin(await createCaller({ api: served.api }), served.api)
  const input = { announcementId: randomUUID(), rev: 0, announcement: fields() }
  errorOf(await other.call(saveAnnouncement, input), 'reauthentication_required')
  errorOf(await ada.call(saveAnnouncement, input), 'route_not_found')
  errorOf(await ada.call(endAnnouncement, { announcementId: input.announcementId }), 'route_not_found')
})

/** Longer than a process caches announcements. Kept short, because the admin's re-authentication expires after ten minutes. */
const CACHED = 21_000

async function told(): Promise<string[]> {
  clock.advance(CACHED)
  return dataOf(await ada.call(readAnnouncements, {})).announcements.map(({ text }) => text)
}

it('what is for a plan is shown to people of that plan only, and asks for one at least', async () => {
  errorOf(await save({ audience: 'plans', planIds: [] }), 'validation_failed')
  dataOf(await save({ text: 'For Free', audience: 'plans', planIds: ['free', 'team'] }))
  dataOf(await save({ text: 'For Team', audience: 'plans', planIds: ['team'] }))
  expect(await told()).toEqual(['For Free'])
  const deps = await createLocalDeps({}, { clock })
  await deps.transact(async (tx) => {
    deps.subscriptions.createIn(tx, {
      ...newSubscription(deps.clock, ada.uid, 'usd'),
      planId: 'team',
      status: 'active',
    })
  })
  expect(await told()).toEqual(expect.arrayContaining(['For Free', 'For Team']))
})

it('visitors read news and what everybody was told, and nothing that was meant for some', async () => {
  const news = async () => {
    clock.advance(CACHED)
    return dataOf(await callApi(listNews, {}, { api: served.api })).news.map(({ text }) => text)
  }
  dataOf(await save({ text: 'Live, no news' }))
  dataOf(await save({ text: 'Live news', isNews: true }))
  expect(await news()).toEqual(['Live news'])
  dataOf(
    await save({ text: 'Planned news', isNews: true, startsAt: clock.now() + HOUR, endsAt: clock.now() + 2 * HOUR }),
  )
  expect(await news()).toEqual(['Live news'])
  await emptyCollection(paths.announcements())
  dataOf(await save({ text: 'For admins', audience: 'admins', isNews: true, endsAt: clock.now() + 3 * CACHED }))
  dataOf(await save({ text: 'For a plan', audience: 'plans', planIds: ['team'], endsAt: clock.now() + 3 * CACHED }))
  dataOf(await save({ text: 'Over soon', endsAt: clock.now() + 3 * CACHED }))
  expect(await news()).toEqual([])
  clock.advance(2 * CACHED)
  expect(await news()).toEqual(['Over soon'])
})
