import { eventHooks } from '@postwright/core/collections/event-hooks'
import { hookDeliveries } from '@postwright/core/collections/hook-deliveries'
import {
  type EventHook,
  HOOK_FAILING_MAX,
  HOOK_LEASE,
  HOOK_PAUSES,
  HOOK_ROTATION,
  type HookDelivery,
  type HookEvent,
} from '@postwright/core/model/event-hook'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { replayDelivery } from '../../functions/src/domain/event-hooks/deliveries.ts'
import { addHook, changeHook, removeHook, rotateHook } from '../../functions/src/domain/event-hooks/manage-hooks.ts'
import { sendDelivery, sendDueDeliveries } from '../../functions/src/domain/event-hooks/send-delivery.ts'
import { eventOfVariant } from '../../functions/src/domain/hook-events/hook-events.ts'
import { type Happened, noteEvent } from '../../functions/src/domain/hook-events/note-event.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import type { HookOutcome } from '../../functions/src/domain/ports/event-hooks.ts'
import { makeUser } from '../support/factories/user.ts'
import { type HookReceiver, startHookReceiver, verifyHookCall } from '../support/hook-receiver.ts'
import { createPublishingWorld, HOUR, MINUTE, type PublishingWorld } from '../support/publishing.ts'

const DAY = 24 * HOUR
const ARRIVED: HookOutcome = { problem: null, status: 200, answer: 'ok' }
const DOWN: HookOutcome = { problem: 'no_answer', status: null, answer: '' }

let world: PublishingWorld
let receiver: HookReceiver
let deps: Deps

beforeAll(async () => {
  receiver = await startHookReceiver()
})
afterAll(() => receiver.close())
beforeEach(async () => {
  world = await createPublishingWorld('event-hooks')
  receiver.answerWith({})
  deps = world.deps
  const { db } = world.refs
  await db.recursiveDelete(db.collection(paths.hookDeliveries()))
  await db.recursiveDelete(db.collection(paths.notifications('owner')))
  await world.refs.user('owner').set(makeUser({ id: 'owner', fullName: 'Olga Owner' }))
})

async function hooked(events: HookEvent[] = ['post.published', 'post.failed']) {
  const { hook, key } = await addHook(deps, world.owner, {
    workspaceId: world.workspaceId,
    name: 'Our CRM',
    address: receiver.address,
    events,
  })
  return { key, place: { workspaceId: world.workspaceId, hookId: hook.id } }
}

const happened = (eventId: string, fields: Partial<Happened> = {}): Happened => ({
  workspaceId: world.workspaceId,
  event: 'post.published',
  eventId,
  at: world.clock.now(),
  data: { postId: 'post1' },
  ...fields,
})

const log = async (): Promise<HookDelivery[]> => {
  const all = world.refs.described(hookDeliveries).where('workspaceId', '==', world.workspaceId)
  return (await all.get()).docs.map((each) => each.data())
}
async function only(): Promise<HookDelivery> {
  const [delivery, ...more] = await log()
  if (!delivery || more.length > 0) throw new Error(`${more.length} more deliveries`)
  return delivery
}
async function hookNow(id: string): Promise<EventHook> {
  const found = (await world.refs.described(eventHooks, world.workspaceId).doc(id).get()).data()
  if (!found) throw new Error('no webhook')
  return found
}
const notices = async () =>
  (await world.refs.notifications('owner').get()).docs
    .map((each) => each.data())
    .filter(({ kind }) => kind === 'hook.paused')

/** Dependencies whose receiver returns these outcomes, repeating the last one, and the event ids that it received. */
function answering(...outcomes: (HookOutcome | 'killed before' | 'killed after')[]) {
  const got: string[] = []
  let calls = 0
  const send = async ({ id }: { id: string }): Promise<HookOutcome> => {
    const outcome = outcomes[Math.min(calls, outcomes.length - 1)] ?? ARRIVED
    calls += 1
    if (outcome === 'killed before') throw new Error('the process is gone')
    got.push(id)
    if (outcome === 'killed after') throw new Error('the process is gone')
    return outcome
  }
  return { deps: { ...deps, hookSender: { ...deps.hookSender, send } }, got }
}

