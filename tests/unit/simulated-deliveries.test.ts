import { variantId } from '@postwright/core/model/variant'
import { NO_APPROVALS } from '@postwright/core/model/approval'
import type { Platform } from '@postwright/core/platforms/platform'
import { simulate } from '@postwright/core/simulate/simulate'
import type { Publication, SimulatedChannel } from '@postwright/core/simulate/simulation'
import { describe, expect, test } from 'vitest'
import { createRateBudgets } from '../../functions/src/domain/networks/rate-budgets.ts'
import { admit } from '../../functions/src/domain/publishing/admission.ts'
import { createTestClock } from '../support/clock.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeContent } from '../support/factories/content.ts'
import { makePublication } from '../support/factories/publication.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { createMemoryRateBudgets } from '../support/memory/rate-budgets.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const SECOND = 1000
const DAY = 86_400_000
const scheduled = { local: '2026-11-20T12:00', tzid: 'UTC', instant: NOON }

function publicationOn(channel: SimulatedChannel, fields: Partial<Publication> = {}): Publication {
  return makePublication({ connectionId: channel.id, scheduled, ...fields })
}

const channelOn = (platform: Platform): SimulatedChannel => ({ ...makeConnection({ platform }), isRenewed: true })

function limitsIn(channel: SimulatedChannel, publications: readonly Publication[]) {
  const span = { now: NOON - 1, until: NOON + 3 * DAY, tzid: 'UTC' }
  const nothing = { isPaused: false, series: [], queues: [], mediaIds: new Set<string>() }
  const findings = simulate({ ...span, ...nothing, channels: [channel], publications })
  return findings.filter(({ code }) => code === 'budget_exceeded' || code === 'budget_hopeless')
}

const sixty = (channel: SimulatedChannel) =>
  Array.from({ length: 60 }, (_, at) => publicationOn(channel, { postId: `p${at}` }))

/** Milliseconds after their time at which the engine admits each of sixty posts of one minute; null for one that fails. */
async function deliverSixty(channel: SimulatedChannel): Promise<Map<string, number | null>> {
  const clock = createTestClock(NOON)
  const deps = {
    clock,
    workspaces: { get: () => Promise.resolve({ pausedAt: null, archivedAt: null, approvalRules: NO_APPROVALS }) },
    workspaceChecks: (_: string, read: () => unknown) => read(),
    isQueuePaused: () => Promise.resolve(false),
    services: { decide: () => Promise.resolve({ isOn: true }) },
    networkHealth: { admit: () => Promise.resolve({ kind: 'go' }) },
    rateBudgets: createRateBudgets({ rateBudgetStore: createMemoryRateBudgets(), clock }),
  } as unknown as Parameters<typeof admit>[0]
  const waiting = sixty(channel).map(({ postId }) => {
    const ids = { id: variantId(postId ?? '', channel.id), postId: postId ?? '', connectionId: channel.id }
    const tried = { attempts: 1, firstTriedAt: NOON, platform: channel.platform, scheduled, queueId: null }
    return { at: NOON, variant: makeVariant({ ...ids, ...tried }) }
  })
  const gone = new Map<string, number | null>()
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    clock.advance(next.at - clock.now())
    const move = await admit(deps, { variant: next.variant, version: null } as never, channel)
    const dueAt = move?.patch.dueAt ?? null
    if (move && dueAt !== null) {
      const place = waiting.findIndex(({ at }) => at > dueAt)
      waiting.splice(place === -1 ? waiting.length : place, 0, { ...next, at: dueAt })
    } else gone.set(next.variant.postId, move ? null : clock.now() - NOON)
  }
  return gone
}

