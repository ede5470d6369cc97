import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { THEME_ICONS } from '@/app/layouts/theme-icons.ts'
import { findActions } from '@/app/palette/command-palette.tsx'
import { useActionKeys } from '@/app/palette/palette-host.tsx'
import type { OfferedAction } from '@/config/action.ts'
import { STORAGE_KEYS } from '@/config/constants.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'

const actions = ['New post', 'Overview', 'Content studio', 'Scheduler', 'A post about a schedule'].map((label) => ({
  label,
}))
const found = (query: string) => findActions(actions, query).map(({ label }) => label)

describe('what the palette finds', () => {
  it('is everything while nothing is typed', () => {
    expect(found('  ')).toHaveLength(5)
  })

  it('holds every word typed, in any order and case, and what begins so comes first', () => {
    expect(found('SCHED')).toEqual(['Scheduler', 'A post about a schedule'])
    expect(found('studio con')).toEqual(['Content studio'])
    expect(found('nowhere')).toEqual([])
  })
})

describe('keys that work everywhere', () => {
  const onPalette = vi.fn<() => void>()
  const onShortcuts = vi.fn<() => void>()
  const onNewPost = vi.fn<() => void>()
  const onIdea = vi.fn<() => void>()
  let router: ReturnType<typeof createMemoryRouter>

  const onSave = vi.fn<() => void>()
  const onOwn = vi.fn<() => void>()
  const withKeys = (keys: string[], run: () => void): OfferedAction => ({
    id: keys.join(),
    labelKey: 'common:search',
    Icon: THEME_ICONS.light,
    keys,
    run,
  })
  const everywhere: OfferedAction[] = [
    withKeys(['Mod', 'K'], onPalette),
    withKeys(['?'], onShortcuts),
    withKeys(['N'], onNewPost),
    withKeys(['N', 'I'], onIdea),
    {
      id: 'go',
      labelKey: 'common:search',
      Icon: THEME_ICONS.light,
      keys: ['G', 'C'],
      to: '/dashboard/content-scheduler',
    },
  ]

  function Editor() {
    useScreenActions([withKeys(['Mod', 'S'], onSave), { ...withKeys(['Mod', 'Z'], onOwn), hasOwnKeys: true }])
    return <input aria-label="text" />
  }

  function Screen() {
    useActionKeys(everywhere)
    return (
      <>
        <input aria-label="field" />
        <Routes>
          <Route path="/editor" element={<Editor />} />
          <Route path="*" element={null} />
        </Routes>
      </>
    )
  }

  beforeEach(() => {
    vi.clearAllMocks()
    router = createMemoryRouter([{ path: '*', element: <Screen /> }])
    render(<RouterProvider router={router} />)
  })
  afterEach(() => {
    cleanup()
    localStorage.clear()
  })

  const field = () => document.querySelector('input') ?? document.body

  it('Ctrl or ⌘ with K opens the palette, also from a field', () => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    fireEvent.keyDown(field(), { key: 'K', metaKey: true })
    fireEvent.keyDown(document.body, { key: 'k' })
    expect(onPalette).toHaveBeenCalledTimes(2)
  })

  it('a question mark opens the shortcuts, but is a word in a field', () => {
    fireEvent.keyDown(field(), { key: '?' })
    expect(onShortcuts).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
    expect(onShortcuts).toHaveBeenCalledOnce()
  })

  it('n begins a post, but not with a command key, in a field, or while a menu is open', () => {
    fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true })
    fireEvent.keyDown(field(), { key: 'n' })
    const menu = document.body.appendChild(document.createElement('div'))
    menu.setAttribute('role', 'menu')
    fireEvent.keyDown(menu, { key: 'n' })
    menu.remove()
    expect(onNewPost).not.toHaveBeenCalled()
    vi.useFakeTimers()
    fireEvent.keyDown(document.body, { key: 'n' })
    vi.advanceTimersByTime(500)
    vi.useRealTimers()
    expect(onNewPost).toHaveBeenCalledOnce()
  })

  it('n and i notes an idea and begins no post, while n and any other key begins one at once', () => {
    fireEvent.keyDown(document.body, { key: 'n' })
    fireEvent.keyDown(document.body, { key: 'i' })
    expect(onIdea).toHaveBeenCalledOnce()
    fireEvent.keyDown(document.body, { key: 'i' })
    expect(onIdea).toHaveBeenCalledOnce()
    expect(onNewPost).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'n' })
    fireEvent.keyDown(document.body, { key: 'x' })
    expect(onNewPost).toHaveBeenCalledOnce()
  })

  it('letters alone do nothing once they are turned off, the palette still opens', () => {
    localStorage.setItem(STORAGE_KEYS.singleKeys, 'off')
    fireEvent.keyDown(document.body, { key: 'n' })
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
    fireEvent.keyDown(document.body, { key: 'g' })
    fireEvent.keyDown(document.body, { key: 'c' })
    expect(router.state.location.pathname).toBe('/')
    expect(onNewPost).not.toHaveBeenCalled()
    expect(onShortcuts).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect(onPalette).toHaveBeenCalledOnce()
  })

  it('g and a letter go to a screen, a letter alone goes nowhere', () => {
    fireEvent.keyDown(document.body, { key: 'c' })
    expect(router.state.location.pathname).toBe('/')
    fireEvent.keyDown(document.body, { key: 'g' })
    fireEvent.keyDown(document.body, { key: 'c' })
    expect(router.state.location.pathname).toBe('/dashboard/content-scheduler')
  })

  it('Ctrl or ⌘ with a key means another thing with Shift', () => {
    fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true, shiftKey: true })
    expect(onPalette).not.toHaveBeenCalled()
  })

  it('keys that an editor hears itself are left to it', async () => {
    await act(() => router.navigate('/editor'))
    expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true)
    expect(onOwn).not.toHaveBeenCalled()
  })

  it('keys of a screen work while it is open, also from a field, and never save the page of the browser', async () => {
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(true)
    await act(() => router.navigate('/editor'))
    expect(fireEvent.keyDown(field(), { key: 's', metaKey: true })).toBe(false)
    fireEvent.keyDown(field(), { key: 's', ctrlKey: true, repeat: true })
    expect(onSave).toHaveBeenCalledOnce()
    await act(() => router.navigate('/'))
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(onSave).toHaveBeenCalledOnce()
  })
})
