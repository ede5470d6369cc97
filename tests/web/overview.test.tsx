import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { posts } from '@postwright/core/collections/posts'
import { queues } from '@postwright/core/collections/queues'
import { heartbeatSchema, type Lateness } from '@postwright/core/model/heartbeat'
import { AttentionBlock } from '@/features/overview/components/attention-block.tsx'
import { FirstStepsBlock } from '@/features/overview/components/first-steps-block.tsx'
import { ALL_DONE } from '@/features/overview/first-steps.ts'
import { HeartbeatBlock } from '@/features/overview/components/heartbeat-block.tsx'
import { EmptySlots } from '@/features/overview/components/free-slots.tsx'
import { NextBlock } from '@/features/overview/components/next-block.tsx'
import { WeekChart } from '@/features/overview/components/week-chart.tsx'
import { WeekLine } from '@/features/overview/components/week-block.tsx'
import { WentOutBlock } from '@/features/overview/components/published-block.tsx'
import { formatClock } from '@/ui/format-time.ts'
import { store } from '../support/client/store.ts'
import { makePost } from '../support/factories/post.ts'
import { makeQueue } from '../support/factories/queue.ts'
import { show } from './support/show.tsx'
import { makeVariant } from './support/variant.ts'

const NOW = 1_763_600_000_000
const SECOND = 1000
const MINUTE = 60 * SECOND

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function region(name: string) {
  return within(screen.getByRole('region', { name }))
}

describe('the heartbeat', () => {
  const beat = (ago: number, { dueCount = 0, lateness }: { dueCount?: number; lateness?: Lateness } = {}) =>
    heartbeatSchema.parse({
      id: 'sweep',
      schema: 1,
      rev: 1,
      createdAt: 1,
      updatedAt: 1,
      createdBy: 'system',
      lastRunAt: NOW - ago,
      oldestDueAt: null,
      dueCount,
      lateness,
    })

  it('says how long ago the scheduler ran, and warns by itself when no new run arrives', async () => {
    await show(<HeartbeatBlock heartbeat={{ status: 'ready', data: beat(23 * SECOND) }} />)
    expect(region('Scheduler').getByText('Running')).toBeDefined()
    expect(region('Scheduler').getByText('23 seconds ago')).toBeDefined()
    wait(3 * MINUTE)
    expect(region('Scheduler').getByText('Late')).toBeDefined()
    wait(8 * MINUTE)
    expect(region('Scheduler').getByText('Stopped')).toBeDefined()
    expect(region('Scheduler').getByText(/None is lost or published twice/)).toBeDefined()
  })

  it('says how punctual the last hour was, as long as the scheduler runs', async () => {
    const lateness = { measuredAt: NOW, count: 12, p50: 1400, p95: 5_900, max: 200_000 }
    const { rerender } = await show(
      <HeartbeatBlock heartbeat={{ status: 'ready', data: beat(SECOND, { lateness }) }} />,
    )
    const line = 'Last hour: half were published within 2 s of their time, 95% within 6 s.'
    expect(region('Scheduler').getByText(line)).toBeDefined()
    const single = { ...lateness, count: 1, p50: 125_000, p95: 125_000 }
    rerender(<HeartbeatBlock heartbeat={{ status: 'ready', data: beat(SECOND, { lateness: single }) }} />)
    expect(region('Scheduler').getByText('Last hour: one publication, within 3 min of its time.')).toBeDefined()
    rerender(<HeartbeatBlock heartbeat={{ status: 'ready', data: beat(SECOND) }} />)
    expect(region('Scheduler').queryByText(/Last hour/)).toBeNull()
    rerender(<HeartbeatBlock heartbeat={{ status: 'ready', data: beat(4 * MINUTE, { lateness }) }} />)
    expect(region('Scheduler').queryByText(/Last hour/)).toBeNull()
  })

  it('says when deliveries do not keep up, although the scheduler runs', async () => {
    const behind = { ...beat(SECOND), oldestDueAt: NOW - SECOND - 12 * MINUTE }
    const { rerender } = await show(<HeartbeatBlock heartbeat={{ status: 'ready', data: behind }} />)
    expect(region('Scheduler').getByText(/Publishing is behind/).textContent).toContain('12 minutes ago')
    const recent = { ...behind, oldestDueAt: NOW - SECOND - 2 * MINUTE }
    rerender(<HeartbeatBlock heartbeat={{ status: 'ready', data: recent }} />)
    expect(region('Scheduler').queryByText(/Publishing is behind/)).toBeNull()
  })

  it('says so when the scheduler has never run', async () => {
    await show(<HeartbeatBlock heartbeat={{ status: 'missing' }} />)
    expect(region('Scheduler').getByText(/has not run yet/)).toBeDefined()
  })
})

