import { HOOK_BODY_MAX, HOOK_FAILING_MAX, HOOK_PAUSES } from '@postwright/core/model/event-hook'
import { REVIEW_NOTE_MAX } from '@postwright/core/model/notification'
import { variantStateSchema } from '@postwright/core/publishing/variant-state'
import { expect, it } from 'vitest'
import {
  eventOfConnection,
  eventOfVariant,
  eventsOfRequest,
} from '../../functions/src/domain/hook-events/hook-events.ts'
import { newDelivery } from '../../functions/src/domain/hook-events/note-event.ts'
import { createTestClock } from '../support/clock.ts'
import { makeRequest } from '../support/factories/approval-request.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeVariant } from '../support/factories/variant.ts'

it('tells of a plan once for each generation, and of no retry and no step of a delivery', () => {
  const planned = makeVariant({ state: 'scheduled', generation: 2, rev: 7 })
  const told = eventOfVariant(makeVariant({ state: 'cancelled', generation: 1 }), planned)
  expect(told).toMatchObject({ event: 'post.scheduled', data: { postId: planned.postId, errorCode: null } })
  expect(eventOfVariant(null, { ...planned, rev: 9 })?.eventId).toBe(told?.eventId)
  expect(eventOfVariant({ ...planned, state: 'claimed' }, planned)).toBeNull()
  expect(eventOfVariant(planned, { ...planned, state: 'armed' })).toBeNull()
})

it('tells of each outcome with what is needed to find and explain it', () => {
  const before = makeVariant({ state: 'armed' })
  const error = { kind: 'duplicate', detail: 'Said before.', retryable: false } as const
  const failed = eventOfVariant(before, { ...before, state: 'failed', error, rev: 5 })
  expect(failed).toMatchObject({
    event: 'post.failed',
    data: { errorCode: 'duplicate', channel: { network: 'sandbox' } },
  })
  expect(JSON.stringify(failed)).not.toContain('Said before')
  const again = eventOfVariant(before, { ...before, state: 'failed', error, rev: 8 })
  expect(again?.eventId).not.toBe(failed?.eventId)
  const out = eventOfVariant(before, { ...before, state: 'published', publishedAt: 99, url: 'https://example.com/1' })
  expect(out).toMatchObject({ at: 99, data: { url: 'https://example.com/1' } })
})

it('tells of later parts of a thread only what went wrong', () => {
  const part = makeVariant({ partIndex: 3, state: 'claimed' })
  const told = variantStateSchema.options.filter((state) => eventOfVariant(part, { ...part, state }) !== null)
  expect(told).toEqual(['failed', 'unconfirmed'])
})

it('tells of a request when it is asked, and of each decision when it is new', () => {
  const decision = {
    kind: 'approved',
    by: { kind: 'member', uid: 'ben' },
    side: 'internal',
    note: '',
    decidedAt: 50,
  } as const
  const open = makeRequest('p1', { state: 'open', requestedAt: 40, decisions: [] })
  expect(eventsOfRequest('w1', null, open).map(({ event }) => event)).toEqual(['approval.asked'])
  expect(eventsOfRequest('w1', open, { ...open, remindersSent: 1 })).toEqual([])
  const given = { ...open, state: 'approved' as const, decisions: [decision] }
  expect(eventsOfRequest('w1', open, given)).toMatchObject([{ event: 'approval.given', at: 50 }])
  const back = { ...decision, kind: 'returned' as const, note: 'Shorter', decidedAt: 60 }
  const returned = { ...given, state: 'returned' as const, decisions: [decision, back] }
  expect(eventsOfRequest('w1', given, returned)).toMatchObject([
    { event: 'approval.refused', data: { note: 'Shorter' } },
  ])
})

it('tells of a channel that is connected, and of one that lost its access, and of no recovery of its network', () => {
  const channel = makeConnection({ status: 'connected' })
  const eventFrom = (before: 'needs_reconnect' | 'unreachable' | null, status = channel.status) =>
    eventOfConnection('w1', before && { status: before }, { ...channel, status })?.event ?? null
  expect([eventFrom(null), eventFrom('needs_reconnect'), eventFrom('unreachable')]).toEqual([
    'channel.connected',
    'channel.connected',
    null,
  ])
  expect(eventFrom('unreachable', 'needs_reconnect')).toBe('channel.needs_reconnect')
  expect(eventFrom('needs_reconnect', 'needs_reconnect')).toBeNull()
})

it('has room in a body for the longest note, whatever is written in it', () => {
  const note = '\u0001'.repeat(REVIEW_NOTE_MAX)
  const by = { kind: 'member', uid: 'ben' } as const
  const decision = { kind: 'returned', by, side: 'client', note, decidedAt: 50 } as const
  const request = makeRequest('p1', { excerpt: '\u0001'.repeat(100), state: 'returned', decisions: [decision] })
  for (const event of eventsOfRequest('w1', null, request)) {
    expect(newDelivery(createTestClock(60), 'hook1', event).body.length).toBeLessThan(HOOK_BODY_MAX)
  }
})

it('gives up after three days, with pauses that never shrink', () => {
  expect(HOOK_PAUSES.toSorted((a, b) => a - b)).toEqual([...HOOK_PAUSES])
  expect(HOOK_PAUSES.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThanOrEqual(HOOK_FAILING_MAX)
})
