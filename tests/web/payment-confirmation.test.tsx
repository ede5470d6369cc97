import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmPayment } from '@postwright/core/api/billing'
import { PaymentReturn } from '@/features/settings/components/payment-return.tsx'
import { usePaymentStatus } from '@/features/settings/data/billing.ts'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Returned() {
  return <PaymentReturn read={usePaymentStatus('ada', 'i1_stripe')} />
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const isShown = (name: string) => screen.findByRole('region', { name }).then(() => true)

describe('a payment that stays pending', () => {
  beforeEach(async () => {
    api.answer(confirmPayment, { status: 'pending' })
    await show(<Returned />)
    await screen.findByRole('region', { name: 'Confirming your payment' })
    await pass(3 * MINUTE)
  })

  it('is said to take longer once its polling ends, and is checked again on demand', async () => {
    expect(await isShown('Your payment isn’t confirmed yet')).toBe(true)
    const asked = api.calls(confirmPayment).length
    await pass(MINUTE)
    expect(api.calls(confirmPayment)).toHaveLength(asked)
    api.answer(confirmPayment, { status: 'paid' })
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await isShown('Payment received')).toBe(true)
  })

  it('is polled again when the tab is shown', async () => {
    expect(await isShown('Your payment isn’t confirmed yet')).toBe(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await isShown('Confirming your payment')).toBe(true)
    api.answer(confirmPayment, { status: 'paid' })
    await pass(4_000)
    expect(await isShown('Payment received')).toBe(true)
  })
})