describe('the week line', () => {
  const counts = { published: 12, under_way: 0, failed: 1, unconfirmed: 1, held: 0, cancelled: 0 }

  it('shows the sum only when it is the total', async () => {
    const { rerender } = await show(<WeekLine week={{ total: 14, counts }} />)
    expect(screen.getByText('12 + 1 + 1 = 14, all accounted for')).toBeDefined()
    rerender(<WeekLine week={{ total: 15, counts }} />)
    expect(screen.queryByText(/all accounted for/)).toBeNull()
  })

  it('leaves out what did not happen', async () => {
    await show(<WeekLine week={{ total: 14, counts }} />)
    const tiles = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(tiles).toEqual([
      ['Published', '12'],
      ['Failed', '1'],
      ['Unconfirmed', '1'],
    ])
  })
})

describe('the week day by day', () => {
  it('shows every outcome that occurred, those that wait for a person too', async () => {
    const counts = { published: 3, under_way: 0, failed: 0, unconfirmed: 0, held: 0, cancelled: 0 }
    const days = [
      { from: NOW, counts },
      { from: NOW + 24 * 60 * MINUTE, counts: { ...counts, under_way: 1, unconfirmed: 2, held: 1, cancelled: 1 } },
    ]
    await show(<WeekChart days={days} tzid="Europe/Berlin" />)
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(shown).toEqual(['Published', 'In progress', 'Unconfirmed', 'Held', 'Cancelled'])
  })
})

