import { useState } from 'react'

/** A value as it was before, as long as it says the same: for what is made anew each time and is asked whether it has changed. */
export function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}
