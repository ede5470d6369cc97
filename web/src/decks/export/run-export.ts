import { log } from '@/lib/log.ts'
import type { ExportReply } from './export-reply.ts'
import type { ExportRequest } from './export-request.ts'
import type { ExportResult } from './export-result.ts'
import { endThread, keepThread, takeThread } from './export-threads.ts'

export type ExportRun = { onProgress: (done: number, of: number) => void; signal: AbortSignal }

/**
 * Makes the files of a request in a worker; where there is none, or it cannot do it, on the screen's own thread, a slide at a time.
 * @throws the signal's reason once it is aborted, or what went wrong
 */
export async function runExport(request: ExportRequest, run: ExportRun): Promise<ExportResult> {
  run.signal.throwIfAborted()
  return (await inWorker(request, run)) ?? here(request, run)
}

/** @returns null when it could not be done there */
async function inWorker(request: ExportRequest, { onProgress, signal }: ExportRun): Promise<ExportResult | null> {
  const thread = takeThread(request)
  if (!thread) return null
  const { worker, encoders } = thread
  const listening = new AbortController()
  try {
    const result = await new Promise<ExportResult | null>((settle, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason), { once: true })
      for (const each of [worker, ...encoders]) each.addEventListener('error', () => settle(null), listening)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<ExportReply>) => {
          if (data.kind === 'progress') return onProgress(data.done, data.of)
          if (data.kind === 'failed') log.error('Decks: the worker could not export', data.reason)
          settle(data.kind === 'done' ? data.result : null)
        },
        listening,
      )
      worker.postMessage(request, { transfer: [] })
    })
    // A worker keeps what it has drawn instead of a font that did not arrive.
    if (result && !result.notes.some(({ kind }) => kind === 'fontMissing')) keepThread(thread)
    else endThread(thread)
    return result
  } catch (error) {
    endThread(thread)
    throw error
  } finally {
    listening.abort()
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