describe('sixty posts of one minute on one channel', () => {
  test.each(['telegram', 'discord', 'slack', 'tiktok', 'instagram', 'facebook', 'mastodon', 'x'] as const)(
    'are late on %s as the simulator says, to the second',
    async (platform) => {
      const channel = channelOn(platform)
      const said = new Map(limitsIn(channel, sixty(channel)).map(({ postId, facts }) => [postId, facts['delay']]))
      const late = [...(await deliverSixty(channel))].filter(([, delay]) => delay !== 0)
      expect(said).toEqual(
        new Map(late.map(([id, ms]) => [id, ms === null ? undefined : Math.ceil(ms / SECOND) * SECOND])),
      )
    },
  )

  test('are late at all where the network takes one a second, and not where it takes hundreds', async () => {
    const sizes = (['telegram', 'mastodon'] as const).map((on) => limitsIn(channelOn(on), sixty(channelOn(on))).length)
    expect(sizes).toEqual([59, 0])
  })
})

test('a limit for reels does not delay posts that are none', () => {
  const facebook = channelOn('facebook')
  const content = { ...makeContent('A word'), settings: { format: 'reel' } }
  const reels = Array.from({ length: 31 }, (_, at) => publicationOn(facebook, { postId: `p${at}`, content }))
  expect(limitsIn(facebook, reels).map(({ facts }) => facts['max'])).toEqual([30])
  expect(limitsIn(facebook, sixty(facebook))).toEqual([])
})

test('parts of a thread go out one after another, and none asks for the second of another', () => {
  const telegram = channelOn('telegram')
  const parts = [0, 1, 2, 3].map((partIndex) =>
    publicationOn(telegram, { partIndex, partKind: partIndex === 0 ? 'post' : 'reply' }),
  )
  expect(limitsIn(telegram, parts)).toEqual([])
  expect(
    limitsIn(
      telegram,
      parts.map((part) => ({ ...part, partIndex: 0, postId: `p${part.partIndex}` })),
    ),
  ).toHaveLength(3)
})

test('what follows a post that fails is not said to be late', () => {
  const tiktok = { ...channelOn('instagram') }
  const posts = Array.from({ length: 201 }, (_, at) =>
    publicationOn(tiktok, { postId: `p${String(at).padStart(3, '0')}` }),
  )
  const hopeless = limitsIn(tiktok, posts).filter(({ code }) => code === 'budget_hopeless')
  const comments = hopeless.map(({ postId }) => publicationOn(tiktok, { postId, partIndex: 1, partKind: 'comment' }))
  const again = limitsIn(tiktok, [...posts, ...comments])
  expect(hopeless.length).toBeGreaterThan(0)
  expect(again.filter(({ postId }) => hopeless.some((each) => each.postId === postId))).toHaveLength(hopeless.length)
})

test('what a person publishes takes nothing of a limit, and needs no access of the server', () => {
  const telegram: SimulatedChannel = { ...channelOn('telegram'), status: 'needs_reconnect', expiresAt: NOON - DAY }
  const byHand = sixty(telegram).map((each) => ({ ...each, mode: 'assisted' as const }))
  const span = { now: NOON - 1, until: NOON + DAY, tzid: 'UTC', isPaused: false, series: [], queues: [] }
  const codes = (publications: Publication[]) =>
    simulate({ ...span, channels: [telegram], mediaIds: new Set(), publications }).map(({ code }) => code)
  expect(new Set(codes(byHand))).toEqual(new Set(['times_collide']))
  expect(codes(sixty(telegram))).toContain('access_lost')
})

test('posts of a paused queue take nothing of a limit, as they are held', () => {
  const telegram = channelOn('telegram')
  const held = sixty(telegram).map((each) => ({ ...each, queueId: 'q1' }))
  const queue = { id: 'q1', name: 'Evenings', tzid: 'UTC', slots: [], pausedAt: NOON - DAY }
  const span = {
    now: NOON - 1,
    until: NOON + DAY,
    tzid: 'UTC',
    isPaused: false,
    series: [],
    mediaIds: new Set<string>(),
  }
  const codes = (pausedAt: number | null) =>
    simulate({ ...span, channels: [telegram], publications: held, queues: [{ ...queue, pausedAt }] }).map(
      ({ code }) => code,
    )
  expect(codes(queue.pausedAt)).not.toContain('budget_exceeded')
  expect(codes(null)).toContain('budget_exceeded')
})