test('an event that is noticed and sent again and again arrives once and says what happened', async () => {
  const { place } = await hooked()
  const event = happened('evt_one')
  await Promise.all([1, 2].map(() => noteEvent(deps, event)))
  const { id } = await only()
  await Promise.all([1, 2].map(() => sendDelivery(deps, id)))
  await noteEvent(deps, event)
  await sendDueDeliveries(deps)
  const calls = receiver.seen().filter(({ headers }) => headers['webhook-id'] === 'evt_one')
  expect(calls).toHaveLength(1)
  const [call] = calls
  const timestamp = new Date(event.at).toISOString()
  if (!call) throw new Error('nothing came')
  expect(JSON.parse(call.body)).toEqual({ type: 'post.published', timestamp, data: { postId: 'post1' } })
  expect(await only()).toMatchObject({ state: 'arrived', status: 200, answer: 'ok', dueAt: null, attempts: 1 })
  expect(await hookNow(place.hookId)).toMatchObject({ failingSince: null, arrivedAt: world.clock.now() })
})

test('events go to webhooks that have chosen them and are active, and old ones to none', async () => {
  const { place } = await hooked(['post.failed'])
  await noteEvent(deps, happened('evt_not_chosen'))
  await noteEvent(deps, happened('evt_old', { event: 'post.failed', at: world.clock.now() - 4 * DAY }))
  await changeHook(deps, world.owner, { ...place, rev: 1, isPaused: true })
  await noteEvent(deps, happened('evt_paused', { event: 'post.failed' }))
  expect(await log()).toEqual([])
})

test('a delivery whose worker was killed is sent again after its lease, under the same id', async () => {
  await hooked()
  await noteEvent(deps, happened('evt_one'))
  const { id } = await only()
  const dying = answering('killed before', 'killed after', ARRIVED)
  await expect(sendDelivery(dying.deps, id)).rejects.toThrow('gone')
  await sendDelivery(dying.deps, id)
  expect(dying.got).toEqual([])
  world.clock.advance(HOOK_LEASE)
  await sendDueDeliveries(dying.deps)
  world.clock.advance(HOOK_LEASE)
  await sendDueDeliveries(dying.deps)
  expect(dying.got).toEqual(['evt_one', 'evt_one'])
  expect(await only()).toMatchObject({ state: 'arrived', attempts: 3 })
})

test('an answer that comes after its lease was taken over changes nothing', async () => {
  await hooked()
  await noteEvent(deps, happened('evt_one'))
  const { id } = await only()
  const slow = answering(DOWN)
  const { send } = slow.deps.hookSender
  const late = async (event: Parameters<typeof send>[0]) => {
    world.clock.advance(HOOK_LEASE)
    await sendDelivery(answering(ARRIVED).deps, id)
    return send(event)
  }
  await sendDelivery({ ...deps, hookSender: { ...deps.hookSender, send: late } }, id)
  expect(await only()).toMatchObject({ state: 'arrived', attempts: 2 })
})

test('a receiver that is down is called with growing pauses and gets the event once it is well again', async () => {
  const { place } = await hooked()
  await noteEvent(deps, happened('evt_one'))
  const outage = answering(DOWN, DOWN, DOWN, ARRIVED)
  const { id } = await only()
  await sendDelivery(outage.deps, id)
  for (const pause of HOOK_PAUSES.slice(0, 3)) {
    expect(await only()).toMatchObject({ state: 'waiting', dueAt: world.clock.now() + pause, problem: 'no_answer' })
    await sendDueDeliveries(outage.deps)
    world.clock.advance(pause)
    await sendDueDeliveries(outage.deps)
  }
  expect(outage.got).toEqual(Array.from({ length: 4 }, () => 'evt_one'))
  expect(await only()).toMatchObject({ state: 'arrived', problem: null, status: 200 })
  expect((await hookNow(place.hookId)).failingSince).toBeNull()
})

