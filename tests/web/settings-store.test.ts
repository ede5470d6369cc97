import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSettingsStore, DEFAULT_SETTINGS } from '@/preferences/settings.ts'

const KEY = 'postwright.settings'
const saved = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null')

function started() {
  const store = createSettingsStore()
  store.start()
  return store
}

beforeEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

/** Dates and times as the region of the browser writes them. */
const DATES = { weekStart: 'auto', clock: 'auto', dateOrder: 'auto' } as const

describe('loading', () => {
  it('begins with the defaults and saves nothing by itself', () => {
    const store = createSettingsStore()
    expect(store.state().initialized).toBe(false)
    store.start()
    expect(store.state()).toEqual({
      ...DATES,
      itemsPerPage: 20,
      notificationsEnabled: true,
      defaultSortOrder: 'desc',
      initialized: true,
    })
    expect(saved()).toBeNull()
  })

  it('takes what was saved, and defaults for what is missing in it', () => {
    window.localStorage.setItem(KEY, JSON.stringify({ itemsPerPage: 50 }))
    expect(started().state()).toMatchObject({ itemsPerPage: 50, defaultSortOrder: 'desc' })
  })

  it.each(['not json', '{"itemsPerPage":"many"}', '[]', '{"itemsPerPage":100000}'])('falls back for %s', (text) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    window.localStorage.setItem(KEY, text)
    expect(started().state()).toMatchObject(DEFAULT_SETTINGS)
    expect(complaint).toHaveBeenCalledOnce()
  })
})

describe('changing', () => {
  it('saves one setting without the initialized flag', () => {
    started().set('notificationsEnabled', false)
    expect(saved()).toEqual({ ...DATES, itemsPerPage: 20, notificationsEnabled: false, defaultSortOrder: 'desc' })
  })

  it('replaces all and goes back to the defaults', () => {
    const store = started()
    store.replace({ ...DATES, itemsPerPage: 10, notificationsEnabled: false, defaultSortOrder: 'asc' })
    expect(saved()).toEqual({ ...DATES, itemsPerPage: 10, notificationsEnabled: false, defaultSortOrder: 'asc' })
    store.reset()
    expect(saved()).toEqual(DEFAULT_SETTINGS)
    expect(store.state()).toMatchObject(DEFAULT_SETTINGS)
  })

  it('saves nothing before it is initialized', () => {
    createSettingsStore().set('itemsPerPage', 10)
    expect(saved()).toBeNull()
  })

  it('works on when storage is full, and says so in the console', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const store = started()
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    store.set('itemsPerPage', 10)
    expect(store.state().itemsPerPage).toBe(10)
    expect(complaint).toHaveBeenCalledOnce()
  })
})
