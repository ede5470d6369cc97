import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns a function with a stable identity that calls the latest `run`, for event handlers of components that render only when their data changes.
 * It must not be called while rendering.
 */
export function useStable<Args extends unknown[], Result>(run: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** Returns the previous object as long as the new value is equal, for values that are created on each render and compared by identity. */
export function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}
