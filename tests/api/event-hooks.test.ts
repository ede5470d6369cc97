import {
  createEventHook,
  deleteEventHook,
  getHookOffer,
  listEventHooks,
  listHookDeliveries,
  replayHookDelivery,
  rotateEventHook,
  testEventHook,
  updateEventHook,
} from '@postwright/core/api/event-hooks'
import type { InputOf } from '@postwright/core/endpoint'
import { EVENT_HOOKS_MAX } from '@postwright/core/model/event-hook'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { type HookReceiver, startHookReceiver, verifyHookCall } from '../support/hook-receiver.ts'
import { addMember } from '../support/members.ts'
import { PATIENCE } from '../support/patience.ts'

let receiver: HookReceiver
let ada: TestCaller
let editor: TestCaller
let manager: TestCaller
let stranger: TestCaller

beforeAll(async () => {
  receiver = await startHookReceiver()
  ;[editor, manager, stranger] = await Promise.all([createCaller(), createCaller(), createCaller()])
})
beforeEach(async () => {
  receiver.answerWith({})
  ada = await createCaller()
  await addMember(ada.workspaceId, editor.uid, 'editor')
  await addMember(ada.workspaceId, manager.uid, 'manager')
})
afterAll(() => receiver.close())

const place = () => ({ workspaceId: ada.workspaceId })
const wanted = (fields: Partial<InputOf<typeof createEventHook>> = {}) => ({
  ...place(),
  name: 'Our CRM',
  address: receiver.address,
  events: ['post.published' as const, 'post.failed' as const],
  ...fields,
})
const made = async () => dataOf(await ada.call(createEventHook, wanted()))

describe('a webhook of a workspace', () => {
  test('tells its secret once: neither lists, changes nor stored documents hold it', async () => {
    const { hook, key } = await made()
    expect(key).toMatch(/^whsec_/)
    const { hooks } = dataOf(await manager.call(listEventHooks, place()))
    expect(hooks).toMatchObject([{ id: hook.id, name: 'Our CRM', address: receiver.address, pausedFor: null }])
    const renamed = dataOf(await ada.call(updateEventHook, { ...place(), hookId: hook.id, rev: 1, name: 'Other' }))
    const stored = await fieldsOf(paths.eventHook(ada.workspaceId, hook.id))
    const entries = await auditEntriesFor(hook.id)
    expect(entries).toContainEqual(expect.objectContaining({ action: 'event_hook.made', actorUid: ada.uid }))
    const said = JSON.stringify([hooks, renamed, stored, entries])
    expect(said).not.toContain(key.slice('whsec_'.length))
    expect(JSON.stringify(stored)).not.toContain(receiver.address)
  })

  test('is managed by owners and managers alone, and does not exist for others', async () => {
    const { hook } = await made()
    const one = { ...place(), hookId: hook.id }
    errorOf(await editor.call(listEventHooks, place()), 'forbidden')
    errorOf(await editor.call(createEventHook, wanted()), 'forbidden')
    errorOf(await editor.call(rotateEventHook, { ...one, rev: 1 }), 'forbidden')
    errorOf(await editor.call(listHookDeliveries, one), 'forbidden')
    errorOf(await stranger.call(listEventHooks, place()), 'not_found')
    errorOf(await stranger.call(createEventHook, wanted()), 'not_found')
    errorOf(await stranger.call(updateEventHook, { ...one, rev: 1, isPaused: true }), 'not_found')
    errorOf(await stranger.call(deleteEventHook, one), 'not_found')
    errorOf(await stranger.call(testEventHook, one), 'not_found')
    // Nor does it exist in the stranger's own workspace.
    errorOf(await stranger.call(testEventHook, { workspaceId: stranger.workspaceId, hookId: hook.id }), 'not_found')
  })

  test('takes notifications of members where it has chosen them, which every member may know', async () => {
    expect(dataOf(await editor.call(getHookOffer, place()))).toEqual({ takesNotifications: false })
    dataOf(await ada.call(createEventHook, wanted({ events: ['notification.created'] })))
    expect(dataOf(await editor.call(getHookOffer, place()))).toEqual({ takesNotifications: true })
    errorOf(await stranger.call(getHookOffer, place()), 'not_found')
  })

  test('is refused at addresses that are not on the public internet', async () => {
    for (const address of ['http://169.254.169.254/latest', 'http://user:pw@example.com/', 'http://[fe80::1]/']) {
      errorOf(await ada.call(createEventHook, wanted({ address })), 'address_refused')
    }
    errorOf(await ada.call(createEventHook, wanted({ address: 'ftp://example.com/' })), 'validation_failed')
    const { hook } = await made()
    const moved = { ...place(), hookId: hook.id, rev: 1, address: 'http://169.254.169.254/' }
    errorOf(await ada.call(updateEventHook, moved), 'address_refused')
  })

  test('is one of ten at most, however many are made at once', async () => {
    const { hook } = await made()
    const stored = (await fieldsOf(paths.eventHook(ada.workspaceId, hook.id))) ?? {}
    const planted = Array.from({ length: EVENT_HOOKS_MAX - 2 }, (_, at) => paths.eventHook(ada.workspaceId, `h${at}`))
    await Promise.all(planted.map((path) => setFields(path, stored)))
    const replies = await Promise.all([1, 2, 3].map(() => ada.call(createEventHook, wanted())))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    errorOf(await ada.call(createEventHook, wanted()), 'list_full')
  })

  test('is changed only as it was seen, and removed for good', async () => {
    const { hook } = await made()
    const one = { ...place(), hookId: hook.id }
    const paused = dataOf(await ada.call(updateEventHook, { ...one, rev: 1, isPaused: true }))
    expect(paused.hook).toMatchObject({ pausedFor: 'person', rev: 2 })
    errorOf(await ada.call(updateEventHook, { ...one, rev: 1, isPaused: false }), 'stale_revision')
    errorOf(await ada.call(rotateEventHook, { ...one, rev: 1 }), 'stale_revision')
    expect(dataOf(await ada.call(deleteEventHook, one))).toEqual({ removed: true })
    expect(dataOf(await ada.call(deleteEventHook, one))).toEqual({ removed: false })
    errorOf(await ada.call(testEventHook, one), 'not_found')
  })
})

