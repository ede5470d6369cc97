import type { ExportReply } from './export-reply.ts'
import type { ExportRequest } from './export-request.ts'
import type { ExportResult } from './export-result.ts'

export type ExportRun = { onProgress: (done: number, of: number) => void; signal: AbortSignal }

/**
 * Makes the files of a request in a worker; where browsers start none, on the screen's own thread, a slide at a time.
 * @throws the signal's reason once it is aborted, or what went wrong
 */
export async function runExport(request: ExportRequest, run: ExportRun): Promise<ExportResult> {
  run.signal.throwIfAborted()
  const worker = startWorker()
  return (worker && (await inWorker(worker, request, run))) ?? here(request, run)
}

function startWorker(): Worker | null {
  if (typeof OffscreenCanvas === 'undefined') return null
  try {
    return new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module', name: 'export' })
  } catch {
    return null
  }
}

/** @returns null when the worker does not even start */
async function inWorker(
  worker: Worker,
  request: ExportRequest,
  { onProgress, signal }: ExportRun,
): Promise<ExportResult | null> {
  try {
    return await new Promise<ExportResult | null>((settle, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason), { once: true })
      worker.addEventListener('error', () => settle(null))
      worker.addEventListener('message', ({ data }: MessageEvent<ExportReply>) => {
        if (data.kind === 'progress') onProgress(data.done, data.of)
        else if (data.kind === 'done') settle(data.result)
        else fail(new Error(data.reason))
      })
      worker.postMessage(request, { transfer: [] })
    })
  } finally {
    worker.terminate()
  }
}

async function here(request: ExportRequest, { onProgress, signal }: ExportRun): Promise<ExportResult> {
  const { makeFiles } = await import('./make-files.ts')
  return makeFiles(request, {
    async report(done, of) {
      onProgress(done, of)
      // The screen answers to what was done meanwhile.
      await new Promise((settle) => setTimeout(settle))
      signal.throwIfAborted()
    },
  })
}
