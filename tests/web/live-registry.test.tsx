import { act, render, screen, cleanup } from '@testing-library/react'
import { useEffect } from 'react'
import { useObservable } from 'reactfire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveRegistry } from '@/lib/live/live-registry.ts'
import type { Signal } from '@/lib/live/live-source.ts'
import { resetLive } from '@/lib/live/reset.ts'

type Listener = { target: string; next: (value: string) => void; fail: (error: Error) => void; closed: boolean }

/** All listeners, as a database would hold them. */
const listeners: Listener[] = []
const last = () => {
  const found = listeners.at(-1)
  if (!found) throw new Error('there is no listener')
  return found
}

const registry = createLiveRegistry<string, string>(
  (a, b) => a === b,
  (target) => (next, fail) => {
    const listener: Listener = { target, next, fail, closed: false }
    listeners.push(listener)
    return () => {
      listener.closed = true
    }
  },
)

function Reader({ target }: { target: string }) {
  const source = registry.sourceFor(target)
  const { data } = useObservable<Signal<string> | undefined>(source.id, source.signals, { suspense: false })
  useEffect(() => registry.hold(source), [source])
  if (!data) return <p>loading</p>
  return <p>{data.ok ? data.value : `failed: ${data.error.message}`}</p>
}

beforeEach(() => {
  vi.useFakeTimers()
  listeners.length = 0
})

afterEach(() => {
  cleanup()
  resetLive()
  vi.useRealTimers()
})

describe('a live read', () => {
  it('shows what arrives, and shares one listener among readers of the same thing', () => {
    render(
      <>
        <Reader target="a" />
        <Reader target="a" />
      </>,
    )
    act(() => last().next('one'))
    expect(screen.getAllByText('one')).toHaveLength(2)
    expect(listeners).toHaveLength(1)
  })

  it('shows a failure instead of throwing it', () => {
    render(<Reader target="a" />)
    act(() => last().fail(new Error('permission-denied')))
    expect(screen.getByText('failed: permission-denied')).toBeDefined()
  })

  it('is closed some time after its last reader has gone, and kept when one comes back before', () => {
    const first = render(<Reader target="a" />)
    act(() => last().next('one'))
    first.unmount()
    vi.advanceTimersByTime(29_000)
    const second = render(<Reader target="a" />)
    expect(screen.getByText('one')).toBeDefined()
    expect(listeners).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(last().closed).toBe(false)
    second.unmount()
    vi.advanceTimersByTime(30_000)
    expect(last().closed).toBe(true)
  })

  it('that failed is read anew by the next reader', () => {
    const first = render(<Reader target="a" />)
    act(() => last().fail(new Error('gone')))
    first.unmount()
    render(<Reader target="a" />)
    act(() => last().next('back'))
    expect(screen.getByText('back')).toBeDefined()
    expect(listeners).toHaveLength(2)
  })
})

describe('signing out', () => {
  it('closes every listener and forgets what was read or refused', () => {
    const first = render(<Reader target="a" />)
    act(() => last().fail(new Error('permission-denied')))
    resetLive()
    first.unmount()
    expect(globalThis._reactFirePreloadedObservables?.size).toBe(0)

    render(<Reader target="a" />)
    expect(screen.getByText('loading')).toBeDefined()
    act(() => last().next('mine'))
    expect(screen.getByText('mine')).toBeDefined()
  })

  it('does not leave the last person’s data for the next one', () => {
    const first = render(<Reader target="a" />)
    act(() => last().next('secret'))
    first.unmount()
    resetLive()
    expect(listeners.every(({ closed }) => closed)).toBe(true)
    render(<Reader target="a" />)
    expect(screen.queryByText('secret')).toBeNull()
  })
})
