import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '../config/constants.ts'
import { log } from '../lib/log.ts'

export const THEMES = ['light', 'dark', 'system'] as const

export type Theme = (typeof THEMES)[number]

export type EffectiveTheme = 'light' | 'dark'

type ThemeState = { theme: Theme; effective: EffectiveTheme; initialized: boolean }

const DARK = '(prefers-color-scheme: dark)'

/** Theme before the start, and in pages rendered without a browser. */
const THEME_UNKNOWN: ThemeState = { theme: 'system', effective: 'light', initialized: false }

function isTheme(value: string | null): value is Theme {
  return THEMES.some((theme) => theme === value)
}

/**
 * Stores the colour theme. On start the saved value is read (missing or invalid: system); afterwards every change is saved and set on the document's
 * root as the class `light` or `dark`; `system` follows the operating system live.
 */
export function createThemeStore() {
  const listeners = new Set<() => void>()
  let state: ThemeState = THEME_UNKNOWN

  function effectiveOf(theme: Theme): EffectiveTheme {
    if (theme !== 'system') return theme
    return window.matchMedia(DARK).matches ? 'dark' : 'light'
  }

  function show(theme: Theme): void {
    const effective = effectiveOf(theme)
    state = { theme, effective, initialized: true }
    const { classList } = document.documentElement
    classList.remove('light', 'dark')
    classList.add(effective)
    for (const listener of listeners) listener()
  }

  function saved(): Theme {
    try {
      const value = window.localStorage.getItem(STORAGE_KEYS.theme)
      return isTheme(value) ? value : 'system'
    } catch (error) {
      log.error('Theme: could not read the saved value', error)
      return 'system'
    }
  }

  function save(theme: Theme): void {
    try {
      window.localStorage.setItem(STORAGE_KEYS.theme, theme)
    } catch (error) {
      log.error('Theme: could not save', error)
    }
  }

  function start(): () => void {
    const onOs = () => {
      if (state.theme === 'system') show('system')
    }
    const onOtherTab = (event: StorageEvent) => {
      if (event.key === STORAGE_KEYS.theme) show(saved())
    }
    const osDark = window.matchMedia(DARK)
    show(saved())
    osDark.addEventListener('change', onOs)
    window.addEventListener('storage', onOtherTab)
    return () => {
      osDark.removeEventListener('change', onOs)
      window.removeEventListener('storage', onOtherTab)
    }
  }

  /** @param requested any value except `light`, `dark` or `system` logs a warning and means system */
  function setTheme(requested: string): void {
    if (!isTheme(requested)) log.warn(`Theme: "${requested}" is not a theme, using the system's`)
    const theme = isTheme(requested) ? requested : 'system'
    show(theme)
    if (state.initialized) save(theme)
  }

  return {
    state: () => state,
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    start,
    setTheme,
  }
}

export const themeStore = createThemeStore()

/** Returns the chosen theme, the effective theme, and a function that sets the theme. */
export function useTheme(): ThemeState & { setTheme: (theme: string) => void } {
  const state = useSyncExternalStore(themeStore.subscribe, themeStore.state, () => THEME_UNKNOWN)
  return { ...state, setTheme: themeStore.setTheme }
}