test('a webhook that fails for three days is paused, and its maker is told once', async () => {
  const { place } = await hooked()
  await noteEvent(deps, happened('evt_one'))
  const outage = answering(DOWN)
  await sendDueDeliveries(outage.deps)
  for (const pause of HOOK_PAUSES) {
    world.clock.advance(pause)
    await sendDueDeliveries(outage.deps)
    await sendDueDeliveries(outage.deps)
  }
  expect(HOOK_PAUSES.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(HOOK_FAILING_MAX)
  expect(await only()).toMatchObject({ state: 'failed', dueAt: null, problem: 'no_answer' })
  expect(await hookNow(place.hookId)).toMatchObject({ pausedFor: 'failing' })
  expect(await notices()).toMatchObject([{ hookName: 'Our CRM', pausedFor: 'failing', readAt: null }])
})

test('410 pauses at once; other deliveries end and are replayed by hand once it goes on', async () => {
  const { place } = await hooked()
  await noteEvent(deps, happened('evt_one'))
  receiver.answerWith({ status: 410, body: 'gone for good' })
  await sendDueDeliveries(deps)
  expect(await only()).toMatchObject({ state: 'failed', problem: 'gone', status: 410, answer: 'gone for good' })
  expect(await hookNow(place.hookId)).toMatchObject({ pausedFor: 'gone' })
  expect(await notices()).toHaveLength(1)
  await changeHook(deps, world.owner, { ...place, rev: (await hookNow(place.hookId)).rev, isPaused: false })
  receiver.answerWith({})
  const again = { ...place, deliveryId: (await only()).id }
  expect((await replayDelivery(deps, world.owner, again)).delivery).toMatchObject({
    state: 'arrived',
    eventId: 'evt_one',
  })
})

test('a redirect is not followed, and a refusal is told with the first 500 characters of its answer', async () => {
  await hooked()
  await noteEvent(deps, happened('evt_one'))
  receiver.answerWith({ status: 302, location: `${receiver.address}/elsewhere` })
  const before = receiver.seen().length
  await sendDueDeliveries(deps)
  expect(receiver.seen()).toHaveLength(before + 1)
  expect(await only()).toMatchObject({ state: 'waiting', problem: 'redirect' })
  receiver.answerWith({ status: 500, body: 'e'.repeat(900) })
  world.clock.advance(MINUTE)
  await sendDueDeliveries(deps)
  expect(await only()).toMatchObject({ state: 'waiting', problem: 'refused', status: 500, answer: 'e'.repeat(500) })
})

test('a receiver that answers too late counts as down', async () => {
  await hooked()
  await noteEvent(deps, happened('evt_one'))
  receiver.answerWith({ after: 12_000 })
  await sendDueDeliveries(deps)
  expect(await only()).toMatchObject({ state: 'waiting', problem: 'no_answer', status: null })
})

test('both secrets sign for a day after a rotation, then the new one alone', async () => {
  const { key, place } = await hooked()
  const rotated = await rotateHook(deps, world.owner, { ...place, rev: 1 })
  const callOf = async (eventId: string) => {
    await noteEvent(deps, happened(eventId))
    await sendDueDeliveries(deps)
    const call = receiver.seen().find(({ headers }) => headers['webhook-id'] === eventId)
    if (!call) throw new Error('nothing came')
    return call
  }
  // Signatures carry the time of the world's clock, and verification uses the machine's.
  world.clock.advance(Date.now() - world.clock.now())
  const fresh = await rotateHook(deps, world.owner, { ...place, rev: rotated.hook.rev })
  const during = await callOf('evt_during')
  expect(verifyHookCall(rotated.key, during)).toMatchObject({ type: 'post.published' })
  expect(verifyHookCall(fresh.key, during)).toMatchObject({ type: 'post.published' })
  expect(() => verifyHookCall(key, during)).toThrow('signature')
  const stored = await hookNow(place.hookId)
  await world.refs
    .described(eventHooks, world.workspaceId)
    .doc(stored.id)
    .set({ ...stored, previousKeyEndsAt: world.clock.now() })
  const after = await callOf('evt_after')
  expect(stored.previousKeyEndsAt).toBe(world.clock.now() + HOOK_ROTATION)
  expect(verifyHookCall(fresh.key, after)).toMatchObject({ type: 'post.published' })
  expect(() => verifyHookCall(rotated.key, after)).toThrow('signature')
})

test('nothing is sent for a webhook that was removed or paused meanwhile', async () => {
  const { place } = await hooked()
  await noteEvent(deps, happened('evt_one'))
  const before = receiver.seen().length
  await changeHook(deps, world.owner, { ...place, rev: 1, isPaused: true })
  await sendDueDeliveries(deps)
  expect(await only()).toMatchObject({ state: 'failed', problem: 'paused' })
  const other = await hooked()
  await noteEvent(deps, happened('evt_two'))
  await removeHook(deps, world.owner, other.place)
  await sendDueDeliveries(deps)
  expect(await log()).toHaveLength(1)
  expect(receiver.seen()).toHaveLength(before)
})

test('a published post is one event for each channel, in whatever order and how often its writes are told', async () => {
  await hooked(['post.scheduled', 'post.published'])
  await world.addPost('alpha')
  await world.schedule('alpha')
  const planned = await world.variant('alpha')
  await world.settle()
  const published = await world.variant('alpha')
  const writes = [
    eventOfVariant(null, planned),
    eventOfVariant({ ...planned, state: 'armed' }, published),
    eventOfVariant({ ...planned, state: 'claimed' }, { ...planned, rev: planned.rev + 2 }),
  ]
  for (const event of [...writes.toReversed(), ...writes]) if (event) await noteEvent(deps, event)
  const told = (await log()).map(({ event, body }) => `${event}: ${JSON.parse(body).data.excerpt}`)
  expect(told.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'post.published: alpha first words',
    'post.scheduled: alpha first words',
  ])
})
