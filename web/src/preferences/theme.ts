import { useSyncExternalStore } from 'react'
import { createThemeStore, THEME_UNKNOWN, type ThemeState } from './theme-store.ts'

export const themeStore = createThemeStore()

/** The colour theme: what was chosen, what that means now, and the way to choose. */
export function useTheme(): ThemeState & { setTheme: (theme: string) => void } {
  const state = useSyncExternalStore(themeStore.subscribe, themeStore.state, () => THEME_UNKNOWN)
  return { ...state, setTheme: themeStore.setTheme }
}
