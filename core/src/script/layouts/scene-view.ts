import type { Color } from '../../scene/color.ts'
import type { TextLook } from '../../scene/templates/builders/text.ts'
import { FILM_KIT, type FilmTone } from './film-kit.ts'
import { photo, veil, whole, type SceneImage } from './film-shapes.ts'
import type { Frame, Item, TextBlock } from './film-stage.ts'
import { textOf, type SceneText } from './film-text.ts'
import type { SceneFacts } from './scene-facts.ts'

/** A scene as input for layouts. */
export type SceneView = {
  facts: SceneFacts
  tone: FilmTone
  picture: SceneImage | null
  /** Index, counted from 0. */
  index: number
  /** Number of the chapter, counted from 1. */
  chapter: number
}

export type SceneItems = (frame: Frame, view: SceneView) => Item[]

/** Size factor of the square format, which has the smallest area. */
const SQUARE = 0.86

/** Returns a text style in a colour, smaller in the square format but not below `sizeMin`. */
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

/** Places a scene's image behind its text, instead of the decoration. */
export function behind(frame: Frame, { picture }: SceneView, drawn: readonly Item[]): Item[] {
  return picture ? [photo(whole(frame), picture), veil(frame, 0.66)] : [...drawn]
}

/** Returns the heading and the spoken text below it; without a heading, the spoken text is the title. */
export function titled({ heading, spoken }: SceneFacts): { title: SceneText; body: SceneText } {
  return heading.length > 0 ? { title: heading, body: spoken } : { title: spoken, body: [] }
}
