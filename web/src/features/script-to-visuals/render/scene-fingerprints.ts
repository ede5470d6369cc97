import { frameOf } from '@postwright/core/script/script-timeline'
import { sha256Hex } from '@/documents/data/sha256-hex.ts'
import type { OwnFamily } from '@/decks/fonts/own-families.ts'
import type { FilmPlan } from '../film/film.ts'
import { type FilmType, FRAMES_PER_SECOND } from './render-request.ts'

/** Version of the rendering, increased when it changes: earlier cached scenes are then no longer used. */
const PAINTER = 1

/**
 * Returns a fingerprint of each scene of a film, computed from everything that can affect its frames: the renderer's version, file type, format, theme,
 * fonts, its slide, motion, duration and captions, and the previous scene if there is a transition. The scene's start time is not included; of its
 * position, only whether it is odd or even.
 */
export async function nameScenes(plan: FilmPlan, type: FilmType, families: readonly OwnFamily[]): Promise<string[]> {
  const { scene, format, scenes, cues, captions } = plan
  const { theme } = scene.deck
  const fonts = families.filter(({ name }) => Object.values(theme.fonts).includes(name)).map(withoutSignatures)
  return Promise.all(
    scenes.map(async ({ slideId, start, end, ...shown }, index) => {
      const frames = frameOf(end, FRAMES_PER_SECOND) - frameOf(start, FRAMES_PER_SECOND)
      const slideOf = (id: string | undefined) => scene.slides.find((slide) => slide.id === id)
      const before = shown.transition === 'cut' ? undefined : scenes[index - 1]
      const shownCues = captions === 'none' ? [] : cues.filter(({ from, to }) => to > start && from < end)
      const facts = {
        painter: PAINTER,
        type,
        format,
        theme,
        fonts,
        captions,
        ...shown,
        // Every second image moves in the opposite direction.
        way: index % 2,
        length: end - start,
        frames,
        slide: withoutId(slideOf(slideId)),
        before: before && {
          slide: withoutId(slideOf(before.slideId)),
          motion: before.motion,
          length: before.end - before.start,
          way: (index - 1) % 2,
        },
        cues: shownCues.map((cue) => ({
          text: cue.text,
          from: cue.from - start,
          to: cue.to - start,
          words: cue.words.map((word) => ({ ...word, from: word.from - start, to: word.to - start })),
        })),
      }
      return sha256Hex(new Blob([JSON.stringify(facts)]))
    }),
  )
}

/** Returns a slide without its id: a scene looks the same at another position. */
function withoutId(slide: FilmPlan['scene']['slides'][number] | undefined) {
  if (!slide) return null
  const { id: _id, place: _place, ...rest } = slide
  return rest
}

/** Returns a font family without URL signatures: the URLs of uploaded files are signed again every hour, but their contents do not change. */
function withoutSignatures(family: OwnFamily) {
  const pathOf = (address: string) => address.split('?', 1)[0]
  return {
    ...family,
    files: family.files.map((file) => ({ ...file, woff2: pathOf(file.woff2), woff: pathOf(file.woff) })),
  }
}
