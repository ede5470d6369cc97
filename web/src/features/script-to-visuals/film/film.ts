import type { CaptionStyle, FilmFormat, SceneMotion, SceneTransition } from '@postwright/core/model/script'
import { FORMATS } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import type { Caption } from '@postwright/core/script/caption-lines'
import { type Context2d, newCanvas } from '@/decks/drawing/canvas.ts'
import { paint } from '@/decks/drawing/paint.ts'
import { NO_PICTURES, type Picture, imageIds, loadImages, type ImageSource, videoOf } from '@/decks/drawing/images.ts'
import { drawSlides } from '@/decks/export/draw-slides.ts'
import { loadFonts } from '@/decks/fonts/load-fonts.ts'
import { createMeasureText } from '@/decks/fonts/measure-text.ts'
import { captionFonts, drawCaption, spokenWordAt } from './caption-art.ts'
import type { MovingImage } from './moving-image.ts'
import { createSceneArt, type SceneArt } from './scene-art.ts'
import type { SoundPlan } from '../sound/plan-sound.ts'
import { sceneIndexAt } from './time-script.ts'

/** Duration of the transition at the start of a scene, in milliseconds. */
const TRANSITION = 420
/** Number of painted scenes kept before and after the one prepared last. */
const KEPT_BESIDE = 1

/** A scene of a film; times are milliseconds from the start of the film. */
export type FilmScene = {
  slideId: string
  /** Ids of the layer with the scene's image or video, and of its file; both null without one. */
  pictureId: string | null
  mediaId: string | null
  start: number
  end: number
  motion: SceneMotion
  transition: SceneTransition
}

/** All images and sounds of a film; plain data. */
export type FilmPlan = {
  scene: Scene
  format: FilmFormat
  scenes: readonly FilmScene[]
  cues: readonly Caption[]
  captions: CaptionStyle
  sound: SoundPlan
}

/**
 * A film that paints any of its frames, once the scene of that frame and the previous one are prepared; with a video in the scene, each frame must be
 * prepared.
 */
export type Film = {
  length: number
  /** Draws the scene at a time, with its fonts, images and the image of its video. */
  prepare(time: number): Promise<void>
  /** Paints the frame at a time over the whole canvas. */
  paint(context: Context2d, time: number): void
  /** Returns whether the frames at two times look the same. */
  isSame(a: number, b: number): boolean
  close(): void
}

type Options = {
  pictures: ImageSource
  /** Canvas pixels per pixel of the slide. */
  scale: number
  /** True to turn off movements, for people who prefer reduced motion. */
  isCalm?: boolean
}

/**
 * Creates a film with its own fonts and images; unavailable ones are left out. Scenes are drawn when they are prepared.
 * NOTE every canvas of a worker keeps the font that the first canvas resolved for a name: call `loadFilmFonts` there first.
 */
