import { useEffect, useRef, useState } from 'react'
import type { CoveredPersona, CoveredPost, CoverageRow } from '@postwright/core/personas/coverage-of'
import type { CoverageAnswer, CoverageQuestion } from './coverage-worker.ts'

/** Which posts speak of what, worked out beside the page; null until it is known. */
export function useCoverage(
  personas: readonly CoveredPersona[],
  posts: readonly CoveredPost[],
): readonly CoverageRow[] | null {
  const [rows, setRows] = useState<readonly CoverageRow[] | null>(null)
  const worker = useRef<Worker | null>(null)
  const asked = useRef(0)

  useEffect(() => {
    const made = new Worker(new URL('./coverage-worker.ts', import.meta.url), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<CoverageAnswer>) => {
      if (data.id === asked.current) setRows(data.rows)
    })
    worker.current = made
    return () => made.terminate()
  }, [])

  useEffect(() => {
    asked.current += 1
    const question: CoverageQuestion = { id: asked.current, personas, posts }
    worker.current?.postMessage(question, [])
  }, [personas, posts])
  return rows
}
