import type { ExportRequest } from './export-request.ts'

/** People who export often do it again soon: what was fetched and read for the first time is there for as long. */
const KEPT_FOR = 60_000

type Thread = { worker: Worker; families: string }

let kept: (Thread & { timer: ReturnType<typeof setTimeout> }) | null = null

/** A worker that makes files, with all that an earlier export has fetched where it can be had; null where browsers start none. */
export function takeThread({ families }: ExportRequest): Thread | null {
  const key = JSON.stringify(families)
  if (kept) {
    const { timer, ...thread } = kept
    clearTimeout(timer)
    kept = null
    if (thread.families === key) return thread
    // A family that was uploaded anew may have kept its name.
    thread.worker.terminate()
  }
  if (typeof OffscreenCanvas === 'undefined') return null
  try {
    const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module', name: 'export' })
    return { worker, families: key }
  } catch {
    return null
  }
}

/** Keeps a worker whose export went well for the next one. */
export function keepThread(thread: Thread): void {
  kept?.worker.terminate()
  clearTimeout(kept?.timer)
  const timer = setTimeout(() => {
    kept = null
    thread.worker.terminate()
  }, KEPT_FOR)
  kept = { ...thread, timer }
}
