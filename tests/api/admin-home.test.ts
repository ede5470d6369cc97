import { getAdminFigures, getAdminHome, type NeedKind } from '@postwright/core/api/admin-home'
import { sendContactMessage, settleContactMessage } from '@postwright/core/api/contact'
import { payments } from '@postwright/core/collections/payments'
import { paths } from '@postwright/core/paths'
import { dayOf } from '@postwright/core/time/utc-day'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countFigures } from '../../functions/src/domain/operator/day-counts.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { asAdmin } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database } from '../support/documents.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

let deps: Deps
let served: Awaited<ReturnType<typeof serveApi>>
let admin: TestCaller
/** Milliseconds that the test's clock is ahead. Moving it on expires what is cached for some seconds. */
let ahead = 0

beforeAll(async () => {
  const clock = { now: () => Date.now() + ahead, sleep: async () => {} }
  deps = await createLocalDeps({}, { clock })
  served = await serveApi(deps)
  admin = await asAdmin(await createCaller({ api: served.api }), served.api)
})
afterAll(() => served.stop())

async function readHome() {
  ahead += 10_000
  return dataOf(await admin.call(getAdminHome, {}))
}

async function need(kind: NeedKind) {
  const { needs } = await readHome()
  expect(needs.unread).toEqual([])
  return needs.found.find((each) => each.kind === kind)
}

it('is an address that does not exist for everybody but admins', async () => {
  const ben = await createCaller({ api: served.api })
  for (const endpoint of [getAdminHome, getAdminFigures]) {
    errorOf(await ben.call(endpoint, {}), 'route_not_found')
    errorOf(await callApi(endpoint, {}, { api: served.api }), 'route_not_found')
  }
})

it('counts a contact message until it is settled, with the time of the oldest', async () => {
  const before = await need('messages')
  const text = `The calendar forgot a post of mine ${randomUUID()}`
  const message = { name: 'Ben', email: 'ben@example.com', topic: 'problem' as const, message: text }
  const { receipt } = dataOf(await callApi(sendContactMessage, message, { api: served.api }))
  const after = await need('messages')
  expect(after?.count).toBeGreaterThan(before?.count ?? 0)
  expect(after?.since).toBeLessThanOrEqual(Date.now() + ahead)
  const stored = await database().collection(paths.contactMessages()).where('receipt', '==', receipt).get()
  const id = stored.docs[0]?.id ?? ''
  dataOf(await admin.call(settleContactMessage, { messageId: id, rev: 1, status: 'answered' }))
  expect((await need('messages'))?.count ?? 0).toBeLessThan(after?.count ?? 0)
})

it('names payments that wait for approval, since when the oldest was handed in, and stands before messages', async () => {
  const before = (await need('payments'))?.count ?? 0
  const id = `p-${randomUUID()}`
  const submittedAt = new Date(Date.UTC(2020, 0, 1))
  const ref = database().collection(payments.path()).doc(id)
  await ref.set({ status: 'in_review', submittedAt })
  const waiting = await need('payments')
  expect(waiting?.count).toBeGreaterThan(before)
  expect(waiting?.since).toBe(submittedAt.getTime())
  const { needs } = await readHome()
  const kinds = needs.found.map(({ kind }) => kind)
  expect(kinds.indexOf('payments')).toBeLessThan(kinds.includes('messages') ? kinds.indexOf('messages') : kinds.length)
  await ref.delete()
})

it('answers a repeated call within some seconds with what is known', async () => {
  const first = await readHome()
  expect(dataOf(await admin.call(getAdminHome, {})).readAt).toBe(first.readAt)
  expect(first.board?.days).toHaveLength(28)
})

it('shows figures that grow with the people and workspaces of this test', async () => {
  const measure = async () => {
    await database()
      .doc(paths.figureDay(dayOf(Date.now() + ahead)))
      .delete()
    await countFigures(deps)
    ahead += 30_000
    const { figures } = dataOf(await admin.call(getAdminFigures, {}))
    if (!figures?.latest) throw new Error('There are no figures.')
    return figures.latest
  }
  const before = await measure()
  await createCaller({ api: served.api })
  await createCaller({ api: served.api })
  const after = await measure()
  for (const name of ['people', 'newPeople', 'workspaces', 'activeSessions'] as const) {
    expect(after.values[name]).toBeGreaterThanOrEqual(before.values[name] + 2)
  }
  expect(after.measuredAt).toBeGreaterThan(before.measuredAt)
})

it('shows the usage of each day of the month with its cost', async () => {
  ahead += 30_000
  const { usage } = dataOf(await admin.call(getAdminFigures, {}))
  const today = dayOf(Date.now() + ahead)
  expect(usage?.days.at(-1)?.day).toBe(today)
  expect(usage?.days[0]?.day).toBe(`${today.slice(0, 8)}01`)
  expect(usage?.cost.total).toBe(
    (usage?.cost.database ?? 0) + (usage?.cost.functions ?? 0) + (usage?.cost.storage ?? 0),
  )
})
