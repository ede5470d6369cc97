import type { Format } from '../../scene/format.ts'
import { layoutText } from '../../scene/layout/layout-text.ts'
import { MEASURE_BY_ADVANCES } from '../../scene/measure-by-advances.ts'
import { lookOf, type TextLook } from '../../scene/templates/builders/text.ts'
import type { Piece, Rect } from '../../scene/templates/builders/piece.ts'
import type { Rects } from '../../scene/templates/kit/rects.ts'
import type { Color } from '../../scene/color.ts'
import type { Theme } from '../../scene/theme.ts'
import type { TextLayout } from '../../scene/text-layout.ts'
import { cutText, lookFor, paragraphsIn, plainOf, type SceneText } from './film-text.ts'

/** A format of a scene's layout, with the lengths to which texts are shortened. */
export type Frame = {
  format: Format
  isWide: boolean
  width: number
  height: number
  room: Rect
  theme: Theme
  limits: ReadonlyMap<string, number>
  /** Cached text layouts, for all formats of the scene. */
  known: Map<string, SetText>
}

/** A text laid out for a width. */
export type SetText = { content: SceneText; size: number; height: number }

/** A placed element in one format. Layouts return the same items in the same order in every format. */
export type Item =
  | { kind: 'art'; rect: Rect; make: (rects: Rects) => Piece }
  | {
      kind: 'text'
      slot: string
      content: SceneText
      look: TextLook
      strong: Color | null
      rect: Rect
      size: number
      /** Share of the text that fits at its smallest size. */
      fits: number
    }

export type TextBlock = {
  kind: 'text'
  slot: string
  content: SceneText
  look: TextLook & { size: number; sizeMin: number }
  strong?: Color
  gap: number
}

/** An element of fixed height between texts. */
export type ArtBlock = { kind: 'art'; height: number; gap: number; draw: (rect: Rect) => Item[] }

export type Block = TextBlock | ArtBlock

/** Sizes to try, as shares of the layout's preferred sizes. */
const SHARES = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5, 0.45, 0.4, 0.35, 0.3]

/** Returns a drawn item without text. */
export function art(rect: Rect, make: (rects: Rects) => Piece): Item {
  return { kind: 'art', rect, make }
}

/** Stacks blocks vertically. All texts shrink together until they fit, so that their relative sizes stay the same. */
export function stack(frame: Frame, rect: Rect, blocks: readonly Block[], along: 'top' | 'middle' | 'bottom'): Item[] {
  const shown = blocks.filter((block) => block.kind === 'art' || plainOf(block.content).trim() !== '')
  const [x, y, width, height] = rect
  const set = firstFitting((share) => setBlocks(frame, shown, width, share), height)
  const over = Math.max(0, set.height - height)
  const tallest = Math.max(0, ...set.blocks.map(({ block, height: own }) => (block.kind === 'text' ? own : 0)))
  const free = Math.max(0, height - set.height)
  let top = y + Math.floor(along === 'top' ? 0 : along === 'middle' ? free / 2 : free)
  return set.blocks.flatMap(({ block, gap, height: own, size, content }): Item[] => {
    const place: Rect = [x, top + gap, width, own]
    top += gap + own
    if (block.kind === 'art') return block.draw(place)
    const fits = over > 0 && own === tallest ? Math.max(0.1, (own - over) / own) : 1
    return [textItem(block, content, place, size, fits)]
  })
}

/** Returns the height of blocks in a stack, at the sizes that the stack would choose; at most the height of the rectangle. */
export function stackHeight(frame: Frame, [, , width, height]: Rect, blocks: readonly Block[]): number {
  const shown = blocks.filter((block) => block.kind === 'art' || plainOf(block.content).trim() !== '')
  return Math.min(height, firstFitting((share) => setBlocks(frame, shown, width, share), height).height)
}

/** Returns the top of the first block in a stack. */
export function stackTop(
  frame: Frame,
  rect: Rect,
  blocks: readonly Block[],
  along: 'top' | 'middle' | 'bottom',
): number {
  const free = rect[3] - stackHeight(frame, rect, blocks)
  return rect[1] + (along === 'top' ? 0 : along === 'middle' ? free / 2 : free)
}

/** Places a text in its own box, as large as fits. */
export function boxed(frame: Frame, rect: Rect, block: TextBlock): Item[] {
  if (plainOf(block.content).trim() === '') return []
  const [, , width, height] = rect
  const set = firstFitting((share) => setBlocks(frame, [{ ...block, gap: 0 }], width, share), height)
  const [only] = set.blocks
  if (!only) return []
  return [textItem(block, only.content, rect, only.size, set.height > height ? height / set.height : 1)]
}

type Cell = { rect: Rect; words: Rect }

/**
 * Places texts of one size in cells. The layout computes the cells from the text heights and reports cells that are too small.
 * @param cellsFor returns the cells for the heights that the texts need, and whether they fit
 */
