import { describe, expect, test } from 'vitest'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Finding } from '@postwright/core/simulate/finding'
import { simulate } from '@postwright/core/simulate/simulate'
import type { Publication, SimulatedChannel, Situation } from '@postwright/core/simulate/simulation'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { makeConnection } from '../support/factories/connection.ts'
import { makeContent } from '../support/factories/content.ts'
import { makePublication } from '../support/factories/publication.ts'
import { makeSeries } from '../support/factories/series.ts'

const BERLIN = 'Europe/Berlin'
const NOW = Date.UTC(2027, 1, 20, 8)
const DAY = 86_400_000
const HEALTHY: SimulatedChannel = { ...makeConnection(), isRenewed: false }

function publication(local: string, fields: Partial<Publication> = {}): Publication {
  return makePublication({
    postId: `post-${local.replace(':', '-')}`,
    connectionId: HEALTHY.id,
    scheduled: toZonedTime(local, BERLIN),
    ...fields,
  })
}

function situation(fields: Partial<Situation> = {}): Situation {
  return {
    now: NOW,
    until: NOW + 91 * DAY,
    tzid: BERLIN,
    isPaused: false,
    channels: [HEALTHY],
    publications: [],
    series: [],
    queues: [],
    mediaIds: new Set(),
    ...fields,
  }
}

const found = (fields: Partial<Situation>) => simulate(situation(fields))
const only = (fields: Partial<Situation>): Finding => {
  const findings = found(fields)
  expect(findings.map(({ code }) => code)).toHaveLength(1)
  const [finding] = findings
  if (!finding) throw new Error('nothing was found')
  return finding
}

test('a plan without faults has no findings', () => {
  const publications = [
    publication('2027-02-22T09:00'),
    publication('2027-02-22T09:15'),
    publication('2027-05-01T09:00'),
  ]
  expect(found({ publications })).toEqual([])
})

describe('of a channel', () => {
  const publications = ['2027-03-10T09:00', '2027-03-01T09:00'].map((local) => publication(local))

  test.each([
    ['whose access is lost', { status: 'needs_reconnect' }, 'access_lost', 'reconnect'],
    ['that is paused', { pausedAt: NOW }, 'channel_paused', 'resume_channel'],
    ['that was disconnected', { status: 'disconnected' }, 'channel_missing', 'open_post'],
    ['whose access ends before all of its posts', { expiresAt: NOW + DAY }, 'access_ends', 'reconnect'],
  ] as const)('%s: how many posts stay, from the first of them', (_, fault, code, kind) => {
    const finding = only({ publications, channels: [{ ...HEALTHY, ...fault }] })
    expect(finding).toMatchObject({ code, mend: { kind }, facts: { posts: 2 } })
    expect(finding.at).toBe(toZonedTime('2027-03-01T09:00', BERLIN).instant)
  })

  test('whose access ends in between: only the posts after it', () => {
    const expiresAt = toZonedTime('2027-03-05T00:00', BERLIN).instant
    const finding = only({ publications, channels: [{ ...HEALTHY, expiresAt }] })
    expect(finding).toMatchObject({ code: 'access_ends', facts: { posts: 1 }, postId: 'post-2027-03-10T09-00' })
  })

  test('whose access the server renews: nothing', () => {
    expect(found({ publications, channels: [{ ...HEALTHY, expiresAt: NOW + DAY, isRenewed: true }] })).toEqual([])
  })

  test('that is gone: its posts stay', () => {
    expect(only({ publications, channels: [] })).toMatchObject({ code: 'channel_missing', facts: { posts: 2 } })
  })
})

describe('of a workspace', () => {
  const publications = [publication('2027-03-01T09:00'), publication('2027-03-02T09:00')]

  test('that is paused: that nothing goes out, said once', () => {
    const finding = only({ publications, isPaused: true })
    expect(finding).toMatchObject({ code: 'workspace_paused', facts: { posts: 2 }, mend: { kind: 'resume_workspace' } })
  })

  test('that approves its posts: each that was not approved', () => {
    const waiting = publication('2027-03-01T09:00', { isApproved: false })
    const finding = only({ publications: [waiting, ...publications.slice(1)] })
    expect(finding).toMatchObject({ code: 'approval_missing', postId: 'post-2027-03-01T09-00' })
  })
})

