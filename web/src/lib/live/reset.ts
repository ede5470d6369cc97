const resets = new Set<() => void>()

/** Registers a reset that runs when another user signs in or the user signs out. */
export function onReset(reset: () => void): void {
  resets.add(reset)
}

declare global {
  /** reactfire keeps its cache in a global of this name. */
  var _reactFirePreloadedObservables: Map<string, unknown> | undefined
}

/** Removes one entry from reactfire's cache, which otherwise keeps it for the lifetime of the page. */
export function forgetObservable(id: string): void {
  globalThis._reactFirePreloadedObservables?.delete(id)
}

/**
 * Closes every live read and empties reactfire's cache. Otherwise an entry that ended with `permission-denied` at sign-out is shown again after the
 * next sign-in.
 */
export function resetLive(): void {
  for (const reset of resets) reset()
  globalThis._reactFirePreloadedObservables?.clear()
}
