import type { Scene } from '@postwright/core/scene/scene'
import { log } from '@/lib/log.ts'
import type { PictureSource } from '../drawing/load-pictures.ts'
import { picturesInScene } from '../export/pictures-in-scene.ts'
import { fontLibrary } from '../fonts/font-library.ts'
import type { LintReply, LintRequest, LintResult, LintTask } from './lint-request.ts'
import type { LintSetting } from './lint-setting.ts'

/** A worker that has read fonts and pictures of a deck is kept for the next look. */
let idle: Worker | null = null

export type LintRun = { signal: AbortSignal; onProgress?: (done: number, of: number) => void }

/**
 * Looks through a deck in a worker; where there is none, or it fails, on the screen's own thread.
 * @throws the signal's reason once it is aborted, or what went wrong
 */
export async function runLint(
  task: LintTask,
  { scene, setting, pictures }: { scene: Scene; setting: LintSetting; pictures: PictureSource },
  { signal, onProgress = () => undefined }: LintRun,
): Promise<LintResult> {
  const ids = picturesInScene(
    scene,
    scene.slides.map(({ id }) => id),
    [setting.format],
  )
  const asked = await Promise.allSettled(ids.map(async (id) => ({ id, blob: await pictures(id) })))
  signal.throwIfAborted()
  const request: LintRequest = {
    task,
    scene,
    setting,
    pictures: asked.flatMap((picture) => (picture.status === 'fulfilled' ? [picture.value] : [])),
    families: fontLibrary.ownFamilies(),
  }
  const inWorker = await askWorker(request, signal, onProgress)
  if (inWorker) return inWorker
  const { lintDeck } = await import('./lint-deck.ts')
  const result = await lintDeck(request, onProgress)
  signal.throwIfAborted()
  return result
}

/** @returns null when it could not be done there */
async function askWorker(
  request: LintRequest,
  signal: AbortSignal,
  onProgress: (done: number, of: number) => void,
): Promise<LintResult | null> {
  const worker = takeWorker()
  if (!worker) return null
  const listening = new AbortController()
  try {
    const result = await new Promise<LintResult | null>((settle, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason), { once: true })
      worker.addEventListener('error', () => settle(null), listening)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<LintReply>) => {
          if (data.kind === 'progress') return onProgress(data.done, data.of)
          if (data.kind === 'failed') log.error('Decks: the worker could not check a deck', data.reason)
          settle(data.kind === 'done' ? data.result : null)
        },
        listening,
      )
      worker.postMessage(request, { transfer: [] })
    })
    if (result && idle === null) idle = worker
    else worker.terminate()
    return result
  } catch (error) {
    worker.terminate()
    throw error
  } finally {
    listening.abort()
  }
}

function takeWorker(): Worker | null {
  const worker = idle
  idle = null
  if (worker) return worker
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  try {
    return new Worker(new URL('./lint-worker.ts', import.meta.url), { type: 'module', name: 'lint' })
  } catch {
    return null
  }
}
