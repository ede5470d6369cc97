import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fontLibrary } from '@/decks/fonts/font-library.ts'
import { pictureFile, type ImageSource } from '@/decks/drawing/images.ts'
import { imagesInScene } from '@/decks/export/images-in-scene.ts'
import { log } from '@/lib/log.ts'
import { codeOf } from '@/lib/workers/worker-error.ts'
import type { FilmPlan } from '../film/film.ts'
import type { ShownFilm } from '../studio/use-film.ts'
import { gatherSound } from '../sound/film-sound.ts'
import { hasSound } from '../sound/plan-sound.ts'
import { openSceneCache } from './scene-cache.ts'
import {
  CANNOT_ENCODE,
  type FilmType,
  type RenderProgress,
  type RenderRequest,
  type RenderResult,
} from './render-request.ts'
import { nameScenes } from './scene-fingerprints.ts'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'

export type RenderFault = 'cannotEncode' | 'failed'

/** `left`: milliseconds, once some frames are rendered. */
export type RenderState =
  | { state: 'idle' }
  | { state: 'running'; progress: RenderProgress | null; left: number | null }
  | { state: 'done'; result: RenderResult; film: ShownFilm }
  | { state: 'failed'; fault: RenderFault }

/** Renders one film at a time; leaving the screen cancels it, and its finished scenes are cached. */
export function useRender(workspaceId: string, pictures: ImageSource) {
  const [render, setRender] = useState<RenderState>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(film: ShownFilm, type: FilmType, title: string): Promise<void> {
    const { plan } = film
    const control = new AbortController()
    running.current = control
    const { signal } = control
    const startedAt = performance.now()
    setRender({ state: 'running', progress: null, left: null })
    try {
      const request = await requestOf(plan, { type, title, workspaceId, pictures })
      const onProgress = (progress: RenderProgress) =>
        setRender({ state: 'running', progress, left: timeLeft(progress, performance.now() - startedAt) })
      const result = await runRender(request, { signal, onProgress })
      if (!signal.aborted) setRender({ state: 'done', result, film })
    } catch (error) {
      if (signal.aborted) return
      log.error('The film could not be made', error)
      setRender({ state: 'failed', fault: codeOf(error) === CANNOT_ENCODE ? 'cannotEncode' : 'failed' })
    }
  }

  function cancel() {
    running.current?.abort()
    setRender({ state: 'idle' })
  }

  return { render, start, cancel }
}

/** Estimates the remaining milliseconds from the pace so far. */
function timeLeft({ framesDone, framesKept, frames }: RenderProgress, passed: number): number | null {
  const made = framesDone - framesKept
  return made > 0 ? (passed / made) * (frames - framesDone) : null
}

type Wanted = { type: FilmType; title: string; workspaceId: string; pictures: ImageSource }

/** Builds a request with all data that a worker cannot load itself; images that fail to load are left out. */
async function requestOf(plan: FilmPlan, { type, title, workspaceId, pictures }: Wanted): Promise<RenderRequest> {
  const slideIds = plan.scenes.map(({ slideId }) => slideId)
  const ids = imagesInScene(plan.scene, slideIds, [plan.format])
  const [asked, sound] = await Promise.all([
    Promise.allSettled(ids.map(async (id) => ({ id, blob: await pictureFile(pictures, id) }))),
    hasSound(plan.sound) ? gatherSound(workspaceId, plan.sound) : null,
  ])
  return {
    plan,
    type,
    title,
    pictures: asked.flatMap((picture) => (picture.status === 'fulfilled' ? [picture.value] : [])),
    families: fontLibrary.ownFamilies(),
    sound,
  }
}

/** Returns how many scenes of a film are cached; null while unknown. */
export function useSceneCache(plan: FilmPlan, type: FilmType): number | null {
  const [kept] = useState(openSceneCache)
  const [count, setCount] = useState<number | null>(null)
  const families = useSyncExternalStore(fontLibrary.subscribe, fontLibrary.ownFamilies)
  useEffect(() => {
    let isGone = false
    async function look() {
      const names = await nameScenes(plan, type, families)
      const found = await kept.count(names)
      if (!isGone) setCount(found)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [kept, plan, type, families])
  return count
}

/** Renders a film in a worker; cancelling a film ends its worker, and its finished scenes are cached. */
export const runRender = createWorkerCall({
  name: 'render',
  start() {
    if (typeof OffscreenCanvas === 'undefined') return null
    return new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module', name: 'render' })
  },
  here: async () => (await import('./render-film.ts')).renderFilm,
  // A family that was uploaded again may have the same name.
  keyOf: ({ families }) => JSON.stringify(families),
  isReusable: ({ missingFonts }) => missingFonts.length === 0,
})