describe('of the content', () => {
  test('a file that is gone', () => {
    const file = { mediaId: 'm1', alt: '', mime: 'image/png', bytes: 9, width: 9, height: 9 } as const
    const content = { ...makeContent('A word'), media: [{ ...file, durationMs: null, pages: null }] }
    const publications = [publication('2027-03-01T09:00', { content })]
    expect(only({ publications })).toMatchObject({ code: 'media_missing', mend: { kind: 'open_post' } })
    expect(found({ publications, mediaIds: new Set(['m1']) })).toEqual([])
  })

  test('what the channel would refuse by what it allows now', () => {
    const limited = { ...HEALTHY, limits: { textMax: 3 } }
    const finding = only({ publications: [publication('2027-03-01T09:00')], channels: [limited] })
    expect(finding).toMatchObject({ code: 'content_refused', facts: { problem: 'text_too_long' } })
  })
})

describe('of the time', () => {
  test('a clock change that leaves it out: when the post goes out instead', () => {
    const finding = only({ publications: [publication('2027-03-28T02:30')] })
    expect(finding).toMatchObject({
      code: 'clock_skipped',
      facts: { planned: '2027-03-28T02:30', shown: '2027-03-28T03:30' },
      mend: { kind: 'move', local: '2027-03-28T03:30', tzid: BERLIN },
    })
  })

  test('a clock change that shows it twice: that the first is meant', () => {
    const autumn = { now: Date.UTC(2027, 9, 1), until: Date.UTC(2027, 11, 1) }
    expect(only({ ...autumn, publications: [publication('2027-10-31T02:30')] }).code).toBe('clock_repeated')
  })

  test('two posts that a clock change brings to one time, once for all their channels', () => {
    const both = [HEALTHY, { ...HEALTHY, id: 'channel2' }]
    const publications = both.flatMap(({ id }) =>
      ['2027-03-28T02:30', '2027-03-28T03:30'].map((local) => publication(local, { connectionId: id })),
    )
    const findings = found({ publications, channels: both })
    expect(findings.map(({ code }) => code)).toEqual(['clock_skipped', 'times_collide'])
    expect(findings[1]).toMatchObject({ facts: { minutes: 0, byClocks: 1 }, mend: { kind: 'move' } })
  })

  test('two posts of one channel that are near each other: the next time that is free', () => {
    const times = ['2027-03-01T09:00', '2027-03-01T09:05', '2027-03-01T09:20'].map((local) => publication(local))
    const [finding, ...others] = found({ publications: times.slice(0, 2) })
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      code: 'times_collide',
      facts: { minutes: 5, byClocks: 0 },
      mend: { kind: 'move', postId: 'post-2027-03-01T09-05', local: '2027-03-01T09:15' },
    })
    expect(found({ publications: times })[0]).toMatchObject({ mend: { local: '2027-03-01T09:45' } })
    const elsewhere = publication('2027-03-01T09:05', { connectionId: 'channel2' })
    const both = [HEALTHY, { ...HEALTHY, id: 'channel2' }]
    expect(found({ publications: [...times.slice(0, 1), elsewhere], channels: both })).toEqual([])
  })
})

describe('of the budgets of a network', () => {
  const [{ max, window }] = PLATFORM_CONTRACTS.instagram.rates
  const instagram: SimulatedChannel = { ...HEALTHY, platform: 'instagram' }
  const midnight = Date.UTC(2027, 2, 3)
  const posts = (count: number) =>
    Array.from({ length: count }, (_, n) => {
      const instant = midnight + n * 5 * 60_000
      const scheduled = { local: new Date(instant).toISOString().slice(0, 16), tzid: 'UTC', instant }
      return publication('2027-03-03T00:00', { postId: `p${n}`, scheduled, content: null })
    })
  const exceeded = (count: number) =>
    found({ channels: [instagram], publications: posts(count) }).filter(({ code }) => code.startsWith('budget'))

  test('nothing while they last', () => {
    expect(exceeded(max)).toEqual([])
  })

  test('the delay of what comes after, to the window in which it is taken', () => {
    const [finding, ...others] = exceeded(max + 1)
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      code: 'budget_exceeded',
      facts: { max, window },
      mend: { kind: 'move', postId: `p${max}`, local: '2027-03-04T00:01', tzid: 'UTC' },
    })
    // Posts that wait for one window are spread over its first half minute.
    const late = Number(finding?.facts['delay']) - (window - max * 5 * 60_000)
    expect(late).toBeGreaterThan(0)
    expect(late).toBeLessThanOrEqual(30_000)
  })

  test('what no window of a day takes', () => {
    const many = Array.from({ length: 3 }, (_, copy) =>
      posts(max).map((p) => ({ ...p, postId: `${p.postId}-${copy}` })),
    )
    const findings = found({ channels: [instagram], publications: many.flat() })
    expect(findings.filter(({ code }) => code === 'budget_exceeded')).toHaveLength(max)
    expect(findings.filter(({ code }) => code === 'budget_hopeless')).toHaveLength(max)
  })
})

