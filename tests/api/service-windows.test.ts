import { randomUUID } from 'node:crypto'
import { closeBreaker, listNetworkStates } from '@postwright/core/api/networks'
import { startBrandAutofill } from '@postwright/core/api/brand-autofill'
import {
  endWindow,
  getServiceImpact,
  listSwitches,
  planWindow,
  readServices,
  setSwitch,
} from '@postwright/core/api/switches'
import { readImportFeed } from '@postwright/core/api/import-feeds'
import { ALWAYS_ON, type ServiceId, type SwitchSettings, WINDOW_TIME_MAX } from '@postwright/core/model/service-switch'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { asAdmin, confirm } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

// The whole run shares the switches, so this file excludes only its own people and plans no window that has begun.
let served: Awaited<ReturnType<typeof serveApi>>

let deps: Deps
let clock: TestClock
let admin: TestCaller

beforeAll(async () => {
  clock = createTestClock(Date.now())
  const local = await createLocalDeps({}, { clock })
  deps = local
  served = await serveApi(local)

  admin = await asAdmin(await createCaller({ api: served.api }), served.api)
  await confirm(admin)
})
afterAll(() => served.stop())

async function read(id: ServiceId) {
  const found = dataOf(await admin.call(listSwitches, {})).switches.find((service) => service.id === id)
  if (!found) throw new Error('The service is not listed.')
  return found
}

async function save(id: ServiceId, settings: Partial<SwitchSettings>) {
  const { rev } = await read(id)
  return admin.call(setSwitch, { id, rev, settings: { ...ALWAYS_ON, ...settings }, reason: 'Trial' })
}

const offFor = async (caller: TestCaller) =>
  dataOf(await caller.call(readServices, { workspaceId: caller.workspaceId })).off

const window = (from: number, to: number, message = 'We move the archive.') => {
  const now = clock.now()
  return { id: 'contributions' as const, windowId: randomUUID(), startsAt: now + from, endsAt: now + to, message }
}

it('plans windows once each, refuses what is past, too long or overlaps, and ends them early', async () => {
  const planned = window(HOUR, 2 * HOUR)
  const { service } = dataOf(await admin.call(planWindow, planned))
  expect(service.windows).toContainEqual(expect.objectContaining({ id: planned.windowId, plannedBy: admin.uid }))
  expect(dataOf(await admin.call(planWindow, planned)).service).toEqual(service)
  errorOf(await admin.call(planWindow, window(1.5 * HOUR, 3 * HOUR)), 'window_overlaps')
  errorOf(await admin.call(planWindow, window(-HOUR, HOUR)), 'window_past')
  errorOf(await admin.call(planWindow, window(3 * HOUR, 3 * HOUR + WINDOW_TIME_MAX + 1)), 'window_too_long')
  errorOf(await admin.call(planWindow, { ...window(3 * HOUR, 4 * HOUR), message: ' ' }), 'validation_failed')
  const place = { id: planned.id, windowId: planned.windowId }
  const ended = dataOf(await admin.call(endWindow, place)).service
  expect(ended.windows.some(({ id }) => id === planned.windowId)).toBe(false)
  errorOf(await admin.call(endWindow, place), 'not_found')
  const mine = (await auditEntriesFor(paths.serviceSwitch(planned.id))).flatMap((entry) =>
    'actorUid' in entry && entry.actorUid === admin.uid && 'action' in entry ? [String(entry.action)] : [],
  )
  expect(mine.toSorted()).toEqual(['service.window_ended', 'service.window_planned'])
})

it('asks for a fresh sign-in before a window, and exists for nobody who is no admin', async () => {
  const grace = await createCaller({ api: served.api })
  const planned = window(HOUR, 2 * HOUR)
  const place = { id: planned.id, windowId: planned.windowId }
  errorOf(await grace.call(planWindow, planned), 'route_not_found')
  errorOf(await grace.call(endWindow, place), 'route_not_found')
  errorOf(await grace.call(getServiceImpact, { id: 'publishing' }), 'route_not_found')
  errorOf(await grace.call(closeBreaker, { platform: 'sandbox', reason: 'Why not' }), 'route_not_found')
  const second = await asAdmin(grace, served.api)
  errorOf(await second.call(planWindow, planned), 'reauthentication_required')
  errorOf(await second.call(endWindow, place), 'reauthentication_required')
  errorOf(await second.call(closeBreaker, { platform: 'sandbox', reason: 'Why not' }), 'reauthentication_required')
})

