import { useMemo } from 'react'
import type { CoveredPersona, CoveredPost, CoverageRow } from '@postwright/core/personas/coverage-of'
import { useWorkerRead } from '@/lib/workers/use-worker-read.ts'
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
  const question = useMemo(() => ({ personas, posts }), [personas, posts])
  return useWorkerRead(findCoverage, question, 'Personas: the coverage could not be found')
}
