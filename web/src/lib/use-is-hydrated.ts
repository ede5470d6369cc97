import { useBrowserValue } from './use-browser-value.ts'

/** Whether the page answers: not yet in what was rendered at build time. A control that needs the page's code is disabled until then. */
export function useIsHydrated(): boolean {
  return useBrowserValue(isBrowser, false)
}

function isBrowser(): boolean {
  return true
}
