import { setReferralCode } from '@postwright/core/api/earn'
import { getNetworkImpact } from '@postwright/core/api/networks'
import { listSwitches, setSwitch } from '@postwright/core/api/switches'
import { RELEASE_LATENESS_MAX } from '@postwright/core/limits'
import { ALWAYS_ON, type SwitchSettings } from '@postwright/core/model/service-switch'
import { paths } from '@postwright/core/paths'
import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { setFields } from '../support/documents.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

// Other tests use the services at the same time, so switches here exclude only people of this file.
let served: Awaited<ReturnType<typeof serveApi>>
let admin: TestCaller

beforeAll(async () => {
  served = await serveApi(await createLocalDeps())
  admin = await asAdmin(await createCaller({ api: served.api }), served.api)
  await confirm(admin)
})
afterAll(() => served.stop())

const id = 'earn'
const ownCode = (caller: TestCaller) => `T${caller.uid.replace(/[^A-Za-z0-9]/g, '').slice(0, 9)}`.toUpperCase()

async function read() {
  const { switches } = dataOf(await admin.call(listSwitches, {}))
  const found = switches.find((service) => service.id === id)
  if (!found) throw new Error('The service is not listed.')
  return found
}

const save = async (settings: Partial<SwitchSettings>, rev?: number) =>
  admin.call(setSwitch, {
    id,
    rev: rev ?? (await read()).rev,
    settings: { ...ALWAYS_ON, ...settings },
    reason: 'Payouts are looked into',
  })

it('refuses what belongs to a service to those it is off for, with the words of the admin, until it is on again', async () => {
  const [ada, grace] = [await createCaller({ api: served.api }), await createCaller({ api: served.api })]
  const message = 'Referral links are paused until Monday.'
  dataOf(await save({ excluded: [ada.uid], message }))
  const refused = await ada.call(setReferralCode, { code: ownCode(ada) })
  expect(errorOf(refused, 'service_off')).toMatchObject({ detail: message })
  dataOf(await grace.call(setReferralCode, { code: ownCode(grace) }))
  dataOf(await save({}))
  dataOf(await ada.call(setReferralCode, { code: ownCode(ada) }))
})

it('names the latest change with its person and reason, and writes each change once into the audit log', async () => {
  const ada = await createCaller({ api: served.api })
  const { service } = dataOf(await save({ excluded: [ada.uid] }))
  expect(service.changed).toMatchObject({
    by: admin.uid,
    byName: admin.user.fullName,
    reason: 'Payouts are looked into',
  })
  const count = async () =>
    (await auditEntriesFor(paths.serviceSwitch(id))).filter(
      (entry) => 'actorUid' in entry && entry.actorUid === admin.uid,
    ).length
  const before = await count()
  expect(dataOf(await save({ excluded: [ada.uid] }, service.rev - 1)).service).toEqual(service)
  expect(await count()).toBe(before)
  dataOf(await save({}))
  expect(await count()).toBe(before + 1)
})

it('refuses a change that is based on an earlier state', async () => {
  const ada = await createCaller({ api: served.api })
  const { rev } = await read()
  dataOf(await save({ excluded: [ada.uid] }, rev))
  errorOf(await save({ share: 50 }, rev), 'stale_revision')
  dataOf(await save({}))
})

it('refuses a share above all, and a change without a reason', async () => {
  const { rev } = await read()
  errorOf(await save({ share: 101 }, rev), 'validation_failed')
  errorOf(await admin.call(setSwitch, { id, rev, settings: ALWAYS_ON, reason: ' ' }), 'validation_failed')
})

it('exists for nobody who is no admin', async () => {
  const ada = await createCaller({ api: served.api })
  errorOf(await ada.call(listSwitches, {}), 'route_not_found')
  errorOf(await ada.call(setSwitch, { id, rev: 0, settings: ALWAYS_ON, reason: 'Why not' }), 'route_not_found')
})

it('counts the posts that a stop of a network holds, and those that wait for its end', async () => {
  const platform = 'pinterest'
  const people = [await createCaller({ api: served.api }), await createCaller({ api: served.api })] as const
  const impact = async () => dataOf(await admin.call(getNetworkImpact, { platform }))
  const before = await impact()
  const HOUR = 60 * 60_000
  const stopped = { kind: 'stopped', detail: '', retryable: true } as const
  const plan = async ({ workspaceId }: TestCaller, hours: number, isHeld = false) => {
    const instant = Date.now() + hours * HOUR
    const postId = `post${randomUUID().slice(0, 8)}`
    const variant = makeVariant({ workspaceId, platform, postId, connectionId: `c${postId}` })
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = variant
    await setFields(paths.variant(workspaceId, variant.id), {
      ...fields,
      scheduled: { ...variant.scheduled, instant },
      dueAt: null,
      createdAt: Timestamp.now(),
      updatedAt: Timestamp.now(),
      ...(isHeld && { state: 'held', error: stopped }),
    })
  }
  for (const person of people) {
    await plan(person, 2)
    await plan(person, 48)
    await plan(person, 1_000)
    await plan(person, -RELEASE_LATENESS_MAX / HOUR / 2, true)
  }
  await plan(people[0], -RELEASE_LATENESS_MAX / HOUR - 1, true)
  const { scheduled, held } = before
  expect(await impact()).toEqual({
    scheduled: { day: scheduled.day + 2, week: scheduled.week + 4, all: scheduled.all + 6 },
    workspaces: before.workspaces + 2,
    hasMoreWorkspaces: false,
    held: { released: held.released + 2, late: held.late + 1 },
  })
  errorOf(await people[0].call(getNetworkImpact, { platform }), 'route_not_found')
})
