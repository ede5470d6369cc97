import { createWorkerCall } from '@/lib/workers/worker-call.ts'

/** Maximum number of encoders; more would only use memory. */
const ENCODERS_MAX = 3

/**
 * Creates the files of a request in a worker, or, if there is no worker or it fails, on the screen's own thread, slide by slide. Users who export
 * often do so again soon, so loaded and parsed data is kept for a while.
 */
export const runExport = createWorkerCall({
  name: 'export',
  start() {
    if (typeof OffscreenCanvas === 'undefined') return null
    return new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module', name: 'export' })
  },
  startHelpers: () =>
    Array.from(
      { length: Math.min(ENCODERS_MAX, (navigator.hardwareConcurrency || 2) - 1) },
      () => new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module', name: 'encode' }),
    ),
  here: async () => (await import('./make-files.ts')).makeFiles,
  // The key contains the font files, because a re-uploaded family can have the same name.
  keyOf: ({ families }) => JSON.stringify(families),
  // Not reused after a font failed to load, because a worker keeps the fallback that it has drawn.
  isReusable: ({ notes }) => !notes.some(({ kind }) => kind === 'fontMissing'),
  repeatsFailed: true,
})