export function grid(
  frame: Frame,
  blocks: readonly TextBlock[],
  width: number,
  cellsFor: (heights: readonly number[]) => { cells: readonly Cell[]; isFitting: boolean },
): { items: Item[][]; cells: readonly Cell[] } {
  const tried = largestFitting(
    (share) => {
      const set = setBlocks(frame, blocks, width, share)
      const size = Math.min(...set.blocks.map((block) => block.size))
      const evenly = (block: TextBlock) => ({ ...block, look: { ...block.look, size, sizeMin: size } })
      const even = blocks.map((block) => setText(frame, evenly(block), width, 1))
      return { even, placed: cellsFor(even.map(({ height }) => height)) }
    },
    ({ placed }) => placed.isFitting,
  )
  const { even, placed } = tried
  const items = blocks.map((block, at) => {
    const own = even[at]
    const cell = placed.cells[at]
    if (!own || !cell) return []
    const fits = own.height > cell.words[3] + 0.5 ? Math.max(0.1, cell.words[3] / own.height) : 1
    return [textItem(block, own.content, cell.words, own.size, fits)]
  })
  return { items, cells: placed.cells }
}

type SetBlock = { block: Block; gap: number; height: number; size: number; content: SceneText }

function firstFitting(set: (share: number) => { height: number; blocks: SetBlock[] }, height: number) {
  return largestFitting(set, (tried) => tried.height <= height)
}

/** Finds the largest share that fits, by binary search; the smallest one if none does. */
function largestFitting<Tried>(set: (share: number) => Tried, fits: (tried: Tried) => boolean): Tried {
  const whole = set(1)
  if (fits(whole)) return whole
  // Shares are in descending order: the one at `low` fits, the one at `high` does not.
  let [low, high] = [SHARES.length - 1, 0]
  let found = set(SHARES[low] ?? 1)
  if (!fits(found)) return found
  while (low - high > 1) {
    const middle = Math.floor((low + high) / 2)
    const tried = set(SHARES[middle] ?? 1)
    if (fits(tried)) [low, found] = [middle, tried]
    else high = middle
  }
  return found
}

function setBlocks(frame: Frame, blocks: readonly Block[], width: number, share: number) {
  const set = blocks.map((block, at): SetBlock => {
    const gap = at === 0 ? 0 : Math.round(block.gap * Math.max(0.6, share))
    if (block.kind === 'art') return { block, gap, height: block.height, size: 0, content: [] }
    return { block, gap, ...setText(frame, block, width, share) }
  })
  return { blocks: set, height: set.reduce((sum, { gap, height }) => sum + gap + height, 0) }
}

function setText(frame: Frame, block: TextBlock, width: number, share: number): SetText {
  const limit = frame.limits.get(block.slot) ?? Number.POSITIVE_INFINITY
  const wanted = Math.max(block.look.sizeMin, block.look.size * share)
  const key = `${block.slot} ${limit} ${width} ${wanted}`
  const before = frame.known.get(key)
  if (before) return before
  const set = layText(frame, { ...block, content: cutText(block.content, limit) }, width, wanted)
  frame.known.set(key, set)
  return set
}

function layText({ theme }: Frame, { content, look }: TextBlock, width: number, wanted: number): SetText {
  const paragraphs = paragraphsIn(content, null)
  const setAt = (size: number) => {
    const style = lookOf({ ...lookFor(content, look), size, sizeMin: Math.min(size, WORD_MIN) })
    return layoutText({ paragraphs, style, padding: 0 }, { width, height: 100_000 }, theme, MEASURE_BY_ADVANCES)
  }
  const laid = setAt(wanted)
  const better = isLonely(laid) && laid.size >= HEADLINE ? LONELY.map((part) => setAt(laid.size * part)) : []
  const { size, height } = better.find((other) => other.lines.length < laid.lines.length) ?? laid
  return { content, size, height: Math.ceil(height) + 1 }
}

/** Minimum size to which a text shrinks before a long word is broken. */
const WORD_MIN = 40
/** Minimum size of a text for which a short last line is avoided. */
const HEADLINE = 84
/** Shares of a size to try, so that a short last line fits on the previous one. */
const LONELY = [0.95, 0.9, 0.85, 0.8]
const SHORT_LINE = 0.42

/** Returns whether a text of few lines ends with a much shorter one. */
function isLonely({ lines }: TextLayout): boolean {
  const last = lines.at(-1)
  return (
    last !== undefined && lines.length > 1 && last.width < Math.max(...lines.map((line) => line.width)) * SHORT_LINE
  )
}

function textItem({ slot, look, strong }: TextBlock, content: SceneText, rect: Rect, size: number, fits: number): Item {
  return { kind: 'text', slot, content, look, strong: strong ?? null, rect, size, fits }
}
