import { createWorkerCall } from '@/lib/workers/worker-call.ts'

/** Mixes the sound of a film beside the page, which goes on meanwhile. */
export const runMix = createWorkerCall({
  name: 'mix',
  start: () => new Worker(new URL('./mix-worker.ts', import.meta.url), { type: 'module', name: 'mix' }),
  here: async () => (await import('./film-sound.ts')).mixFilmSound,
})
