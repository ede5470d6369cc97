import { act, cleanup, screen } from '@testing-library/react'
import { readServices, type ShownServiceOff } from '@postwright/core/api/switches'
import { routes } from '@/config/routes.ts'
import { ServiceBanner, findAreaServices } from '@/services/service-banner.tsx'
import { ServiceButton } from '@/services/service-button.tsx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'

const NOON = Date.UTC(2026, 10, 28, 12)
const earn: ShownServiceOff = { id: 'earn', because: 'earn', message: '', until: null }

beforeEach(() => void vi.useFakeTimers({ now: NOON, shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const area = (
  <>
    <ServiceBanner />
    <ServiceButton service="earn">Request payout</ServiceButton>
    <ServiceButton service="mails">Send mail</ServiceButton>
  </>
)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('closes what a service does and says why within a minute, and opens it again within another', async () => {
  await show(area, { at: routes.earn.href() })
  await vi.waitFor(() => expect(api.calls(readServices)).toHaveLength(1))
  expect(button('Request payout').disabled).toBe(false)
  api.answer(readServices, { off: [{ ...earn, message: 'We count.', until: NOON + 3 * 60 * 60_000 }] })
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  const banner = await screen.findByRole('region', { name: 'Service notice' })
  expect(banner.textContent).toMatch(/^We count\. Back by .+\.$/)
  expect(button('Request payout').disabled).toBe(true)
  const reason = document.querySelector(
    `#${CSS.escape(button('Request payout').getAttribute('aria-describedby') ?? '')}`,
  )
  expect(reason?.textContent).toBe(banner.textContent)
  expect(button('Send mail').disabled).toBe(false)
  api.answer(readServices, { off: [] })
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect(button('Request payout').disabled).toBe(false)
  expect(screen.queryByRole('region', { name: 'Service notice' })).toBeNull()
})

it('says nothing in areas that do not use a service, and nothing when nobody answers', async () => {
  api.answer(readServices, { off: [earn] })
  await show(area, { at: routes.queues.href() })
  await vi.waitFor(() => expect(button('Request payout').disabled).toBe(true))
  expect(screen.queryByRole('region', { name: 'Service notice' })).toBeNull()
  cleanup()
  api.goDown()
  await show(area, { at: routes.earn.href() })
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(button('Request payout').disabled).toBe(false)
})

it('tells an area below another one about its own services', () => {
  expect(findAreaServices(routes.contentImport.href())).toEqual(['post_imports'])
  expect(findAreaServices(routes.contentStudioPost.href('p1'))).toEqual(['publishing', 'media'])
  expect(findAreaServices(routes.dashboard.href())).toEqual(['publishing'])
  expect(findAreaServices('/dashboard/settings')).toEqual([])
})
