import { type ReactNode, useState } from 'react'
import type { SeriesScope } from './scope-dialog.tsx'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

const ScopeDialog = lazyPart(async () => (await import('./scope-dialog.tsx')).ScopeDialog)

type Answer = (scope: SeriesScope | null) => void

/** Asks which posts of its series a change applies to; a post without a series is always changed alone. */
export function useSeriesQuestion(isInSeries: boolean): {
  ask: () => Promise<SeriesScope | null>
  question: ReactNode
} {
  const [pending, setPending] = useState<{ answer: Answer } | null>(null)

  function ask(): Promise<SeriesScope | null> {
    if (!isInSeries) return Promise.resolve('one')
    return new Promise((answer) => {
      setPending({ answer })
    })
  }

  function settle(scope: SeriesScope | null) {
    pending?.answer(scope)
    setPending(null)
  }

  const question = pending && <ScopeDialog onChoose={settle} onClose={() => settle(null)} />
  return { ask, question }
}
