import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same and does what the latest one does, for events of parts that render only when what they show
 * changes. It must not be called while rendering.
 */
export function useStable<Args extends unknown[], Result>(run: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
