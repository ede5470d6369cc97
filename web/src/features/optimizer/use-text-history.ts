import { useState } from 'react'

const STEPS_KEPT = 100

/** A text with its earlier states, so that what a fix has changed can be taken back. */
export function useTextHistory(begun: string) {
  const [steps, setSteps] = useState<readonly string[]>([begun])
  const text = steps.at(-1) ?? begun
  return {
    text,
    canUndo: steps.length > 1,
    edit: (next: string) =>
      setSteps((before) => (before.at(-1) === next ? before : [...before, next].slice(-STEPS_KEPT))),
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
  }
}
