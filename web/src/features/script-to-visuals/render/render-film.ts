import { frameOf } from '@postwright/core/script/script-timeline'
import { FORMATS } from '@postwright/core/scene/format'
import { pictureSource } from '@/decks/export/picture-source.ts'
import { picturesInScene } from '@/decks/export/pictures-in-scene.ts'
import type { Report } from '@/lib/workers/worker-call.ts'
import { createFilm, loadFilmFonts } from '../film/film.ts'
import { mixFilmSound } from '../sound/film-sound.ts'
import { encodeScene, findEncoding } from './film-encoder.ts'
import { openKeptScenes } from './kept-scenes.ts'
import { muxFilm, type PlacedScene } from './mux-film.ts'
import {
  CannotEncode,
  FRAMES_PER_SECOND,
  type RenderProgress,
  type RenderRequest,
  type RenderResult,
} from './render-request.ts'
import { nameScenes } from './scene-fingerprints.ts'
import { provideSoundEncoder } from './sound-encoders.ts'

/** Progress is told once in so many frames. */
const TOLD_EVERY = 5

/**
 * Makes the file of a film scene by scene. A finished scene is kept, and found again by the next call that shows the same.
 * @throws CannotEncode
 */
export async function renderFilm(request: RenderRequest, report: Report<RenderProgress>): Promise<RenderResult> {
  const { plan, type, families } = request
  const size = FORMATS[plan.format]
  const encoding = typeof OffscreenCanvas === 'undefined' ? null : await findEncoding(type, size)
  if (!encoding) throw new CannotEncode(type)
  const padding = request.sound ? await provideSoundEncoder(type) : 0
  const missingFonts = await loadFilmFonts(plan)
  const film = await createFilm(plan, { pictures: pictureSource(request.pictures), scale: 1 })
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new CannotEncode(type)
  const kept = openKeptScenes()
  const names = await nameScenes(plan, type, families)
  const progress = {
    framesDone: 0,
    framesKept: 0,
    scenesDone: 0,
    scenes: names.length,
    frames: frameOf(film.length, FRAMES_PER_SECOND),
  }
  const placed: PlacedScene[] = []
  const withoutImage = scenesWithoutImage(request)

  for (const [index, { slideId, start, end }] of plan.scenes.entries()) {
    const [firstFrame, lastFrame] = [frameOf(start, FRAMES_PER_SECOND), frameOf(end, FRAMES_PER_SECOND)]
    const count = lastFrame - firstFrame
    const name = names[index] ?? ''
    const known = await kept.find(name)
    if (known) {
      progress.framesDone += count
      progress.framesKept += count
      placed.push({ firstFrame, encoded: known })
    } else {
      let painted: number | null = null
      const encoded = await encodeScene(canvas, encoding, {
        count,
        async paint(frame) {
          const time = timeOfFrame(firstFrame + frame)
          await film.prepare(time)
          if (painted === null || !film.isSame(painted, time)) film.paint(context, time)
          painted = time
        },
        async onFrame() {
          progress.framesDone += 1
          if (progress.framesDone % TOLD_EVERY === 0) await report({ ...progress })
        },
      })
      // A scene without its fonts or images is made anew once they can be had.
      const isWhole = missingFonts.length === 0 && !withoutImage.has(slideId)
      if (isWhole) await kept.keep(name, encoded, Date.now())
      placed.push({ firstFrame, encoded })
    }
    progress.scenesDone += 1
    await report({ ...progress })
  }
  film.close()
  const sound = request.sound && mixFilmSound(request.sound)
  const file = await muxFilm({ type, scenes: placed, sound, padding, title: request.title })
  const missingSounds = request.sound?.missing ?? 0
  return { file, type, missingFonts, missingImages: withoutImage.size, missingSounds }
}

/** The slides of which an image could not be had. */
function scenesWithoutImage({ plan, pictures }: RenderRequest): Set<string> {
  const had = new Set(pictures.map(({ id }) => id))
  const slideIds = plan.scenes.map(({ slideId }) => slideId)
  return new Set(
    slideIds.filter((id) => picturesInScene(plan.scene, [id], [plan.format]).some((image) => !had.has(image))),
  )
}

/** The middle of a frame, in milliseconds: it is the same scene whichever way its ends are rounded. */
function timeOfFrame(frame: number): number {
  return ((frame + 0.5) * 1000) / FRAMES_PER_SECOND
}
