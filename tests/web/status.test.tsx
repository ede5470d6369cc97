import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getStatus } from '@postwright/core/api/status'
import type { ServiceStatus } from '@/public/data/load-status.ts'
import { Component as StatusScreen } from '@/public/status-screen.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'

const MINUTE = 60_000
const AT = Date.parse('2026-11-20T12:00:00Z')

function statusWith(scheduler: Partial<NonNullable<ServiceStatus['scheduler']>> = {}): ServiceStatus {
  return {
    checkedAt: AT,
    services: { database: 'ok', signIn: 'ok' },
    networks: [],
    scheduler: { lastRunAt: AT - 20_000, oldestDueAt: null, lateness: null, pauses: [], ...scheduler },
  }
}

/** The verdict, without what explains it. */
const verdict = () => screen.getByRole('status').firstChild?.textContent

async function open(answer: () => Promise<ServiceStatus>) {
  api.answer(getStatus, answer)
  await show(<StatusScreen />)
  await vi.waitFor(() => expect(api.calls(getStatus)).toHaveLength(1), { timeout: 15_000 })
  await act(() => vi.advanceTimersByTimeAsync(50))
}

beforeEach(() => {
  vi.useFakeTimers({ now: AT + 3 * MINUTE })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the status page', () => {
  it.each<[string, ServiceStatus]>([
    ['Everything is running', statusWith()],
    ['The scheduler is late', statusWith({ lastRunAt: AT - 4 * MINUTE })],
    ['The scheduler has stopped', statusWith({ lastRunAt: AT - 11 * MINUTE })],
    ['The scheduler has not run yet', { ...statusWith(), scheduler: null }],
    ['A service isn’t responding', { ...statusWith(), services: { database: 'ok', signIn: 'failing' } }],
  ])('says: %s, by the clock of the server', async (sentence, status) => {
    await open(async () => status)
    expect(verdict()).toBe(sentence)
  })

  it('tells what waits, how late posts go out, and when the scheduler stood still', async () => {
    const lateness = { measuredAt: AT, p50: 900, p95: 61_000, max: 125_000 }
    const pauses = [{ startedAt: AT - 90 * MINUTE, endedAt: AT - 30 * MINUTE }]
    await open(async () => statusWith({ oldestDueAt: AT - 2 * MINUTE, lateness, pauses }))
    expect(screen.getByText('2 minutes ago')).toBeDefined()
    expect(screen.getByText('less than 61 seconds')).toBeDefined()
    expect(screen.getByText(/half were at most 1 second late\. The longest delay was 3 minutes\./)).toBeDefined()
    expect(screen.getByText('for 60 minutes')).toBeDefined()
    expect(screen.getByText(/ to .*\d:\d\d.* UTC$/)).toBeDefined()
  })

  it('says of each network, by name, whether it takes posts, since when it does not, and what that means', async () => {
    const networks = [
      { platform: 'sandbox' as const, state: 'degraded' as const, since: AT - 5 * MINUTE, deliveries: null },
      {
        platform: 'bluesky' as const,
        state: 'operational' as const,
        since: null,
        deliveries: { succeededAt: AT - 2 * MINUTE, succeeded: 12, failed: 1 },
      },
      {
        platform: 'mastodon' as const,
        state: 'operational' as const,
        since: null,
        deliveries: { succeededAt: null, succeeded: 0, failed: 0 },
      },
    ]
    await open(async () => ({ ...statusWith(), networks }))
    const rows = screen.getByRole('region', { name: 'Networks' }).querySelectorAll('li')
    expect(rows[0]?.textContent).toBe(
      'BlueskyLast delivery 2 minutes ago · Last 24 hours: 12 succeeded, 1 failedOperational',
    )
    expect(rows[1]?.textContent).toBe('MastodonNo deliveries yetOperational')
    expect(rows[2]?.textContent).toMatch(/Sandbox.*testing with single posts.*5 minutes ago.*Degraded/)
  })

  it('waits in words, and says when the server does not answer at all', async () => {
    const reply = Promise.withResolvers<ServiceStatus>()
    await open(() => reply.promise)
    expect(verdict()).toBe('Checking…')
    await act(async () => reply.reject(new Error('no answer')))
    expect(verdict()).toBe('The server isn’t responding')
    expect(screen.getAllByText('Unknown')).toHaveLength(3)
  })

  it('looks again by itself and on request, and calls old figures old', async () => {
    await open(async () => statusWith())
    api.answer(getStatus, () => Promise.reject(new Error('no answer')))
    await act(() => vi.advanceTimersByTimeAsync(16_000))
    expect(verdict()).toBe('The server isn’t responding')
    expect(screen.getByText(/^The last check failed/)).toBeDefined()
    expect(screen.getByText('Nothing published')).toBeDefined()
    api.answer(getStatus, async () => statusWith())
    fireEvent.click(screen.getByRole('button', { name: 'Check now' }))
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(verdict()).toBe('Everything is running')
    expect(api.calls(getStatus)).toHaveLength(3)
  })

  it('says so when this browser is offline', async () => {
    await open(async () => statusWith())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(verdict()).toBe('You’re offline')
  })
})
