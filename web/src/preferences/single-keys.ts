import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '../config/constants.ts'
import { log } from '../lib/log.ts'

const OFF = 'off'

const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

/**
 * Returns whether single letters are shortcuts. Users who dictate, or press keys by accident, turn them off, because each letter of a word would
 * trigger a shortcut (WCAG 2.1.4).
 */
export function areSingleKeysOn(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEYS.singleKeys) !== OFF
  } catch (error) {
    log.error('Shortcuts: could not read', error)
    return true
  }
}

function setSingleKeys(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(STORAGE_KEYS.singleKeys)
    else window.localStorage.setItem(STORAGE_KEYS.singleKeys, OFF)
  } catch (error) {
    log.error('Shortcuts: could not save', error)
  }
  for (const listener of listeners) listener()
}

export function useSingleKeys(): { singleKeysOn: boolean; setSingleKeys: (on: boolean) => void } {
  return { singleKeysOn: useSyncExternalStore(subscribe, areSingleKeysOn), setSingleKeys }
}
