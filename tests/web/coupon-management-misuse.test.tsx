import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { findCouponMisuse, listCouponCodes, listCoupons } from '@postwright/core/api/coupons'
import { listPricedPlans } from '@postwright/core/api/pricing'
import { Component as CouponManagement } from '@/features/coupon-management/coupon-management-screen.tsx'
import { layOutCluster } from '@/features/coupon-management/misuse-clusters.ts'
import { api } from '../support/client/api.ts'
import { makeCoupon } from '../support/factories/coupon.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const COUPON = makeCoupon({ id: 'c1', redemptions: 7, codes: 0 })

async function openMisuse() {
  api.answer(listPricedPlans, { plans: [] })
  api.answer(listCouponCodes, { codes: [], after: null })
  api.answer(listCoupons, { coupons: [COUPON] })
  await show(<CouponManagement />, { at: '/?coupon=c1' })
  await userEvent.click(await screen.findByRole('tab', { name: 'Misuse' }))
}

it('draws the people who share something, lists them by name and mail, and highlights one in every group', async () => {
  api.answer(findCouponMisuse, {
    checked: 200,
    isCutOff: true,
    groups: [
      { mark: 'card', uids: ['ada', 'ben'] },
      { mark: 'network', uids: ['ada', 'ben', 'gone'] },
    ],
    people: [
      { id: 'ada', fullName: 'Ada Lovelace', email: 'ada@example.com' },
      { id: 'ben', fullName: 'Ben Okafor', email: 'ben@example.com' },
    ],
  })
  await openMisuse()
  const network = await screen.findByRole('listitem', { name: 'Same network: 3 people' })
  for (const text of ['Ada Lovelace', 'ada@example.com', 'Ben Okafor', 'Deleted account']) {
    expect(within(network).getByText(text)).toBeTruthy()
  }
  expect(screen.getByText(/A shared network alone proves nothing.*Only the latest 200 redemptions/)).toBeTruthy()
  const map = screen.getByRole('group', { name: 'Map of shared details' })
  const dots = within(map).getAllByRole('button', { name: 'Ada Lovelace' })
  expect(dots).toHaveLength(2)
  await userEvent.hover(dots[0] as HTMLElement)
  await waitFor(() => expect(dots.map((dot) => dot.dataset['on'])).toEqual(['true', 'true']))
  expect(screen.getByText('Ada Lovelace is in 2 groups.')).toBeTruthy()
  await userEvent.unhover(dots[0] as HTMLElement)
  dots[1]?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(dots.map((dot) => dot.getAttribute('aria-pressed'))).toEqual(['true', 'true']))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Ben Okafor')
  expect(await screen.findByText('Ben Okafor is in 2 groups.')).toBeTruthy()
})

it.each([2, 24, 25, 200])('gives each of %i people of a group a place of their own on the map', (count) => {
  const uids = Array.from({ length: count }, (_, at) => `u${at}`)
  const { places, dot, width, height } = layOutCluster(uids)
  expect(places.map(({ uid }) => uid)).toEqual(uids)
  for (const [at, { x, y }] of places.entries()) {
    const nearest = Math.min(...places.slice(at + 1).map((other) => Math.hypot(other.x - x, other.y - y)))
    expect(nearest).toBeGreaterThan(2 * dot)
    expect(Math.abs(x) + dot).toBeLessThan(width / 2)
    expect(Math.abs(y) + dot).toBeLessThan(height / 2)
  }
})

it('says when nobody has redeemed a coupon, when nobody shares anything, and when that cannot be checked', async () => {
  api.answer(findCouponMisuse, { checked: 0, isCutOff: false, groups: [], people: [] })
  await openMisuse()
  expect(await screen.findByText('No redemptions yet')).toBeTruthy()
  cleanup()
  api.answer(findCouponMisuse, { checked: 7, isCutOff: false, groups: [], people: [] })
  await openMisuse()
  expect(await screen.findByText('Nobody shares a card, device, mailbox or network')).toBeTruthy()
  expect(screen.getByText('7 redemptions were checked.')).toBeTruthy()
  cleanup()
  api.refuse(findCouponMisuse, 'internal')
  await openMisuse()
  expect(await screen.findByText('Couldn’t check for misuse')).toBeTruthy()
})
