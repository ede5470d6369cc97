import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTokenStore, type TokenStore } from '@/lib/token-store.ts'

const PAIR = { accessToken: 'a1', refreshToken: 'r1' }
const NEXT = { accessToken: 'a2', refreshToken: 'r2' }

const device = { isFull: false }

/** Storage of a device that may have no room. */
function areaOf(area: Storage): Storage {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  return new Proxy(area, {
    get: (target, name) => (device.isFull && name === 'setItem' ? setItem : bound(target, name)),
  })
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name)
  return typeof value === 'function' ? value.bind(target) : value
}

let store: TokenStore

beforeEach(() => {
  store = createTokenStore(() => ({ local: areaOf(window.localStorage), session: areaOf(window.sessionStorage) }))
  device.isFull = false
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('the token pair', () => {
  it('lies in local storage under the names of the specification when it is to be remembered', () => {
    store.save(PAIR, true)
    expect(window.localStorage.getItem('postwright.accessToken')).toBe('a1')
    expect(window.localStorage.getItem('postwright.refreshToken')).toBe('r1')
    expect(window.sessionStorage).toHaveLength(0)
    expect(store.remembers()).toBe(true)
  })

  it('lies in session storage, and only there, when it is not', () => {
    store.save(PAIR, true)
    store.save(NEXT, false)
    expect(window.localStorage).toHaveLength(0)
    expect(store.read()).toEqual(NEXT)
    expect(store.remembers()).toBe(false)
  })

  it('is none while one of the two is missing', () => {
    window.localStorage.setItem('postwright.accessToken', 'a1')
    expect(store.read()).toBeNull()
    expect(store.remembers()).toBeNull()
  })

  it.each([true, false])('is replaced where it lies (remembered: %s)', (remember) => {
    store.save(PAIR, remember)
    expect(store.replace('r1', NEXT)).toBe(true)
    expect(store.read()).toEqual(NEXT)
    expect(store.remembers()).toBe(remember)
  })

  it('is not replaced once it was cleared or has changed', () => {
    expect(store.replace('r1', NEXT)).toBe(false)
    store.save(NEXT, true)
    expect(store.replace('r1', PAIR)).toBe(false)
    expect(store.read()).toEqual(NEXT)
  })

  it('is gone from both places after clearing', () => {
    store.save(PAIR, true)
    window.sessionStorage.setItem('postwright.accessToken', 'a0')
    store.clear()
    expect(window.localStorage).toHaveLength(0)
    expect(window.sessionStorage).toHaveLength(0)
  })
})

describe('other tabs and broken storage', () => {
  it('hears of another tab that changes the access token, and of nothing else', () => {
    const onChange = vi.fn<() => void>()
    const stop = store.watch(onChange)
    window.dispatchEvent(new StorageEvent('storage', { key: 'postwright.theme' }))
    expect(onChange).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key: 'postwright.accessToken' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(onChange).toHaveBeenCalledTimes(2)
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it.each([true, false])('keeps the pair until the tab is closed when storage is full (remembered: %s)', (remember) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    device.isFull = true
    const onUnstored = vi.fn<() => void>()
    store.whenUnstored(onUnstored)
    store.save(PAIR, remember)
    expect(store.read()).toEqual(PAIR)
    expect(store.remembers()).toBe(false)
    expect(store.replace('r1', NEXT)).toBe(true)
    expect(store.replace('r1', PAIR)).toBe(false)
    expect(store.read()).toEqual(NEXT)
    store.save(PAIR, remember)
    expect(onUnstored).toHaveBeenCalledOnce()
    device.isFull = false
    store.clear()
    expect(store.read()).toBeNull()
  })

  it('keeps a replacement that no longer fits into storage', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    store.save(PAIR, true)
    device.isFull = true
    expect(store.replace('r1', NEXT)).toBe(true)
    expect(store.read()).toEqual(NEXT)
    device.isFull = false
    store.save(PAIR, true)
    expect(store.read()).toEqual(PAIR)
    expect(window.localStorage.getItem('postwright.accessToken')).toBe('a1')
  })

  it('survives storage that is forbidden', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = createTokenStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(broken.read()).toBeNull()
    expect(broken.replace('r1', NEXT)).toBe(false)
    broken.save(PAIR, true)
    expect(broken.read()).toEqual(PAIR)
    broken.clear()
    expect(broken.read()).toBeNull()
  })
})
