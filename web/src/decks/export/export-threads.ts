import type { ExportRequest } from './export-request.ts'

/** People who export often do it again soon: what was fetched and read for the first time is there for as long. */
const KEPT_FOR = 60_000
/** More would only take memory. */
const ENCODERS_MAX = 3

/** A worker that makes files, the ones that help it, and the families of the workspace that it knows. */
export type ExportThread = { worker: Worker; encoders: readonly Worker[]; families: string }

let kept: { thread: ExportThread; timer: ReturnType<typeof setTimeout> } | null = null

/** A worker, with all that an earlier export has fetched where there was one; null where browsers start none. */
export function takeThread({ families }: ExportRequest): ExportThread | null {
  const key = JSON.stringify(families)
  if (kept) {
    const { thread, timer } = kept
    clearTimeout(timer)
    kept = null
    if (thread.families === key) return thread
    // A family that was uploaded anew may have kept its name.
    endThread(thread)
  }
  if (typeof OffscreenCanvas === 'undefined') return null
  try {
    return startThread(key)
  } catch {
    return null
  }
}

/** Keeps a worker whose export went well for the next one. */
export function keepThread(thread: ExportThread): void {
  if (kept) {
    clearTimeout(kept.timer)
    endThread(kept.thread)
  }
  const timer = setTimeout(() => {
    kept = null
    endThread(thread)
  }, KEPT_FOR)
  kept = { thread, timer }
}

export function endThread({ worker, encoders }: ExportThread): void {
  for (const each of [worker, ...encoders]) each.terminate()
}

function startThread(families: string): ExportThread {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module', name: 'export' })
  // NOTE the page starts them, because its policy says which scripts may run, and workers have none of their own.
  const encoders = Array.from(
    { length: Math.min(ENCODERS_MAX, (navigator.hardwareConcurrency || 2) - 1) },
    () => new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module', name: 'encode' }),
  )
  const ports = encoders.map((encoder) => {
    const { port1, port2 } = new MessageChannel()
    encoder.postMessage('begin', [port1])
    return port2
  })
  if (ports.length > 0) worker.postMessage('encoders', ports)
  return { worker, encoders, families }
}
