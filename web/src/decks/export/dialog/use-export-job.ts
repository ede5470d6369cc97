import { useEffect, useRef, useState } from 'react'
import { log } from '@/lib/log.ts'
import type { ExportRequest } from '../export-request.ts'
import { type ExportResult, type ExportProgress, findFault, type ExportFault } from '../export-result.ts'
import { runExport } from '../run-export.ts'

export type ExportJob =
  | { state: 'idle' }
  | { state: 'running'; done: number; of: number }
  | { state: 'done'; result: ExportResult }
  /** `notDelivered`: the files are made, and could not be handed on. */
  | { state: 'failed'; fault: ExportFault | 'notDelivered' }

type Deliver = (result: ExportResult, signal: AbortSignal) => void | Promise<void>

/** One export at a time, which ends when its dialog closes. `deliver` gets what was made, before it counts as done. */
export function useExportJob(): {
  job: ExportJob
  start: (ask: () => Promise<ExportRequest>, deliver: Deliver) => Promise<void>
  cancel: () => void
} {
  const [job, setJob] = useState<ExportJob>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(ask: () => Promise<ExportRequest>, deliver: Deliver) {
    const control = new AbortController()
    running.current = control
    const { signal } = control
    let isMade = false
    setJob({ state: 'running', done: 0, of: 0 })
    try {
      const request = await ask()
      const onProgress = (progress: ExportProgress) => setJob({ state: 'running', ...progress })
      const result = await runExport(request, { onProgress, signal })
      signal.throwIfAborted()
      isMade = true
      await deliver(result, signal)
      if (!signal.aborted) setJob({ state: 'done', result })
    } catch (error) {
      if (signal.aborted) return
      log.error('Decks: the export failed', error)
      setJob({ state: 'failed', fault: isMade ? 'notDelivered' : findFault(error) })
    }
  }

  function cancel() {
    running.current?.abort()
    setJob({ state: 'idle' })
  }

  return { job, start, cancel }
}
