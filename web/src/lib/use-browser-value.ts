import { useSyncExternalStore } from 'react'

/**
 * Returns a value that is known only in the browser, not in a page rendered at build time.
 * @param read returns the same value until it changes
 * @param meanwhile the value rendered at build time; used until hydration, so that React finds matching markup
 */
export function useBrowserValue<T>(read: () => T, meanwhile: T): T {
  return useSyncExternalStore(neverChanges, read, () => meanwhile)
}

function neverChanges(): () => void {
  return () => undefined
}

/** Returns whether the page is hydrated; false in pages rendered at build time. Controls that need the page's code are disabled until then. */
export function useIsHydrated(): boolean {
  return useBrowserValue(isBrowser, false)
}

function isBrowser(): boolean {
  return true
}

/**
 * Returns text that was typed into a field of a prerendered page before its code loaded. React keeps the text in the field but reports no change, so
 * the text is read from the field.
 * @param id of the field
 */
export function useEarlyText(id: string): string {
  return useBrowserValue(() => textIn(id), '')
}

function textIn(id: string): string {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}
