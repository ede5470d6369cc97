import { useEffect, useState } from 'react'
import type { CoveredPersona, CoveredPost, CoverageRow } from '@postwright/core/personas/coverage-of'
import { log } from '@/lib/log.ts'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'
import type { ReadState } from '@/ui/data-state.tsx'

const findCoverage = createWorkerCall({
  name: 'coverage',
  start: () => new Worker(new URL('./coverage-worker.ts', import.meta.url), { type: 'module', name: 'coverage' }),
  here: async () => (await import('./find-coverage.ts')).findCoverage,
})

/** Which posts speak of what. Rows stay until those of other personas or posts are known. */
export function useCoverage(
  personas: readonly CoveredPersona[],
  posts: readonly CoveredPost[],
): ReadState<readonly CoverageRow[]> {
  const [read, setRead] = useState<ReadState<readonly CoverageRow[]>>({ status: 'loading' })

  useEffect(() => {
    const control = new AbortController()
    const { signal } = control

    function find() {
      findCoverage({ personas, posts }, { signal })
        .then((data) => !signal.aborted && setRead({ status: 'ready', data }))
        .catch((error: unknown) => {
          if (signal.aborted) return
          log.error('Personas: the coverage could not be found', error)
          setRead({ status: 'error', retry })
        })
    }

    function retry() {
      setRead({ status: 'loading' })
      find()
    }

    find()
    return () => control.abort()
  }, [personas, posts])
  return read
}
