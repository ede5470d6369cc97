import { FORMATS } from '@postwright/core/scene/format'
import type { PictureSource } from '@/decks/drawing/pictures.ts'
import { newCanvas } from '@/decks/drawing/canvas.ts'
import { createFilm, type FilmPlan } from '../film/film.ts'

const QUALITY = 0.92
/** Milliseconds of the first scene after which everything of it has appeared. */
const SETTLED = 1_000

/** The first scene as a JPEG image, without its captions: what networks show before a video plays. */
export async function makeCover(plan: FilmPlan, pictures: PictureSource): Promise<Blob> {
  const { width, height } = FORMATS[plan.format]
  const film = await createFilm({ ...plan, captions: 'none' }, { pictures, scale: 1, isCalm: true })
  const time = Math.min(SETTLED, (plan.scenes[0]?.end ?? 0) / 2)
  await film.prepare(time)
  const { context, toBlob } = newCanvas(width, height)
  film.paint(context, time)
  return toBlob('image/jpeg', QUALITY)
}