describe('the deliveries of a webhook', () => {
  test('say what a test event led to, signed by the secret and, after a rotation, by both', async () => {
    const { hook, key } = await made()
    const one = { ...place(), hookId: hook.id }
    const { delivery } = dataOf(await ada.call(testEventHook, one))
    await expect.poll(() => receiver.ids()).toContain(delivery.eventId)
    const rotated = dataOf(await ada.call(rotateEventHook, { ...one, rev: (await only()).rev }))
    expect(rotated.key).not.toBe(key)
    const second = dataOf(await ada.call(testEventHook, one)).delivery
    await expect.poll(() => receiver.ids()).toContain(second.eventId)
    const call = receiver.seen().find(({ headers }) => headers['webhook-id'] === second.eventId)
    if (!call) throw new Error('nothing came')
    expect(verifyHookCall(key, call)).toMatchObject({ type: 'hook.test', data: { hookId: hook.id } })
    expect(verifyHookCall(rotated.key, call)).toHaveProperty('timestamp')
  })

  async function only() {
    const [hook] = dataOf(await ada.call(listEventHooks, place())).hooks
    if (!hook) throw new Error('no webhook')
    return hook
  }

  test('are listed by state and replayed under the same id, and belong to their webhook', async () => {
    const { hook } = await made()
    const one = { ...place(), hookId: hook.id }
    receiver.answerWith({ status: 500, body: 'x'.repeat(2_000) })
    const { delivery } = dataOf(await ada.call(testEventHook, one))
    const failed = () => ada.call(listHookDeliveries, { ...one, state: 'failed' })
    await expect.poll(async () => dataOf(await failed()).deliveries.length).toBe(1)
    expect(dataOf(await failed()).deliveries).toMatchObject([
      { id: delivery.id, status: 500, problem: 'refused', answer: 'x'.repeat(500) },
    ])
    receiver.answerWith({})
    const again = { ...one, deliveryId: delivery.id }
    expect(dataOf(await ada.call(replayHookDelivery, again)).delivery).toMatchObject({ state: 'arrived', attempts: 1 })
    expect(receiver.ids().filter((id) => id === delivery.eventId)).toHaveLength(2)
    const other = await made()
    errorOf(await ada.call(replayHookDelivery, { ...again, hookId: other.hook.id }), 'not_found')
    errorOf(await ada.call(listHookDeliveries, { ...one, after: 'nonsense' }), 'validation_failed')
    errorOf(await stranger.call(replayHookDelivery, again), 'not_found')
  })

  test(
    'come of a job of the workspace that has ended, by the triggers of the product',
    { timeout: 400_000 },
    async () => {
      const { hook } = dataOf(await ada.call(createEventHook, wanted({ events: ['job.failed', 'channel.connected'] })))
      const job = database().doc(paths.job(ada.uid, 'job-of-hook'))
      const now = new Date()
      const facts = { kind: 'series', rev: 1, updatedAt: now, facts: { workspaceId: ada.workspaceId, seriesId: 's1' } }
      await job.set({ ...facts, status: 'running', expiresAt: now })
      await job.update({ status: 'failed', cause: 'error', rev: 2 })
      const log = () => ada.call(listHookDeliveries, { ...place(), hookId: hook.id })
      await expect
        .poll(async () => dataOf(await log()).deliveries.map(({ event }) => event), { timeout: PATIENCE })
        .toEqual(['job.failed'])
      await expect.poll(async () => dataOf(await log()).deliveries[0]?.state, { timeout: PATIENCE }).toBe('arrived')
    },
  )
})
