import { useCallback, useLayoutEffect, useRef, useState } from 'react'

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

/** A value as it was before, as long as it says the same: for what is made anew each time and is asked whether it has changed. */
export function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}
