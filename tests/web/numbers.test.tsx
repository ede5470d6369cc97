import { act, cleanup, render } from '@testing-library/react'
import NProgress from 'nprogress'
import { useEffect } from 'react'
import hotToast, { type Toast, useToasterStore } from 'react-hot-toast'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '@/app/route-progress.tsx'
import { AppToaster } from '@/app/toaster.tsx'
import { WORD_OPTIONS } from '@/lib/i18n.ts'

describe('the progress bar', () => {
  it('has the specified minimum, trickle and speed, and no spinner', () => {
    expect(NProgress.settings).toMatchObject({
      minimum: 0.08,
      trickleRate: 0.02,
      trickleSpeed: 800,
      speed: 200,
      showSpinner: false,
    })
  })
})

describe('the words', () => {
  it('are English, in the namespace common unless said otherwise', () => {
    expect(WORD_OPTIONS).toMatchObject({ supportedLngs: ['en'], fallbackLng: 'en', defaultNS: 'common' })
  })
})

describe('toasts', () => {
  let toasts: Toast[] = []

  function Probe() {
    const store = useToasterStore()
    useEffect(() => {
      toasts = store.toasts
    }, [store.toasts])
    return <AppToaster />
  }

  const visible = () => toasts.filter((toast) => toast.visible).length
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  beforeEach(() => {
    hotToast.remove()
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    render(<Probe />)
  })

  afterEach(() => {
    act(() => hotToast.remove())
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it.each([
    ['blank', () => hotToast('Words'), 4000],
    ['error', () => hotToast.error('Words'), 4000],
    ['custom', () => hotToast.custom(<p>Words</p>), 4000],
    ['success', () => hotToast.success('Words'), 2000],
  ])('of the kind %s stay for their time and no longer', (_kind, show, ms) => {
    act(() => void show())
    pass(ms - 100)
    expect(visible()).toBe(1)
    pass(200)
    expect(visible()).toBe(0)
  })

  it('that say that something is loading never expire', () => {
    act(() => void hotToast.loading('Words'))
    pass(3_600_000)
    expect(visible()).toBe(1)
  })

  it('are at most twenty, and the newest are kept', () => {
    act(() => {
      for (let number = 1; number <= 22; number++) hotToast(`Number ${number}`)
    })
    expect(visible()).toBe(20)
    expect(toasts.filter((toast) => toast.visible).map((toast) => toast.message)).toContain('Number 22')
  })

  it('are at most 350 pixels wide, at the top right', () => {
    act(() => void hotToast('Words'))
    expect(document.querySelector<HTMLElement>('[style*="350px"]')?.style.maxWidth).toBe('350px')
    const place = document.querySelector<HTMLElement>('[style*="flex-end"]')
    expect(place?.style.top).toBe('0px')
  })
})