export async function createFilm(plan: FilmPlan, { pictures: source, scale, isCalm = false }: Options): Promise<Film> {
  const { scene, format, captions } = plan
  const scenes = isCalm ? plan.scenes.map(calm) : plan.scenes
  const arts = new Map<number, SceneArt>()
  const videos = new Map<number, MovingImage>()
  const drawn = new Map<number, Promise<void>>()
  let isClosed = false
  const captionAt = createCaptions(plan, scale)
  const length = scenes.at(-1)?.end ?? 0
  const size = { width: FORMATS[format].width * scale, height: FORMATS[format].height * scale }
  if (captions !== 'none') await loadFonts(captionFonts(scene.deck.theme), captionText(plan))

  /** Draws a scene once, however often it is requested meanwhile. */
  function prepareScene(index: number): Promise<void> {
    const known = drawn.get(index) ?? drawScene(index).finally(() => drawn.delete(index))
    drawn.set(index, known)
    return known
  }

  async function drawScene(index: number): Promise<void> {
    const shown = scenes[index]
    if (!shown || arts.has(index)) return
    const { slides } = await drawScenes(plan, [shown.slideId])
    const drawing = slides[0]?.drawing
    if (!drawing) return
    const loaded = await loadImages(source, imageIds(drawing))
    const { pictureId, mediaId, motion } = shown
    const still = mediaId === null ? null : loaded.get(mediaId)
    const video = still === null || isCalm ? null : await openMoving(still)
    if (isClosed) return video?.close()
    if (video) videos.set(index, video)
    const pictures = video
      ? { ...loaded, get: (id: string) => (id === mediaId ? video.image() : loaded.get(id)) }
      : loaded
    arts.set(index, createSceneArt({ drawing, pictureId, motion, index, isVideo: video !== null }, pictures, scale))
    for (const old of arts.keys()) if (Math.abs(old - index) > KEPT_BESIDE) forget(old)
  }

  function forget(index: number) {
    arts.delete(index)
    videos.get(index)?.close()
    videos.delete(index)
  }

  const indexAt = (time: number) => sceneIndexAt(scenes, time)

  function paintScene(context: Context2d, index: number, time: number) {
    const shown = scenes[index]
    if (shown) arts.get(index)?.paint(context, time - shown.start, shown.end - shown.start)
  }

  return {
    length,
    async prepare(time) {
      if (isClosed) return
      const index = indexAt(time)
      await prepareScene(index - 1)
      await prepareScene(index)
      const [before, shown] = [scenes[index - 1], scenes[index]]
      // During the transition, the previous scene shows its last frame.
      if (before && shown && time - shown.start < TRANSITION) {
        await videos.get(index - 1)?.prepare(shown.start - before.start)
      }
      if (shown) await videos.get(index)?.prepare(time - shown.start)
    },
    close() {
      isClosed = true
      for (const index of arts.keys()) forget(index)
    },
    paint(context, time) {
      const index = indexAt(time)
      const shown = scenes[index]
      if (!shown) return
      const share = shown.transition === 'cut' || index === 0 ? 1 : (time - shown.start) / TRANSITION
      if (share < 1) {
        paintScene(context, index - 1, shown.start)
        paintOver(context, shown.transition, ease(share), size, () => paintScene(context, index, time))
      } else paintScene(context, index, time)
      if (captions !== 'none') captionAt(time)?.paint(context)
    },
    isSame(a, b) {
      const index = indexAt(a)
      const shown = scenes[index]
      if (!shown || index !== indexAt(b)) return false
      const isChanging = index > 0 && shown.transition !== 'cut' && Math.min(a, b) - shown.start < TRANSITION
      if (isChanging || (arts.get(index)?.differs(a - shown.start, b - shown.start) ?? false)) return false
      return captions === 'none' || captionAt(a)?.key === captionAt(b)?.key
    },
  }
}

/** Opens the video whose first frame is `still`; null if `still` is not from a video, or this browser cannot decode the video. */
async function openMoving(still: Picture): Promise<MovingImage | null> {
  const file = videoOf(still)
  return file && (await import('./moving-image.ts')).openMovingImage(file)
}

/** Loads every font of a film. @returns the families that are unavailable */
export async function loadFilmFonts(plan: FilmPlan): Promise<readonly string[]> {
  await loadFonts(captionFonts(plan.scene.deck.theme), captionText(plan))
  return (
    await drawScenes(
      plan,
      plan.scenes.map(({ slideId }) => slideId),
    )
  ).missingFonts
}

function drawScenes({ scene, format }: FilmPlan, slideIds: readonly string[]) {
  return drawSlides({ scene, slideIds, formats: [format], kind: { type: 'png', scale: 1 } })
}

function captionText({ cues }: FilmPlan): string {
  return cues.map(({ text }) => text).join('\n')
}

function calm(scene: FilmScene): FilmScene {
  return { ...scene, motion: 'still', transition: 'cut' }
}

/** Paints a scene during the transition over the content of the canvas. */
function paintOver(
  context: Context2d,
  transition: SceneTransition,
  share: number,
  { width, height }: { width: number; height: number },
  paintNext: () => void,
): void {
  context.save()
  if (transition === 'fade') context.globalAlpha = share
  if (transition === 'slide') context.translate(width * (1 - share), 0)
  if (transition === 'wipe') {
    context.beginPath()
    context.rect(0, 0, width * share, height)
    context.clip()
  }
  paintNext()
  context.restore()
}

type PaintedCaption = { key: string; paint(context: Context2d): void }

/** Returns a function that finds the painted caption at a time; null without one. A caption is painted again only when its spoken word changes. */
function createCaptions(
  { scene, format, cues, captions }: FilmPlan,
  scale: number,
): (time: number) => PaintedCaption | null {
  const measure = createMeasureText()
  const look = { theme: scene.deck.theme, format, style: captions }
  const { width, height } = FORMATS[format]
  let last: PaintedCaption | null = null
  return (time) => {
    const at = cues.findIndex(({ from, to }) => from <= time && time < to)
    const cue = cues[at]
    if (!cue) return null
    const spoken = captions === 'words' ? spokenWordAt(cue, time) : -1
    const key = `${at} ${spoken}`
    if (last?.key === key) return last
    const canvas = newCanvas(Math.round(width * scale), Math.round(height * scale))
    paint(canvas.context, drawCaption(cue, spoken, look, measure), NO_PICTURES, scale)
    last = { key, paint: (context) => context.drawImage(canvas.context.canvas, 0, 0) }
    return last
  }
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}
