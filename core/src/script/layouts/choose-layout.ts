import type { SceneLayout } from '../../model/script.ts'
import type { ScriptScene } from '../script-scene.ts'
import { plainOf } from './film-text.ts'
import { readScene, sentencesOf, type SceneFacts } from './scene-facts.ts'

/** Reason for a scene's layout. */
export type LayoutReason =
  | 'first_scene'
  | 'only_heading'
  | 'quotation'
  | 'entries'
  | 'numbered_entries'
  | 'versus'
  | 'large_number'
  | 'call_to_action'
  | 'last_scene'
  | 'image_named'
  | 'short'
  | 'long'
  | 'no_text'

export type LayoutPick = { layout: SceneLayout; reason: LayoutReason }

/** Position of a scene in its film; `index` counts from 0. */
export type ScenePlace = { index: number; count: number; hasImage: boolean }

/** Maximum characters of a text that opens a film, is one claim, closes a film, or is shown in full next to captions. */
const OPENING_MAX = 80
const CLAIM_MAX = 60
const CLOSING_MAX = 90
const STATEMENT_MAX = 180
/** Image layouts, used alternately. */
const WITH_IMAGE = ['picture', 'framed', 'split'] as const satisfies readonly SceneLayout[]

type Rule = (facts: SceneFacts, place: ScenePlace, length: number) => LayoutPick | null

/** Rules in order of priority; the first match applies. */
const RULES: readonly Rule[] = [
  ({ heading }, { index }, length) =>
    index === 0 && (heading.length > 0 || (length > 0 && length <= OPENING_MAX)) ? pick('title', 'first_scene') : null,
  ({ sides, entries }) => (sides && entries.length > 0 ? pick('comparison', 'versus') : null),
  ({ entries, areNumbered }) => {
    if (entries.length === 0) return null
    return areNumbered ? pick('steps', 'numbered_entries') : pick('list', 'entries')
  },
  ({ quotation }) => (quotation ? pick('quote', 'quotation') : null),
  ({ hasCall }, { index, count }) =>
    index > 0 && index === count - 1 && hasCall ? pick('closing', 'call_to_action') : null,
  ({ heading }, { index, count }, length) =>
    index > 0 && index === count - 1 && length <= CLOSING_MAX && length + heading.length > 0
      ? pick('closing', 'last_scene')
      : null,
  ({ heading }, { hasImage }, length) =>
    heading.length > 0 && length === 0 && !hasImage ? pick('chapter', 'only_heading') : null,
  ({ sides }) => (sides ? pick('comparison', 'versus') : null),
  ({ figure }) => (figure ? pick('number', 'large_number') : null),
  (_facts, { hasImage, index }, length) => {
    if (!hasImage) return null
    return pick(length === 0 ? 'picture' : (WITH_IMAGE[index % WITH_IMAGE.length] ?? 'picture'), 'image_named')
  },
  ({ heading }, _place, length) => (length === 0 && heading.length === 0 ? pick('words', 'no_text') : null),
  (_facts, _place, length) => (length <= CLAIM_MAX ? pick('statement', 'short') : null),
  ({ heading }, _place, length) =>
    heading.length > 0 || length <= STATEMENT_MAX ? pick('statement', 'long') : pick('words', 'long'),
]

/** Returns the layout for a scene, with the rule that chose it. */
export function chooseLayout(scene: ScriptScene, place: ScenePlace): LayoutPick {
  return chosenFor(readScene(scene), place)
}

/** Returns other suitable layouts for a scene, the closest first. */
export function otherLayouts(scene: ScriptScene, place: ScenePlace): SceneLayout[] {
  const facts = readScene(scene)
  const { layout: chosen } = chosenFor(facts, place)
  const { index, count, hasImage } = place
  const length = plainOf(facts.spoken).length
  const hasWords = length + facts.heading.length > 0
  const isEdge = index === 0 || index === count - 1
  const suiting: readonly [SceneLayout, boolean][] = [
    ['comparison', facts.sides !== null],
    ['steps', facts.entries.length > 1],
    ['list', facts.entries.length > 0],
    ['quote', facts.quotation !== null],
    ['number', facts.figure !== null],
    ...WITH_IMAGE.map((layout): [SceneLayout, boolean] => [layout, hasImage]),
    ['statement', hasWords],
    ['title', index === 0 && hasWords],
    ['closing', index === count - 1 && hasWords],
    ['quote', hasWords && length <= STATEMENT_MAX],
    ['chapter', facts.heading.length > 0],
    ['list', facts.entries.length === 0 && sentencesOf(facts.spoken).length > 1],
    ['picture', !hasImage && hasWords],
    ['split', !hasImage && hasWords && !isEdge],
    ['words', true],
  ]
  const fitting = suiting.filter(([layout, suits]) => suits && layout !== chosen).map(([layout]) => layout)
  return [...new Set(fitting)]
}

function chosenFor(facts: SceneFacts, place: ScenePlace): LayoutPick {
  const length = plainOf(facts.spoken).length
  for (const rule of RULES) {
    const picked = rule(facts, place, length)
    if (picked) return picked
  }
  return pick('words', 'long')
}

function pick(layout: SceneLayout, reason: LayoutReason): LayoutPick {
  return { layout, reason }
}
