import { createWorkerCall } from '@/lib/workers/worker-call.ts'

/** More would only take memory. */
const ENCODERS_MAX = 3

/**
 * Makes the files of a request in a worker; where there is none, or it cannot do it, on the screen's own thread, a slide at a time.
 * People who export often do it again soon: what was fetched and read for the first time is there for a while.
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
  // A family that was uploaded anew may have kept its name.
  keyOf: ({ families }) => JSON.stringify(families),
  // A worker keeps what it has drawn instead of a font that did not arrive.
  isReusable: ({ notes }) => !notes.some(({ kind }) => kind === 'fontMissing'),
  repeatsFailed: true,
})
