import { FORMATS } from '@postwright/core/scene/format'
import type { ImageSource } from '@/decks/drawing/images.ts'
import { newCanvas } from '@/decks/drawing/canvas.ts'
import { createFilm, type FilmPlan } from '../film/film.ts'

const QUALITY = 0.92
/** Time in the first scene after which all of its content has appeared, in milliseconds. */
const SETTLED = 1_000

/** Renders the first scene as a JPEG image, without its captions: networks show it before a video plays. */
export async function makeCover(plan: FilmPlan, pictures: ImageSource): Promise<Blob> {
  const { width, height } = FORMATS[plan.format]
  const film = await createFilm({ ...plan, captions: 'none' }, { pictures, scale: 1, isCalm: true })
  const time = Math.min(SETTLED, (plan.scenes[0]?.end ?? 0) / 2)
  await film.prepare(time)
  const { context, toBlob } = newCanvas(width, height)
  film.paint(context, time)
  return toBlob('image/jpeg', QUALITY)
}