it('is off and on again within a minute, in the API and the engine of every process', async () => {
  const [ada, grace] = [await createCaller({ api: served.api }), await createCaller({ api: served.api })]
  const second = await createLocalDeps({}, { clock })
  const { workspaceId } = ada
  const inSecond = () => second.services.decide('brand_autofill', { workspaceId })
  const start = () => ada.call(startBrandAutofill, { workspaceId, kitId: 'kit1', url: 'https://example.com' })
  expect([await offFor(ada), await inSecond()]).toEqual([[], { isOn: true }])
  dataOf(await save('brand_autofill', { excluded: [workspaceId], message: 'Back on Monday.' }))
  // The process that saved the switch refuses at once, others within a minute.
  errorOf(await start(), 'service_off')
  clock.advance(MINUTE)
  expect(await inSecond()).toMatchObject({ isOn: false, why: 'excluded' })
  expect(await offFor(ada)).toEqual([
    { id: 'brand_autofill', because: 'brand_autofill', message: 'Back on Monday.', until: null },
  ])
  expect(await offFor(grace)).toEqual([])
  dataOf(await save('brand_autofill', {}))
  clock.advance(MINUTE)
  expect([await offFor(ada), await inSecond()]).toEqual([[], { isOn: true }])
  const again = await start()
  expect(again.ok || again.error.code).not.toBe('service_off')
})

it('turns off what needs it, for the same workspaces and with its own words', async () => {
  const ada = await createCaller({ api: served.api })
  dataOf(await save('media', { excluded: [ada.workspaceId], message: 'Storage is being moved.' }))
  const refused = await ada.call(readImportFeed, { workspaceId: ada.workspaceId, url: 'https://example.com/feed' })
  expect(errorOf(refused, 'service_off')).toMatchObject({ detail: 'Storage is being moved.' })
  expect((await offFor(ada)).map(({ id, because }) => [id, because])).toEqual(
    ['media', 'post_imports', 'feed_imports', 'brand_autofill', 'contributions'].map((id) => [id, 'media']),
  )
  dataOf(await save('media', {}))
  expect(await offFor(ada)).toEqual([])
})

it('is turned on or off for segments, the same in the API and in the engine', async () => {
  const [ada, grace] = [await createCaller({ api: served.api }), await createCaller({ api: served.api })]
  const rules = (...segments: SwitchSettings['rules'][number]['segment'][]) =>
    segments.map((segment) => ({ isOn: false, segment }))
  const { username } = ada.user
  const { service } = dataOf(await save('model_runs', { rules: rules({ kind: 'people', uids: [username] }) }))
  expect(service.settings.rules).toEqual(rules({ kind: 'people', uids: [ada.uid] }))
  expect(service.names).toEqual({ [ada.uid]: username })
  expect((await offFor(ada)).map(({ id }) => id)).toEqual(['model_runs'])
  expect(await offFor(grace)).toEqual([])
  const { workspaceId } = ada
  expect(await deps.services.decide('model_runs', { workspaceId })).toMatchObject({ isOn: false, why: 'segment' })
  errorOf(
    await save('model_runs', { rules: rules({ kind: 'people', uids: ['nobody-has-this'] }) }),
    'validation_failed',
  )
  dataOf(await save('model_runs', {}))
  expect(await offFor(ada)).toEqual([])
})

it('tells nobody about a workspace of others', async () => {
  const [ada, eve] = [await createCaller({ api: served.api }), await createCaller({ api: served.api })]
  errorOf(await eve.call(readServices, { workspaceId: ada.workspaceId }), 'not_found')
})

it('counts what a stop pauses, for the service and for all that need it', async () => {
  const { affected } = dataOf(await admin.call(getServiceImpact, { id: 'publishing' }))
  expect(affected.map(({ id }) => id)).toEqual(['publishing', 'series', 'queues'])
  for (const { count, people } of affected) expect(people).toBeLessThanOrEqual(count)
  for (const id of ['media', 'mails', 'model_runs'] as const) dataOf(await admin.call(getServiceImpact, { id }))
})

it('closes the breaker of a network with a reason, once, and tells its last errors', async () => {
  const platform = 'tiktok'
  for (let call = 0; call < 10; call += 1)
    await deps.networkHealth.note(platform, 'https://one.example', 'platform_down')
  const state = async () =>
    dataOf(await admin.call(listNetworkStates, {})).networks.find((network) => network.platform === platform)
  expect(await state()).toMatchObject({ openedAt: expect.any(Number), probeAt: expect.any(Number), probes: 0 })
  expect((await state())?.lastErrors[0]).toMatchObject({ kind: 'platform_down', service: 'https://one.example' })
  errorOf(await admin.call(closeBreaker, { platform, reason: ' ' }), 'validation_failed')
  for (let call = 0; call < 2; call += 1) dataOf(await admin.call(closeBreaker, { platform, reason: 'It is back' }))
  expect(await state()).toMatchObject({ openedAt: null, probeAt: null })
  expect(await deps.networkHealth.admit(platform)).toEqual({ kind: 'go' })
  const acts = (await auditEntriesFor(platform)).filter(
    (entry) => 'actorUid' in entry && entry.actorUid === admin.uid && 'action' in entry,
  )
  expect(acts).toMatchObject([{ action: 'network.breaker_closed', facts: { platform, reason: 'It is back' } }])
})
