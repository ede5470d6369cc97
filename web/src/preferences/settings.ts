import { useSyncExternalStore } from 'react'
import { createSettingsStore, type Settings, type SettingsState } from './settings-store.ts'

export const settingsStore = createSettingsStore()

type SettingsActions = {
  set: <Key extends keyof Settings>(key: Key, value: Settings[Key]) => void
  replace: (settings: Settings) => void
  reset: () => void
}

/** The person's display settings, and the ways to change one, all, or go back to the defaults. */
export function useSettings(): SettingsState & SettingsActions {
  const state = useSyncExternalStore(settingsStore.subscribe, settingsStore.state)
  return { ...state, set: settingsStore.set, replace: settingsStore.replace, reset: settingsStore.reset }
}