describe('what goes out next', () => {
  it('counts down and says when the time has come', async () => {
    const variant = makeVariant({ at: NOW + 90 * SECOND })
    await show(<NextBlock tzid="Europe/Berlin" upcoming={{ status: 'ready', data: [variant], unreadable: 0 }} />)
    expect(screen.getByText('in 1 min')).toBeDefined()
    wait(45 * SECOND)
    expect(screen.getByText('in 45 s')).toBeDefined()
    wait(46 * SECOND)
    expect(screen.getByText('due now')).toBeDefined()
  })

  it('does not call due what the network has put off: its next try is told', async () => {
    const limited = makeVariant({ at: NOW - SECOND, firstTriedAt: NOW, dueAt: NOW + 30 * SECOND })
    await show(<NextBlock tzid="Europe/Berlin" upcoming={{ status: 'ready', data: [limited], unreadable: 0 }} />)
    expect(screen.queryByText('due now')).toBeNull()
    expect(screen.getByText(/The next attempt is in 30 s/)).toBeDefined()
  })

  it('says how many slots of the queues are still empty this week, and nothing when there are none', async () => {
    // It is Thursday: three slots of the week are left, one of which has a post.
    const slots = [4, 5, 6].map((weekday) => ({ weekday, time: '23:00' }))
    store.put(queues, ['w1'], makeQueue({ id: 'q1', slots }))
    const taken = (id: string, day: number) =>
      makePost({ id, queueId: 'q1', lifecycle: 'scheduled', nextAt: Date.UTC(2025, 10, day, 23) })
    store.put(posts, ['w1'], taken('thursday', 20), taken('next-week', 27))
    const { unmount } = await show(<EmptySlots workspaceId="w1" tzid="UTC" />)
    await act(() => vi.advanceTimersByTimeAsync(SECOND))
    expect(screen.getByRole('link', { name: '2 slots still empty this week' })).toBeDefined()
    unmount()
    store.put(posts, ['w1'], taken('friday', 21), taken('saturday', 22))
    await show(<EmptySlots workspaceId="w1" tzid="UTC" />)
    await act(() => vi.advanceTimersByTimeAsync(SECOND))
    expect(screen.queryByText(/still empty/)).toBeNull()
  })

  it('teaches the next step while nothing is planned', async () => {
    await show(<NextBlock tzid="Europe/Berlin" upcoming={{ status: 'ready', data: [], unreadable: 0 }} />)
    expect(screen.getByText(/Write a post, choose a time/)).toBeDefined()
  })

  it('offers to try again when it could not be read', async () => {
    const retry = vi.fn<() => void>()
    await show(<NextBlock tzid="Europe/Berlin" upcoming={{ status: 'error', error: new Error('denied'), retry }} />)
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('what went out', () => {
  const published = (lateBy: number, fields = {}) =>
    makeVariant({ at: NOW - MINUTE, state: 'published', publishedAt: NOW - MINUTE + lateBy, ...fields })

  it('says on time or how late, to the second, and calls nothing late that went out within the minute', async () => {
    const data = [
      published(2 * SECOND),
      published(12 * SECOND, { id: 'next', url: 'https://example.com/p/1' }),
      published(61 * SECOND, { id: 'late' }),
    ]
    await show(<WentOutBlock tzid="Europe/Berlin" wentOut={{ status: 'ready', data, unreadable: 0 }} />)
    expect(screen.getByText('On time')).toBeDefined()
    expect(screen.getByText('On time (+12 s)')).toBeDefined()
    expect(screen.getByText('61 s late')).toBeDefined()
    expect(screen.getByRole('link', { name: 'View on Sandbox' }).getAttribute('href')).toBe('https://example.com/p/1')
  })

  it("shows the time on the clock of the workspace, and on the viewer's when that differs", async () => {
    const data = [published(0)]
    await show(<WentOutBlock tzid="Asia/Tokyo" wentOut={{ status: 'ready', data, unreadable: 0 }} />)
    expect(screen.getByRole('listitem').textContent).toContain(formatClock(NOW - MINUTE, 'Asia/Tokyo'))
  })

  it('claims no punctuality for what a person confirmed by hand', async () => {
    const data = [published(2 * SECOND, { confirmedBy: 'u1' })]
    await show(<WentOutBlock tzid="Europe/Berlin" wentOut={{ status: 'ready', data, unreadable: 0 }} />)
    expect(screen.queryByText('On time')).toBeNull()
  })

  it('never leads to an address that a browser would run', async () => {
    const data = [published(0, { url: 'javascript:alert(1)' })]
    await show(<WentOutBlock tzid="Europe/Berlin" wentOut={{ status: 'ready', data, unreadable: 0 }} />)
    expect(screen.queryByRole('link', { name: /View on/ })).toBeNull()
  })
})

describe('what needs attention', () => {
  it('shows the reason and the ways out in place', async () => {
    const error = { kind: 'content_policy' as const, detail: '', retryable: false }
    const data = [makeVariant({ at: NOW, state: 'failed', error })]
    await show(<AttentionBlock tzid="Europe/Berlin" attention={{ status: 'ready', data, unreadable: 0 }} />)
    expect(screen.getByText(/refused the content/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send again' })).toBeDefined()
  })

  it('says that nothing does', async () => {
    await show(<AttentionBlock tzid="Europe/Berlin" attention={{ status: 'ready', data: [], unreadable: 0 }} />)
    expect(screen.getByText(/Nothing needs you/)).toBeDefined()
  })

  it('does not say so when there is something that could not be read', async () => {
    await show(<AttentionBlock tzid="Europe/Berlin" attention={{ status: 'ready', data: [], unreadable: 1 }} />)
    expect(screen.queryByText(/Nothing needs you/)).toBeNull()
    expect(screen.getByText(/^We couldn’t read 1 entry/)).toBeDefined()
  })
})

describe('the first steps', () => {
  const onClose = vi.fn<() => void>()

  it('end visibly: all are done, and the list waits to be closed', async () => {
    await show(<FirstStepsBlock steps={ALL_DONE} onClose={onClose} />)
    expect(region('Your first post is published').getAllByText(', Done')).toHaveLength(4)
    act(() => screen.getByRole('button', { name: 'Close the list' }).click())
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('offers only the step that is next', async () => {
    await show(
      <FirstStepsBlock steps={{ connect: true, write: false, schedule: false, see_it_out: false }} onClose={onClose} />,
    )
    expect(screen.getByText('1 of 4 done')).toBeDefined()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Write'])
  })

  it('take their space while the steps done are not known yet', async () => {
    await show(<FirstStepsBlock steps="loading" onClose={onClose} />)
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
  })
})
