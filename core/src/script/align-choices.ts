import { type SceneChoice, SCENE_ANCHOR_MAX } from '../model/script.ts'
import { segmentGraphemes } from '../text/text-lengths.ts'
import { withoutControls } from '../text/text-fields.ts'
import { speechUnits } from './reading-time.ts'
import { type ScriptScene, spokenText } from './script-scene.ts'

/** Returns the scene's first words, as many as a choice stores, with single spaces. Returns its cues if it has no words. */
export function anchorOf(scene: ScriptScene): string {
  const { heading, speaker, cues } = scene
  const shown = foldWhitespace([heading, speaker, spokenText(scene)].join(' '))
  return cutAnchor(shown === '' ? foldWhitespace(cues.join(' ')) : shown)
}

function foldWhitespace(text: string): string {
  return withoutControls(text).replaceAll(/\s+/gu, ' ').trim()
}

function cutAnchor(text: string): string {
  if (text.length <= SCENE_ANCHOR_MAX) return text
  let end = 0
  // Twice the maximum length: the following code units may belong to the last character.
  for (const { segment, index } of segmentGraphemes(text.slice(0, 2 * SCENE_ANCHOR_MAX))) {
    if (index + segment.length > SCENE_ANCHOR_MAX) break
    end = index + segment.length
  }
  return withoutControls(text.slice(0, end === 0 ? SCENE_ANCHOR_MAX : end)).trimEnd()
}

type Pair = { scene: number; choice: number }

/**
 * Returns a choice for each scene, in order: choices stay with their scene while the text is edited. Matches by the same first words, in
 * order and then anywhere (a moved scene); between those matches by similar words; finally by position. Scenes without a remaining choice
 * get a new one. Returns the given array if nothing changes.
 */
export function alignChoices(
  scenes: readonly ScriptScene[],
  choices: SceneChoice[],
  newId: () => string,
): SceneChoice[] {
  const anchors = scenes.map(anchorOf)
  if (anchors.length === choices.length && anchors.every((anchor, at) => anchor === choices[at]?.anchor)) return choices
  const known = choices.map(({ anchor }) => anchor)
  const chosen = pairAll(anchors, known)
  return anchors.map((anchor, at) => {
    const choice = choices[chosen.get(at) ?? -1]
    if (!choice) return newChoice(newId(), anchor)
    return choice.anchor === anchor ? choice : { ...choice, anchor }
  })
}

function newChoice(id: string, anchor: string): SceneChoice {
  return {
    id,
    anchor,
    layout: null,
    mediaId: null,
    alt: '',
    focus: { x: 0.5, y: 0.5 },
    motion: null,
    transition: null,
    seconds: null,
    voice: null,
  }
}

/** Returns the index of the matching choice for each matched scene index. */
function pairAll(anchors: readonly string[], known: readonly string[]): Map<number, number> {
  const scenes = anchors.map((_, at) => at)
  const choices = known.map((_, at) => at)
  const fixed = pairInOrder(scenes, choices, ({ scene, choice }) => Number(anchors[scene] === known[choice]))
  const pairs = new Map(fixed.map(({ scene, choice }) => [scene, choice]))
  const taken = new Set(pairs.values())
  const add = ({ scene, choice }: Pair) => {
    pairs.set(scene, choice)
    taken.add(choice)
  }
  for (const scene of scenes.filter((at) => !pairs.has(at) && anchors[at] !== '')) {
    const choice = choices.find((at) => !taken.has(at) && known[at] === anchors[scene])
    if (choice !== undefined) add({ scene, choice })
  }
  const words = { scenes: anchors.map(wordsOf), choices: known.map(wordsOf) }
  const isFree = { scene: (at: number) => !pairs.has(at), choice: (at: number) => !taken.has(at) }
  const similar = betweenPairs(fixed, { scenes, choices }).flatMap((gap) =>
    pairInOrder(gap.scenes.filter(isFree.scene), gap.choices.filter(isFree.choice), ({ scene, choice }) =>
      compareWords(words.scenes[scene], words.choices[choice]),
    ),
  )
  similar.forEach(add)
  const all = [...fixed, ...similar].toSorted((a, b) => a.scene - b.scene)
  for (const gap of betweenPairs(all, { scenes, choices })) {
    const left = gap.choices.filter(isFree.choice)
    for (const [at, scene] of gap.scenes.filter(isFree.scene).entries()) {
      const choice = left[at]
      if (choice !== undefined) add({ scene, choice })
    }
  }
  return pairs
}

type Sides = { scenes: readonly number[]; choices: readonly number[] }

/** Returns the ranges before, between and after pairs that are in order on both sides. */
function betweenPairs(pairs: readonly Pair[], { scenes, choices }: Sides): Sides[] {
  const borders = [{ scene: -1, choice: -1 }, ...pairs, { scene: scenes.length, choice: choices.length }]
  return borders.slice(1).map((to, at) => {
    const from = borders[at] ?? to
    return { scenes: scenes.slice(from.scene + 1, to.scene), choices: choices.slice(from.choice + 1, to.choice) }
  })
}

/** Returns pairs in the order of both sides with the highest total similarity; a similarity of 0 is no pair. */
function pairInOrder(scenes: readonly number[], choices: readonly number[], likeness: (pair: Pair) => number): Pair[] {
  const width = choices.length + 1
  const best = new Float64Array((scenes.length + 1) * width)
  const gains = new Float64Array((scenes.length + 1) * width)
  for (let row = scenes.length - 1; row >= 0; row -= 1) {
    for (let column = choices.length - 1; column >= 0; column -= 1) {
      const at = row * width + column
      const gain = likeness({ scene: scenes[row] ?? 0, choice: choices[column] ?? 0 })
      gains[at] = gain
      const both = gain > 0 ? gain + (best[at + width + 1] ?? 0) : 0
      best[at] = Math.max(both, best[at + width] ?? 0, best[at + 1] ?? 0)
    }
  }
  const pairs: Pair[] = []
  for (let row = 0, column = 0; row < scenes.length && column < choices.length;) {
    const at = row * width + column
    const gain = gains[at] ?? 0
    if (gain > 0 && best[at] === gain + (best[at + width + 1] ?? 0)) {
      pairs.push({ scene: scenes[row] ?? 0, choice: choices[column] ?? 0 })
      row += 1
      column += 1
    } else if (best[at] === best[at + width]) row += 1
    else column += 1
  }
  return pairs
}

function wordsOf(anchor: string): Set<string> {
  return new Set(speechUnits(anchor.toLowerCase(), 'en').map(({ text }) => text))
}

/** Minimum share of common words for two scenes to match. */
const SIMILAR = 0.3

/** Returns a similarity from 0 to 1: the share of words in common (Dice); 0 below `SIMILAR`. */
function compareWords(a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): number {
  const shared = [...a].filter((word) => b.has(word)).length
  const likeness = (2 * shared) / Math.max(1, a.size + b.size)
  return likeness >= SIMILAR ? likeness : 0
}
