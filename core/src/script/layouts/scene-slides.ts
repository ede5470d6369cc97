import { inFormat } from '../../scene/commands/change-format.ts'
import type { SceneChoice, SceneLayout, ScriptDraft } from '../../model/script.ts'
import { spreadPlaces } from '../../places/place.ts'
import type { Format } from '../../scene/format.ts'
import type { Scene, SceneSlide } from '../../scene/scene.ts'
import { DESIGNED_IN } from '../../scene/templates/builders/piece.ts'
import { slide } from '../../scene/templates/builders/template.ts'
import type { Theme } from '../../scene/theme.ts'
import type { ScriptScene } from '../script-scene.ts'
import { chooseLayout } from './choose-layout.ts'
import { comparisonLayout } from './comparison-layout.ts'
import { duskTone, filmTone, photoTone, type FilmTone, type FilmToneName } from './film-kit.ts'
import { PICTURE_SLOT, type SceneImage } from './film-shapes.ts'
import { compose } from './compose.ts'
import { framedLayout, imageLayout, splitLayout, wordsLayout } from './image-layouts.ts'
import { listLayout, stepsLayout } from './list-layouts.ts'
import { readScene } from './scene-facts.ts'
import type { SceneItems } from './scene-view.ts'
import {
  chapterLayout,
  closingLayout,
  numberLayout,
  quoteLayout,
  statementLayout,
  titleLayout,
} from './text-layouts.ts'

const DECK_ID = 'film'
/** Default name, because deck names cannot be empty. */
const UNNAMED = 'Film'

type Design = {
  items: SceneItems
  /** Suitable tones, the preferred one first. */
  tones: readonly FilmToneName[]
  /** Position of an image: behind the text, next to it, or over the whole slide. */
  image: 'behind' | 'beside' | 'whole'
}

const DESIGNS: Record<SceneLayout, Design> = {
  title: { items: titleLayout, tones: ['loud', 'ink', 'bright'], image: 'behind' },
  chapter: { items: chapterLayout, tones: ['bright', 'ink', 'loud'], image: 'behind' },
  statement: { items: statementLayout, tones: ['paper', 'ink', 'soft', 'loud', 'bright'], image: 'behind' },
  quote: { items: quoteLayout, tones: ['soft', 'ink', 'paper', 'bright'], image: 'behind' },
  list: { items: listLayout, tones: ['paper', 'soft', 'ink'], image: 'behind' },
  steps: { items: stepsLayout, tones: ['soft', 'paper', 'ink', 'loud'], image: 'behind' },
  number: { items: numberLayout, tones: ['ink', 'paper', 'loud', 'soft'], image: 'behind' },
  picture: { items: imageLayout, tones: ['ink'], image: 'whole' },
  framed: { items: framedLayout, tones: ['paper', 'soft', 'ink'], image: 'beside' },
  split: { items: splitLayout, tones: ['soft', 'paper', 'ink', 'bright'], image: 'beside' },
  comparison: { items: comparisonLayout, tones: ['paper', 'soft', 'ink'], image: 'behind' },
  words: { items: wordsLayout, tones: ['soft', 'ink', 'paper', 'loud', 'bright'], image: 'whole' },
  closing: { items: closingLayout, tones: ['loud', 'ink', 'bright'], image: 'behind' },
}

/** Returns the film of a script: one slide per scene, valid in every film format. */
export function filmScene(
  { name, format, theme }: Pick<ScriptDraft, 'name' | 'format' | 'theme'>,
  scenes: readonly ScriptScene[],
  choices: readonly (SceneChoice | undefined)[],
): Scene {
  const places = spreadPlaces(scenes.length)
  let [before, chapter] = ['', 0]
  const slides = scenes.map((scene, index): SceneSlide => {
    const choice = choices[index]
    const picture = pictureOf(choice)
    const layout =
      choice?.layout ?? chooseLayout(scene, { index, count: scenes.length, hasImage: picture !== null }).layout
    if (layout === 'chapter') chapter += 1
    const tone = toneFor(layout, index, { before, picture, theme })
    before = tone.name
    const number = { index, chapter: Math.max(1, chapter) }
    const place = { id: choice?.id ?? `scene${index + 1}`, place: places[index] ?? index }
    return slideOf({ scene, layout, tone, picture, number, place, theme, format })
  })
  return { deck: { name: name.trim() === '' ? UNNAMED : name, format, theme }, slides }
}

type SlideInput = {
  scene: ScriptScene
  layout: SceneLayout
  tone: FilmTone
  picture: SceneImage | null
  number: { index: number; chapter: number }
  place: { id: string; place: number }
  theme: Theme
  format: Format
}

/** Layouts that need text. */
const NEEDS_WORDS: readonly SceneLayout[] = [
  'title',
  'statement',
  'quote',
  'list',
  'steps',
  'number',
  'comparison',
  'closing',
]

/** Cached slides of unchanged scenes: while a user types, only one scene is laid out again. */
const known = new Map<string, SceneSlide>()
const KNOWN_MAX = 500

function slideOf(input: SlideInput): SceneSlide {
  const { from: _from, to: _to, ...said } = input.scene
  const key = JSON.stringify({ ...input, scene: said })
  const found = known.get(key)
  if (found) return found
  const laid = layOut(input)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(key, laid)
  return laid
}

function layOut({ scene, layout: chosen, tone, picture, number, place, theme, format }: SlideInput): SceneSlide {
  const facts = readScene(scene)
  const isBare = facts.heading.length + facts.spoken.length === 0
  const layout = isBare && NEEDS_WORDS.includes(chosen) ? 'words' : chosen
  const view = { facts, tone, picture, ...number }
  const pieces = compose((frame) => DESIGNS[layout].items(frame, view), theme, facts.isMirrored)
  const built = { ...slide(kindOf(layout), tone.fill, pieces).slide, ...place, deckId: DECK_ID }
  const designed: Scene = { deck: { name: UNNAMED, format: DESIGNED_IN, theme }, slides: [built] }
  return inFormat(designed, format).slides[0] ?? built
}

/** Returns the id of the layer that shows a scene's image; null if the scene has none. Films animate this layer with a zoom. */
export function imageLayerId({ layers }: Pick<SceneSlide, 'layers'>): string | null {
  return layers.find(({ slot }) => slot === PICTURE_SLOT)?.id ?? null
}

function pictureOf(choice: SceneChoice | undefined): SceneImage | null {
  if (!choice || choice.mediaId === null) return null
  return { mediaId: choice.mediaId, alt: choice.alt, focus: choice.focus }
}

type Neighbours = { before: string; picture: SceneImage | null; theme: Theme }

/**
 * Returns the tone of a scene. The tones of its layout are rotated, so that it differs from the previous scene where possible; image scenes have a
 * fixed one.
 */
function toneFor(layout: SceneLayout, index: number, { before, picture, theme }: Neighbours): FilmTone {
  const { tones, image } = DESIGNS[layout]
  if (picture && image !== 'beside') return photoTone(theme)
  if (layout === 'picture') return duskTone(theme)
  const turned = tones.map((_, at) => tones[(at + (isEdge(layout) ? 0 : index)) % tones.length] ?? 'paper')
  return filmTone(turned.find((name) => name !== before) ?? turned[0] ?? 'paper', theme)
}

function isEdge(layout: SceneLayout): boolean {
  return layout === 'title' || layout === 'closing'
}

function kindOf(layout: SceneLayout): SceneSlide['kind'] {
  if (layout === 'title') return 'intro'
  return layout === 'closing' ? 'outro' : 'content'
}
