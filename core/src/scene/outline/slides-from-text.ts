import { DECK_SLIDES_MAX, OUTLINE_TEXT_MAX } from '../../limits.ts'
import { withLayers } from '../commands/with-layers.ts'
import { FORMATS } from '../format.ts'
import { boundsOf } from '../geometry/bounds-of.ts'
import type { LayerOf } from '../layer.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import type { Paragraph } from '../text-content.ts'
import { estimateFit } from './estimate-fit.ts'
import { fillPattern } from './fill-pattern.ts'
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
  const slides = parts.flatMap((part, at) => slidesOf(part, { kind: kindAt(at, parts.length), number: at }, from))
  return slides.length === 0 || slides.length > DECK_SLIDES_MAX ? null : slides
}

function kindAt(at: number, count: number): 'intro' | 'content' | 'outro' {
  if (at === 0) return 'intro'
  return at === count - 1 && count > 2 ? 'outro' : 'content'
}

/** `number` counts the parts after the opening one. */
type Role = { kind: 'intro' | 'content' | 'outro'; number: number }

function slidesOf(part: OutlinePart, { kind, number }: Role, from: FromText): SceneSlide[] {
  const { scene, deckId, newSlideId, fits = estimateFit } = from
  const plain = { pattern: plainPattern(kind, FORMATS[scene.deck.format]), background: PAPER, overrides: [] }
  const designed = layOut(part, modelOf(scene, kind) ?? { ...plain, background: groundOf(scene) }, fits)
  // A deck opens and closes once: rather plainly than twice.
  const isCut = kind !== 'content' && designed.pieces.length > 1
  const { model, heading, room, pieces } = isCut ? layOut(part, plain, fits) : designed
  return (pieces.length > 0 ? pieces : [[]]).map((paragraphs) => {
    const { background, overrides } = model
    const slide = { deckId, place: 0, kind, isHidden: false, notes: '', background, layers: [], overrides }
    return withLayers(
      { id: newSlideId(), ...slide },
      fillPattern(model.pattern, { heading, body: { ...room, paragraphs }, number }),
    )
  })
}

type Model = { pattern: SlidePattern } & Pick<SceneSlide, 'background' | 'overrides'>

/** Which words of a part go into the heading of a model, and the others in the pieces that fit its other place. */
function layOut(part: OutlinePart, model: Model, fits: NonNullable<FromText['fits']>) {
  const { layers, titleId, bodyId } = model.pattern
  const [title, body] = [titleId, bodyId].map((id) => layers.find((layer) => layer.id === id))
  if (title?.type !== 'text' || body?.type !== 'text') throw new Error('A pattern without its texts.')
  const written: Paragraph[] = [{ list: 'none', level: 0, runs: [...part.title] }]
  // A heading is set as small as its design allows before it stands in the text.
  const smallest = { ...title, style: { ...title.style, size: title.style.sizeMin } }
  const isHeading = part.title.length > 0 && splitBody(written, (paragraphs) => fits(smallest, paragraphs)).length === 1
  const room = isHeading ? body : { ...body, box: boundsOf([title, body]) ?? body.box }
  const words = isHeading ? part.body : [...(part.title.length > 0 ? written : []), ...part.body]
  const pieces = splitBody(words, (paragraphs) => fits(room, paragraphs))
  return { model, heading: isHeading ? written : null, room, pieces }
}

const PAPER: SceneSlide['background'] = {
  fill: { kind: 'solid', color: '@background' },
  mediaId: null,
  opacity: 1,
  focus: { x: 0.5, y: 0.5 },
}

/** The first slide of the kind that takes a heading and a text. */
function modelOf(scene: Scene, kind: Role['kind']): Model | undefined {
  return scene.slides
    .filter((slide) => slide.kind === kind)
    .flatMap(({ layers, background, overrides }) => {
      const pattern = slidePattern(layers)
      return pattern ? [{ pattern, background, overrides }] : []
    })[0]
}

const groundOf = ({ slides }: Scene) => slides.find(({ kind }) => kind !== 'common')?.background ?? PAPER
