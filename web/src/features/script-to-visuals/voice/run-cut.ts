import { createWorkerCall } from '@/lib/workers/worker-call.ts'

/** Cuts recordings in a worker: a recording of twenty minutes has 58 million samples. */
export const runCut = createWorkerCall({
  name: 'cut',
  start: () => new Worker(new URL('./cut-worker.ts', import.meta.url), { type: 'module', name: 'cut' }),
  here: async () => (await import('./cut-recording.ts')).cutRecording,
})
