import { DECK_SLIDES_MAX, OUTLINE_TEXT_MAX } from '../../limits.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { layOutParts, type LayOut } from './lay-out-parts.ts'
import { readParts, type OutlineKind } from './read-parts.ts'

export type FromText = Omit<LayOut, 'pattern'> & {
  /** Deck whose slides are the patterns. */
  scene: Scene
}

/**
 * Turns a text into slides: its first part opens the deck, the last of three or more closes it. A part too long for one
 * slide continues on several under the same heading. Layouts of the deck alternate. No word is left out.
 * @returns null if the text is empty, is longer than `OUTLINE_TEXT_MAX`, or needs more slides than a deck allows
 */
export function slidesFromText(text: string, kind: OutlineKind, { scene, ...from }: FromText): SceneSlide[] | null {
  if (text.length > OUTLINE_TEXT_MAX) return null
  const parts = readParts(text, kind)
  const roles = parts.map((part, at) => ({ part, kind: kindAt(at, parts.length), number: at }))
  const slides = layOutParts(roles, { ...from, pattern: scene }).flat()
  return slides.length === 0 || slides.length > DECK_SLIDES_MAX ? null : slides
}

function kindAt(at: number, count: number): 'intro' | 'content' | 'outro' {
  if (at === 0) return 'intro'
  return at === count - 1 && count > 2 ? 'outro' : 'content'
}
