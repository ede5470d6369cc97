import { createWorkerCall } from '@/lib/workers/worker-call.ts'

/** Makes a film in a worker; a film that is called off ends its worker, and its finished scenes are kept. */
export const runRender = createWorkerCall({
  name: 'render',
  start() {
    if (typeof OffscreenCanvas === 'undefined') return null
    return new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module', name: 'render' })
  },
  here: async () => (await import('./render-film.ts')).renderFilm,
  // A family that was uploaded anew may have kept its name.
  keyOf: ({ families }) => JSON.stringify(families),
  isReusable: ({ missingFonts }) => missingFonts.length === 0,
})
