import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import hotToast, { Toaster } from 'react-hot-toast'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '@/ui/toast.tsx'

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const onUndo = vi.fn<() => void>()
const onExpire = vi.fn<() => void>()

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  onUndo.mockReset()
  onExpire.mockReset()
  render(<Toaster />)
  await act(async () => {
    toast.undo('Post deleted', { label: 'Undo', onUndo, onExpire, duration: 5000, about: 'post1' })
    await import('react-hot-toast')
  })
})

afterEach(() => {
  act(() => hotToast.removeAll())
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a toast for an action that can be undone', () => {
  it('runs the action when its time is over', () => {
    wait(4999)
    expect(onExpire).not.toHaveBeenCalled()
    wait(1)
    expect(onExpire).toHaveBeenCalledOnce()
    expect(onUndo).not.toHaveBeenCalled()
  })

  it('undoes it once, and never runs it afterwards', () => {
    const button = screen.getByRole('button', { name: 'Undo' })
    fireEvent.click(button)
    fireEvent.click(button)
    wait(10_000)
    expect(onUndo).toHaveBeenCalledOnce()
    expect(onExpire).not.toHaveBeenCalled()
  })

  it('goes with the next command on the same thing, and only with that', () => {
    act(() => toast.endUndo('post2'))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
    act(() => toast.endUndo('post1'))
    expect(onExpire).toHaveBeenCalledOnce()
    wait(10_000)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(onUndo).not.toHaveBeenCalled()
  })

  it('runs the action at once when the page is left', () => {
    window.dispatchEvent(new Event('pagehide'))
    expect(onExpire).toHaveBeenCalledOnce()
    wait(10_000)
    expect(onExpire).toHaveBeenCalledOnce()
  })
})
