import { cleanup, fireEvent, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findCommands } from '@/app/palette/find-commands.ts'
import { useAppKeys } from '@/app/palette/use-app-keys.ts'
import { STORAGE_KEYS } from '@/config/constants.ts'

const commands = ['New post', 'Overview', 'Content studio', 'Scheduler', 'A post about a schedule'].map((label) => ({
  label,
}))
const found = (query: string) => findCommands(commands, query).map(({ label }) => label)

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
  let router: ReturnType<typeof createMemoryRouter>

  function Screen() {
    useAppKeys({ onPalette, onShortcuts, onNewPost })
    return <input aria-label="field" />
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
    fireEvent.keyDown(document.body, { key: 'n' })
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
})
