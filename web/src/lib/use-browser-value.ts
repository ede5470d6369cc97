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
