import { addPublication, emptyDay } from '@postwright/core/analytics/count-publication'
import { readAnalytics } from '@postwright/core/api/analytics'
import { channelMonthId, monthOf } from '@postwright/core/model/channel-month'
import { paths } from '@postwright/core/paths'
import { beforeAll, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database } from '../support/documents.ts'
import { addMember } from '../support/members.ts'

const PERIOD = { from: '2026-11-01', to: '2026-11-10' }

let owner: TestCaller
let stranger: TestCaller

async function plant(caller: TestCaller, connectionId: string, day: string, likes: number, labels: string[] = []) {
  const publication = { postId: `post${day}`, labels, campaignId: 'spring', values: { likes, views: 10 * likes } }
  const month = monthOf(day)
  const path = `${paths.channelMonths(caller.workspaceId)}/${channelMonthId(connectionId, month)}`
  const days = [{ ...addPublication(emptyDay(day), publication), followers: 100 + likes }]
  const base = { schema: 1, rev: 1, createdAt: new Date(), updatedAt: new Date(), createdBy: 'scheduler' }
  await database()
    .doc(path)
    .set({ ...base, connectionId, platform: 'mastodon', month, days })
}

beforeAll(async () => {
  owner = await createCaller()
  stranger = await createCaller()
  await plant(owner, 'one', '2026-11-05', 4, ['Tips'])
  await plant(owner, 'two', '2026-11-06', 6)
  await plant(owner, 'one', '2026-10-25', 3)
  await plant(owner, 'one', '2025-11-08', 2)
  await plant(owner, 'one', '2026-12-01', 50)
  await plant(stranger, 'theirs', '2026-11-05', 90)
})

const ask = (caller: TestCaller, more: object = {}) =>
  caller.call(readAnalytics, { workspaceId: owner.workspaceId, period: PERIOD, ...more })

test('a workspace is told the sums of its days, and of the days before, from a document for each channel and month', async () => {
  const report = dataOf(await ask(owner, { comparison: 'before' }))
  expect(report).toMatchObject({
    documents: 3,
    isCut: false,
    current: { ...PERIOD, total: { publications: 2, likes: { sum: 10, of: 2 }, views: { sum: 100, of: 2 } } },
    before: { from: '2026-10-22', to: '2026-10-31', total: { publications: 1, likes: { sum: 3 } } },
  })
  expect(report.current.days).toHaveLength(10)
  expect(report.best.map(({ connectionId, engagement }) => [connectionId, engagement])).toEqual([
    ['two', 6],
    ['one', 4],
  ])
  const yearAgo = dataOf(await ask(owner, { comparison: 'year' }))
  expect(yearAgo).toMatchObject({ documents: 3, before: { from: '2025-11-01', total: { likes: { sum: 2 } } } })
})

test('one channel, the posts of a label and those of a campaign are told alone', async () => {
  const one = dataOf(await ask(owner, { connectionId: 'one' }))
  expect(one).toMatchObject({ documents: 1, current: { total: { likes: { sum: 4 } } } })
  expect(one.current.channels.map(({ followers }) => followers)).toEqual([[{ day: '2026-11-05', count: 104 }]])
  const tips = dataOf(await ask(owner, { posts: { by: 'label', name: 'Tips' } }))
  expect(tips.current.total).toMatchObject({ publications: 1, likes: { sum: 4 } })
  const spring = dataOf(await ask(owner, { posts: { by: 'campaign', name: 'spring' } }))
  expect(spring.current.total.publications).toBe(2)
})

test('every role reads them, other people and a channel of theirs do not', async () => {
  for (const role of ['viewer', 'client', 'approver'] as const) {
    const member = await createCaller()
    await addMember(owner.workspaceId, member.uid, role)
    expect(dataOf(await ask(member)).current.total.publications).toBe(2)
  }
  errorOf(await ask(stranger), 'not_found')
  errorOf(await callApi(readAnalytics, { workspaceId: owner.workspaceId, period: PERIOD }), 'unauthenticated')
  const aimed = dataOf(await ask(owner, { connectionId: 'theirs' }))
  expect(aimed).toMatchObject({ documents: 0, current: { total: { publications: 0 } } })
})

test.each([
  { period: { from: '2026-11-10', to: '2026-11-01' } },
  { period: { from: '2024-01-01', to: '2026-11-01' } },
  { period: { from: 'yesterday', to: 'today' } },
  { period: { from: '0001-01-01', to: '9999-12-31' } },
  { posts: { by: 'label', name: '' } },
  { posts: { by: 'constructor', name: 'a' } },
  { connectionId: '../other' },
])('a call with %j is refused before anything is read', async (more) => {
  errorOf(await ask(owner, more), 'validation_failed')
})