describe('of a series', () => {
  test('that it cannot go on, and from when', () => {
    const series = [makeSeries({ problem: { code: 'connection_broken', day: '2027-03-02' }, madeUntil: '2027-03-01' })]
    const finding = only({ series })
    expect(finding).toMatchObject({ code: 'series_stopped', facts: { problem: 'connection_broken' }, excerpt: 'Again' })
    expect(finding.at).toBe(toZonedTime('2027-03-02T09:00', BERLIN).instant)
  })

  test('that it ends, and not while it goes on after the span', () => {
    const rule = { ...makeSeries().rule, end: { kind: 'on', day: '2027-03-05' } } as const
    expect(only({ series: [makeSeries({ rule })] })).toMatchObject({ code: 'series_ends' })
    expect(found({ series: [makeSeries({ rule: { ...rule, end: { kind: 'on', day: '2027-08-01' } } })] })).toEqual([])
  })

  test('each month without its day', () => {
    const rhythm = { kind: 'monthly', interval: 1, day: 31, shortMonth: 'skip' } as const
    const rule = { ...makeSeries().rule, rhythm }
    const findings = found({ series: [makeSeries({ rule })] })
    expect(findings.map(({ code, facts }) => `${code} ${facts['month']}`)).toEqual(['month_skipped 2027-04'])
    const counted = (count: number) =>
      found({ series: [makeSeries({ rule: { ...rule, end: { kind: 'after', count } } })] })
    expect(counted(50).map(({ code }) => code)).toEqual(['month_skipped'])
    expect(counted(1).map(({ code }) => code)).toEqual(['series_ends'])
    const last = { ...rule, rhythm: { ...rhythm, shortMonth: 'last_day' } } as const
    expect(found({ series: [makeSeries({ rule: last })] })).toEqual([])
  })

  test('the days without a post yet, as they will be', () => {
    const series = [makeSeries({ time: '02:30', madeUntil: '2027-03-20' })]
    expect(only({ series })).toMatchObject({
      code: 'clock_skipped',
      seriesId: 'series1',
      mend: { kind: 'open_series' },
    })
  })
})

describe('of a queue', () => {
  const queue = { id: 'q1', name: 'Evenings', tzid: BERLIN, slots: [{ weekday: 1, time: '18:00' }], pausedAt: null }

  test('its empty slots, week by week', () => {
    const until = NOW + 21 * DAY
    const taken = publication('2027-03-01T18:00', { queueId: 'q1' })
    const findings = found({ until, queues: [queue], publications: [taken] })
    expect(findings.map(({ code, at }) => `${code} ${new Date(at).toISOString().slice(0, 10)}`)).toEqual([
      'slots_empty 2027-02-22',
      'slots_empty 2027-03-08',
    ])
    expect(findings[0]).toMatchObject({ mend: { kind: 'fill_slot', queueId: 'q1' }, facts: { empty: 1, slots: 1 } })
    expect(found({ until, queues: [{ ...queue, pausedAt: NOW }] })).toEqual([])
  })

  test('that is paused: how many of its posts are held, said once', () => {
    const paused = { ...queue, pausedAt: NOW }
    const times = ['2027-03-08T18:00', '2027-03-01T18:00']
    const publications = times.map((local) => publication(local, { queueId: 'q1' }))
    expect(only({ queues: [paused], publications: [...publications, publication('2027-03-02T09:00')] })).toMatchObject({
      code: 'queue_paused',
      at: toZonedTime('2027-03-01T18:00', BERLIN).instant,
      facts: { queue: 'Evenings', posts: 2 },
      mend: { kind: 'resume_queue', queueId: 'q1' },
    })
  })
})

test('everything that is found is in the order of time', () => {
  const publications = ['2027-05-01T09:00', '2027-03-28T02:30', '2027-03-01T09:00', '2027-03-01T09:01'].map((local) =>
    publication(local, { isApproved: false }),
  )
  const times = found({ publications }).map(({ at }) => at)
  expect(times).toHaveLength(6)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})
