import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createThemeStore } from '@/preferences/theme.ts'

/** The operating system's preference, which a test can change. */
function osTheme(dark: boolean) {
  const listeners = new Set<() => void>()
  const query = {
    matches: dark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => query)
  return (nowDark: boolean) => {
    query.matches = nowDark
    for (const listener of listeners) listener()
  }
}

const classes = () => [...document.documentElement.classList]
const saved = () => window.localStorage.getItem('postwright.theme')
let stop: () => void = () => undefined

function started() {
  const store = createThemeStore()
  stop = store.start()
  return store
}

beforeEach(() => {
  window.localStorage.clear()
  document.documentElement.className = ''
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('on start', () => {
  it.each([
    ['nothing', null],
    ['an invalid value', 'sepia'],
  ])('%s saved means system', (_what, value) => {
    osTheme(true)
    if (value !== null) window.localStorage.setItem('postwright.theme', value)
    expect(started().state()).toEqual({ theme: 'system', effective: 'dark', initialized: true })
    expect(classes()).toEqual(['dark'])
  })

  it.each(['light', 'dark'] as const)('%s is used as saved, whatever the system prefers', (theme) => {
    osTheme(theme === 'light')
    window.localStorage.setItem('postwright.theme', theme)
    expect(started().state()).toMatchObject({ theme, effective: theme })
    expect(classes()).toEqual([theme])
  })

  it('is not initialized before, and saves nothing by itself', () => {
    osTheme(false)
    const store = createThemeStore()
    expect(store.state().initialized).toBe(false)
    stop = store.start()
    expect(saved()).toBeNull()
  })

  it('is system when storage cannot be read', () => {
    osTheme(false)
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(started().state().theme).toBe('system')
    expect(complaint).toHaveBeenCalled()
  })
})

describe('changes', () => {
  it('are saved and shown on the root, one class at a time', () => {
    osTheme(false)
    const store = started()
    store.setTheme('dark')
    expect(saved()).toBe('dark')
    expect(classes()).toEqual(['dark'])
    store.setTheme('light')
    expect(saved()).toBe('light')
    expect(classes()).toEqual(['light'])
    store.setTheme('system')
    expect(saved()).toBe('system')
  })

  it('of the system are followed live while the theme is system', () => {
    const change = osTheme(false)
    const store = started()
    change(true)
    expect(store.state()).toMatchObject({ theme: 'system', effective: 'dark' })
    expect(classes()).toEqual(['dark'])
    change(false)
    expect(classes()).toEqual(['light'])
  })

  it('of the system mean nothing while a theme is chosen', () => {
    const change = osTheme(false)
    const store = started()
    store.setTheme('light')
    change(true)
    expect(classes()).toEqual(['light'])
  })

  it('to something invalid are warned about and fall back to system', () => {
    osTheme(true)
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const store = started()
    store.setTheme('light')
    store.setTheme('sepia')
    expect(warning).toHaveBeenCalledOnce()
    expect(store.state()).toMatchObject({ theme: 'system', effective: 'dark' })
    expect(saved()).toBe('system')
  })

  it('of another tab are taken over', () => {
    osTheme(false)
    const store = started()
    window.localStorage.setItem('postwright.theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'postwright.theme' }))
    expect(store.state()).toMatchObject({ theme: 'dark', effective: 'dark' })
  })

  it('tell those who listen', () => {
    osTheme(false)
    const store = started()
    const listener = vi.fn<() => void>()
    const unsubscribe = store.subscribe(listener)
    store.setTheme('dark')
    unsubscribe()
    store.setTheme('light')
    expect(listener).toHaveBeenCalledOnce()
  })
})
