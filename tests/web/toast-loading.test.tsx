import { cleanup, render, screen } from '@testing-library/react'
import { Toaster } from 'react-hot-toast'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPatiently } from '@/lib/load-patiently.ts'

const UNLOADED = new TypeError('Failed to fetch dynamically imported module')

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  if (isOnline) window.dispatchEvent(new Event('online'))
}

/** Messages of a page that has not loaded their library, and cannot at the first attempt. */
async function toastsOfNewPage() {
  vi.resetModules()
  const toasts = await import('@/ui/toast.tsx')
  let attempts = 0
  toasts.loadToastsBy((load) =>
    loadPatiently(() => {
      attempts += 1
      return attempts === 1 ? Promise.reject(UNLOADED) : load()
    }),
  )
  return { ...toasts, attempts: () => attempts }
}

beforeEach(() => void render(<Toaster />))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a message without a network is shown once the network has returned', async () => {
  const { toast, attempts } = await toastsOfNewPage()
  setOnline(false)
  toast.error('Not saved')
  await vi.waitFor(() => expect(attempts()).toBe(1))
  setOnline(true)
  expect(await screen.findByText('Not saved')).toBeDefined()
})

it('a message whose library could not be loaded is shown with the next one', async () => {
  const { toast, attempts } = await toastsOfNewPage()
  toast.error('Not saved')
  await vi.waitFor(() => expect(attempts()).toBe(1))
  toast.error('Still not saved')
  expect(await screen.findByText('Still not saved')).toBeDefined()
  expect(screen.getByText('Not saved')).toBeDefined()
})
