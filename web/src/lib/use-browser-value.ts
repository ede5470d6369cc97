import { useSyncExternalStore } from 'react'

/**
 * What only the browser knows and a page that was rendered at build time does not.
 * @param read the same value as long as nothing has changed
 * @param meanwhile what the page was rendered with; shown until it is hydrated, so that React meets what it made
 */
export function useBrowserValue<T>(read: () => T, meanwhile: T): T {
  return useSyncExternalStore(neverChanges, read, () => meanwhile)
}

function neverChanges(): () => void {
  return () => undefined
}

/** Whether the page answers: not yet in what was rendered at build time. A control that needs the page's code is disabled until then. */
export function useIsHydrated(): boolean {
  return useBrowserValue(isBrowser, false)
}

function isBrowser(): boolean {
  return true
}

/**
 * What was typed into an empty field of a prerendered page before its code arrived. React leaves the text in the field but
 * reports no change, so that it has to be read from there.
 * @param id of the field
 */
export function useEarlyText(id: string): string {
  return useBrowserValue(() => textIn(id), '')
}

function textIn(id: string): string {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}
