import { DECK_SLIDES_MAX, OUTLINE_TEXT_MAX } from '../../limits.ts'
import { withLayers } from '../commands/with-layers.ts'
import { FORMATS } from '../format.ts'
import { boundsOf } from '../geometry/bounds-of.ts'
import type { Layer, LayerOf } from '../layer.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import type { Paragraph } from '../text-content.ts'
import { estimateFit } from './estimate-fit.ts'
import type { OutlinePart } from './outline-part.ts'
import { plainPattern } from './plain-pattern.ts'
import { readParts, type OutlineKind } from './read-parts.ts'
import { slidePattern, type SlidePattern } from './slide-pattern.ts'
import { splitBody } from './split-body.ts'

export type FromText = {
  /** The deck whose slides are the patterns: the first of each kind that takes a heading and a text. */
  scene: Scene
  deckId: string
  newSlideId: () => string
  /** Whether paragraphs fit a text layer; estimated where no fonts can be measured. */
  fits?: (layer: LayerOf<'text'>, paragraphs: readonly Paragraph[]) => boolean
}

/**
 * A text as slides: its first part opens the deck, its last of three or more closes it, and a part that is too long for one
 * slide goes on over several under the same heading. No word is left out.
 * @returns null when there are no words, or more than a deck holds
 */
export function slidesFromText(text: string, kind: OutlineKind, from: FromText): SceneSlide[] | null {
  if (text.length > OUTLINE_TEXT_MAX) return null
  const parts = readParts(text, kind)
  const slides = parts.flatMap((part, at) => slidesOf(part, kindAt(at, parts.length), from))
  return slides.length === 0 || slides.length > DECK_SLIDES_MAX ? null : slides
}

function kindAt(at: number, count: number): 'intro' | 'content' | 'outro' {
  if (at === 0) return 'intro'
  return at === count - 1 && count > 2 ? 'outro' : 'content'
}

function slidesOf(part: OutlinePart, kind: 'intro' | 'content' | 'outro', from: FromText): SceneSlide[] {
  const { scene, deckId, newSlideId, fits = estimateFit } = from
  const { pattern, background, overrides } = modelOf(scene, kind)
  const title = pattern.layers.find((layer) => layer.id === pattern.titleId)
  const body = pattern.layers.find((layer) => layer.id === pattern.bodyId)
  if (title?.type !== 'text' || body?.type !== 'text') return []
  const heading: Paragraph[] = [{ list: 'none', level: 0, runs: [...part.title] }]
  const isHeading = part.title.length > 0 && splitBody(heading, (paragraphs) => fits(title, paragraphs)).length === 1
  const room = isHeading ? body : { ...body, box: boundsOf([title, body]) ?? body.box }
  const words = isHeading ? part.body : [...(part.title.length > 0 ? heading : []), ...part.body]
  const pieces = splitBody(words, (paragraphs) => fits(room, paragraphs))
  return (pieces.length > 0 ? pieces : [[]]).map((paragraphs) => {
    const layers = filled(pattern, isHeading ? heading : null, { ...room, paragraphs })
    const slide = {
      id: newSlideId(),
      deckId,
      place: 0,
      kind,
      isHidden: false,
      notes: '',
      background,
      layers: [],
      overrides,
    }
    return withLayers(slide, layers)
  })
}

const PAPER: SceneSlide['background'] = {
  fill: { kind: 'solid', color: '@background' },
  mediaId: null,
  opacity: 1,
  focus: { x: 0.5, y: 0.5 },
}

/** The first slide of the kind that takes a heading and a text, or a plain one. */
function modelOf(scene: Scene, kind: 'intro' | 'content' | 'outro') {
  const [model] = scene.slides
    .filter((slide) => slide.kind === kind)
    .flatMap(({ layers, background, overrides }) => {
      const pattern = slidePattern(layers)
      return pattern ? [{ pattern, background, overrides }] : []
    })
  const background = scene.slides.find((slide) => slide.kind !== 'common')?.background ?? PAPER
  return model ?? { pattern: plainPattern(kind, FORMATS[scene.deck.format]), background, overrides: [] }
}

/** The pattern with words; a place without words is left out. */
function filled(pattern: SlidePattern, heading: readonly Paragraph[] | null, body: LayerOf<'text'>): Layer[] {
  return pattern.layers.flatMap((layer): Layer[] => {
    if (layer.type !== 'text') return [layer]
    if (layer.id === pattern.titleId) return heading ? [{ ...layer, paragraphs: [...heading] }] : []
    if (layer.id !== pattern.bodyId) return [layer]
    return body.paragraphs.length > 0 ? [body] : []
  })
}
