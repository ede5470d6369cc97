import type { Scene } from '@postwright/core/scene/scene'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'
import type { ImageSource } from '../drawing/images.ts'
import { imagesInScene } from '../export/images-in-scene.ts'
import { fontLibrary } from '../fonts/font-library.ts'
import type { LintProgress, LintResult, LintTask, LintSetting } from './lint-request.ts'

/** Checking and fixing run in parallel, each in its own worker. */
const lintInWorker = createWorkerCall({
  name: 'lint',
  start() {
    if (typeof OffscreenCanvas === 'undefined') return null
    return new Worker(new URL('./lint-worker.ts', import.meta.url), { type: 'module', name: 'lint' })
  },
  here: async () => (await import('./lint-deck.ts')).lintDeck,
  atMost: 2,
  repeatsFailed: true,
})

export type LintRun = { signal: AbortSignal; onProgress?: (progress: LintProgress) => void }

/**
 * Checks a deck in a worker, or, if there is no worker or it fails, on the screen's own thread.
 * @throws the signal's reason once it is aborted, or the error of the check
 */
export async function runLint(
  task: LintTask,
  { scene, setting, pictures }: { scene: Scene; setting: LintSetting; pictures: ImageSource },
  run: LintRun,
): Promise<LintResult> {
  const ids = imagesInScene(
    scene,
    scene.slides.map(({ id }) => id),
    [setting.format],
  )
  const asked = await Promise.allSettled(ids.map(async (id) => ({ id, blob: await pictures(id) })))
  run.signal.throwIfAborted()
  return lintInWorker(
    {
      task,
      scene,
      setting,
      pictures: asked.flatMap((picture) => (picture.status === 'fulfilled' ? [picture.value] : [])),
      families: fontLibrary.ownFamilies(),
    },
    run,
  )
}
