import type { Color } from '../../scene/color.ts'
import type { TextLook } from '../../scene/templates/builders/text.ts'
import { FILM_KIT, type FilmTone } from './film-kit.ts'
import { photo, veil, whole, type ScenePicture } from './film-shapes.ts'
import type { Frame, Item, TextBlock } from './film-stage.ts'
import { textOf, type SceneText } from './film-text.ts'
import type { SceneFacts } from './scene-facts.ts'

/** A scene as layouts set it. */
export type SceneView = {
  facts: SceneFacts
  tone: FilmTone
  picture: ScenePicture | null
  /** Counts from 0. */
  index: number
  /** Which chapter this is, counted from 1. */
  chapter: number
}

export type SceneItems = (frame: Frame, view: SceneView) => Item[]

/** Share of a size that the square takes: it has the least height. */
const SQUARE = 0.86

/** The look of a text in a format. */
export function sized(frame: Frame, look: TextLook & { size: number; sizeMin: number }, color: Color) {
  const size = Math.round(look.size * (frame.format === '1:1' ? SQUARE : 1))
  return { ...look, color, size: Math.max(size, look.sizeMin) }
}

export function titleBlock(frame: Frame, content: SceneText, tone: FilmTone, gap: number, size = 140): TextBlock {
  const look = sized(frame, { ...FILM_KIT.title, size }, tone.ink)
  return { kind: 'text', slot: 'title', content, look, strong: tone.mark, gap }
}

export function bodyBlock(frame: Frame, content: SceneText, tone: FilmTone, gap: number, size = 62): TextBlock {
  const look = sized(frame, { ...FILM_KIT.body, size }, tone.ink)
  return { kind: 'text', slot: 'body', content, look, strong: tone.mark, gap }
}

export function labelBlock(frame: Frame, words: string | SceneText, tone: FilmTone, gap: number): TextBlock {
  const content = typeof words === 'string' ? textOf(words) : words
  return { kind: 'text', slot: 'label', content, look: sized(frame, FILM_KIT.label, tone.quiet), gap }
}

/** A scene's image behind its words; its decoration stays away then. */
export function behind(frame: Frame, { picture }: SceneView, drawn: readonly Item[]): Item[] {
  return picture ? [photo(whole(frame), picture), veil(frame, 0.66)] : [...drawn]
}

/** The heading and what is said below it; without a heading what is said is the title. */
export function titled({ heading, spoken }: SceneFacts): { title: SceneText; body: SceneText } {
  return heading.length > 0 ? { title: heading, body: spoken } : { title: spoken, body: [] }
}
