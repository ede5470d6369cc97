import type { EventHook, HookDelivery } from '@postwright/core/model/event-hook'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendDelivery } from '../../functions/src/domain/event-hooks/send-delivery.ts'
import { HOOK_LIST_KEPT, noteEvent } from '../../functions/src/domain/hook-events/note-event.ts'
import type { HookList } from '../../functions/src/domain/ports/event-hooks.ts'
import { createTtlCache } from '../../functions/src/domain/ttl-cache.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { MemoryCollection } from '../support/memory/collection.ts'
import { memoryTransact, memoryTx } from '../support/memory/transaction.ts'

const NOON = Date.UTC(2026, 10, 20, 12)

let clock: TestClock
let hooks: MemoryCollection<EventHook>
let deliveries: MemoryCollection<HookDelivery>
let lists: number
let events: number
let deps: never

beforeEach(() => {
  clock = createTestClock(NOON)
  hooks = new MemoryCollection({})
  deliveries = new MemoryCollection({})
  lists = 0
  events = 0
  deps = {
    clock,
    transact: memoryTransact,
    hookLists: createTtlCache<HookList>(clock, HOOK_LIST_KEPT),
    eventHooks: {
      list: async () => {
        lists += 1
        return hooks.all()
      },
      getIn: async (tx: never, _wid: string, id: string) => memoryTx(tx).read(hooks, id) ?? null,
    },
    hookDeliveries: {
      getIn: async (tx: never, id: string) => memoryTx(tx).read(deliveries, id) ?? null,
      createIn: (tx: never, made: HookDelivery) => memoryTx(tx).write(() => void deliveries.set(made.id, made)),
      deleteIn: (tx: never, id: string) => memoryTx(tx).write(() => deliveries.delete(id)),
    },
    hookSender: { send: () => Promise.reject(new Error('nothing may be sent')) },
  } as never
})

function add(id: string, fields: Partial<EventHook> = {}) {
  const secret = { sealed: 'sealed', previousKeyEndsAt: null }
  const health = { pausedFor: null, failingSince: null, arrivedAt: null }
  hooks.set(id, { ...makeBase(id), name: id, events: ['post.published'], ...secret, ...health, ...fields })
}

/** An event of now, which its trigger notes later. */
async function happen(later = 1_000) {
  events += 1
  const happened = { workspaceId: 'w1', eventId: `evt_${events}`, at: clock.now(), data: {} }
  clock.advance(later)
  await noteEvent(deps, { ...happened, event: 'post.published' })
}

const told = () => deliveries.all().map(({ hookId, eventId }) => `${hookId} ${eventId}`)

describe('the webhooks of a workspace', () => {
  it('are read once for the events of many documents that are written together', async () => {
    add('crm')
    const at = clock.now()
    clock.advance(1_000)
    const written = Array.from({ length: 50 }, (_, i) => `evt_${i}`)
    await Promise.all(
      written.map((eventId) => noteEvent(deps, { workspaceId: 'w1', event: 'post.published', eventId, at, data: {} })),
    )
    expect(lists).toBe(1)
    expect(deliveries.all()).toHaveLength(50)
  })

  it('get every event that happens after they were added or resumed, however short after', async () => {
    add('paused', { pausedFor: 'person' })
    await happen()
    add('new')
    hooks.update('paused', { pausedFor: null })
    await happen(1)
    expect(told().toSorted()).toEqual(['new evt_2', 'paused evt_2'])
  })

  it('get nothing more once they were deleted, paused or changed, although their list is known', async () => {
    add('deleted')
    add('paused')
    add('changed')
    const at = clock.now()
    clock.advance(1_000)
    const note = (eventId: string) =>
      noteEvent(deps, { workspaceId: 'w1', event: 'post.published', eventId, at, data: {} })
    await note('evt_1')
    hooks.delete('deleted')
    hooks.update('paused', { pausedFor: 'person' })
    hooks.update('changed', { events: ['post.failed'] })
    await note('evt_2')
    expect(lists).toBe(1)
    expect(told()).toHaveLength(3)
    const late = deliveries.all().find(({ hookId }) => hookId === 'deleted')
    await sendDelivery(deps, late?.id ?? '')
    expect(told()).not.toContain('deleted evt_1')
  })

  it('are read again after ten seconds, whatever the age of an event', async () => {
    await happen()
    add('crm')
    const at = NOON
    const note = () => noteEvent(deps, { workspaceId: 'w1', event: 'post.published', eventId: 'evt_old', at, data: {} })
    await note()
    expect(told()).toEqual([])
    clock.advance(HOOK_LIST_KEPT)
    await note()
    expect(told()).toEqual(['crm evt_old'])
  })
})
