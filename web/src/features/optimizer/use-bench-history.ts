import { useState } from 'react'

const STEPS_KEPT = 100

/** The draft on the bench: words, and the files that come with them. */
export type BenchDraft = { text: string; media: readonly { mediaId: string; alt: string }[] }

/** A draft with its earlier states, so that what a fix has changed can be taken back. */
export function useBenchHistory(begun: BenchDraft) {
  const [steps, setSteps] = useState<readonly BenchDraft[]>([begun])
  const now = steps.at(-1) ?? begun
  return {
    now,
    canUndo: steps.length > 1,
    edit: (change: Partial<BenchDraft>) =>
      setSteps((before) => {
        const last = before.at(-1) ?? begun
        const next = { ...last, ...change }
        const isSame = next.text === last.text && JSON.stringify(next.media) === JSON.stringify(last.media)
        return isSame ? before : [...before, next].slice(-STEPS_KEPT)
      }),
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
  }
}
