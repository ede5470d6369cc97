import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { ITEMS_PER_PAGE, LIST_LIMIT_MAX } from '@postwright/core/limits'
import { STORAGE_KEYS } from '../config/constants.ts'
import { storageSlot } from '../lib/storage-slot.ts'

export const settingsSchema = z.object({
  itemsPerPage: z.int().min(5).max(LIST_LIMIT_MAX).default(ITEMS_PER_PAGE),
  notificationsEnabled: z.boolean().default(true),
  defaultSortOrder: z.enum(['asc', 'desc']).default('desc'),
  weekStart: z.enum(['auto', 'monday', 'saturday', 'sunday']).default('auto'),
  clock: z.enum(['auto', '12', '24']).default('auto'),
  dateOrder: z.enum(['auto', 'day_first', 'month_first']).default('auto'),
})

type Settings = z.infer<typeof settingsSchema>

export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({})

/** Current settings; `initialized` is never saved. */
type SettingsState = Settings & { initialized: boolean }

/** Stores a user's display settings on this device: they are loaded on start, every later change is saved, and failures are only logged. */
export function createSettingsStore() {
  const slot = storageSlot(STORAGE_KEYS.settings, settingsSchema, DEFAULT_SETTINGS)
  const listeners = new Set<() => void>()
  let state: SettingsState = { ...DEFAULT_SETTINGS, initialized: false }

  function show(settings: Settings): void {
    state = { ...settings, initialized: true }
    for (const listener of listeners) listener()
  }

  function change(settings: Settings): void {
    const isReady = state.initialized
    show(settings)
    if (isReady) slot.write(settings)
  }

  function current(): Settings {
    const { initialized: _initialized, ...settings } = state
    return settings
  }

  return {
    state: () => state,
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    start: () => show(slot.read()),
    set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
      change({ ...current(), [key]: value })
    },
    /** Replaces all settings. */
    replace: (settings: Settings) => change(settingsSchema.parse(settings)),
    reset: () => change(DEFAULT_SETTINGS),
  }
}

export const settingsStore = createSettingsStore()

type SettingsActions = {
  set: <Key extends keyof Settings>(key: Key, value: Settings[Key]) => void
  replace: (settings: Settings) => void
  reset: () => void
}

/** Returns the user's display settings, and functions to change one, replace all, or restore the defaults. */
export function useSettings(): SettingsState & SettingsActions {
  const state = useSyncExternalStore(settingsStore.subscribe, settingsStore.state)
  return { ...state, set: settingsStore.set, replace: settingsStore.replace, reset: settingsStore.reset }
}
