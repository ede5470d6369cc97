import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeContent } from '../support/factories/content.ts'
import { NOTIFICATION_KEPT, POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import { notificationSchema, type PublicationNotification } from '@postwright/core/model/notification'
import type { Variant } from '@postwright/core/model/variant'
import { needsAttention, variantStateSchema } from '@postwright/core/publishing/variant-state'
import { KIND_OF_STATE, mergeOutcome } from '../../functions/src/domain/notifications/post-notices.ts'
import { notificationId } from '../../functions/src/domain/notifications/notify.ts'
import { createTestClock } from '../support/clock.ts'
import { makeVariant } from '../support/factories/variant.ts'

const clock = createTestClock(1_000_000)

function channel(number: number, fields: Partial<Variant> = {}): Variant {
  const connectionId = `c${number}`
  return makeVariant({ connectionId, handle: `channel ${number}`, state: 'published', updatedAt: number, ...fields })
}

function merge(known: PublicationNotification | null, ...variants: [Variant, ...Variant[]]) {
  return mergeOutcome(clock, known, { id: 'n1', kind: 'post.published', variants })
}

describe('what is told of a publication', () => {
  it('is an outcome worth a notification: it went out, or it waits for a person', () => {
    const told = variantStateSchema.options.filter((state) => KIND_OF_STATE[state] !== null)
    expect(told).toEqual(variantStateSchema.options.filter((state) => state === 'published' || needsAttention(state)))
  })

  it('carries what the channel was called, why it failed and how the post began', () => {
    const error = { kind: 'quota', detail: 'private words of the network', retryable: false } as const
    const content = makeContent(`${'long '.repeat(40)}\nsecond line`)
    const told = merge(null, channel(3, { error, content }))
    expect(told).toMatchObject({
      readAt: null,
      happenedAt: 3,
      expiresAt: 3 + NOTIFICATION_KEPT,
      channels: [{ connectionId: 'c3', handle: 'channel 3', platform: 'sandbox', errorKind: 'quota' }],
    })
    expect(told?.excerpt).toMatch(/^long long .*…$/)
    expect(JSON.stringify(told)).not.toContain('private words')
    expect(notificationSchema.parse(told)).toEqual(told)
  })

  it('says nothing twice', () => {
    const told = merge(null, channel(1), channel(2))
    expect(merge(told, channel(2))).toBeNull()
    expect(merge(told, channel(1), channel(2, { updatedAt: 99 }))).toBeNull()
  })

  it('becomes unread again when a channel joins, and is as new as that', () => {
    const told = merge(null, channel(1))
    const joined = merge(told && { ...told, readAt: 500 }, channel(1), channel(2))
    expect(joined).toMatchObject({
      readAt: null,
      happenedAt: 2,
      expiresAt: 2 + NOTIFICATION_KEPT,
      rev: 2,
      createdAt: told?.createdAt,
    })
    expect(joined?.channels.map(({ connectionId }) => connectionId)).toEqual(['c1', 'c2'])
  })

  it('ends the same in whatever order, and however often, events arrive', () => {
    const all = Array.from({ length: POST_CONNECTIONS_MAX }, (_, number) => channel(number + 1))
    const whole = fc.shuffledSubarray(all, { minLength: all.length })
    const repeats = fc.array(fc.nat(all.length - 1), { maxLength: 20 })
    fc.assert(
      fc.property(whole, repeats, (order, again) => {
        const events = [...order, ...again.flatMap((at) => order[at] ?? [])]
        const [first, ...rest] = events
        if (!first) return
        const end = rest.reduce((known, event) => merge(known, event) ?? known, merge(null, first))
        expect(end?.channels).toEqual(merge(null, ...(all as [Variant, ...Variant[]]))?.channels)
        expect(end).toMatchObject({ happenedAt: all.length, rev: all.length })
      }),
    )
  })
})

it('names what is told by what it is about, so that nothing else meets it', () => {
  const ids = [
    notificationId('post.published', 'w1', 'post1', 1),
    notificationId('post.published', 'w1', 'post1', 2),
    notificationId('post.failed', 'w1', 'post1', 1),
    notificationId('post.published', 'w2', 'post1', 1),
    notificationId('post.published', 'w1post1', '', 1),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  expect(notificationId('post.published', 'w1', 'post1', 1)).toBe(ids[0])
})
