import { FORMAT_NAMES, FORMATS, type Format } from '../../scene/format.ts'
import { DESIGNED_IN, type Piece, type Rect } from '../../scene/templates/builders/piece.ts'
import { text } from '../../scene/templates/builders/text.ts'
import { placeIn, type Rects } from '../../scene/templates/kit/rects.ts'
import type { Theme } from '../../scene/theme.ts'
import { wordsRoom } from './film-kit.ts'
import type { Frame, Item, SetText } from './film-stage.ts'
import { isRightToLeft, lookFor, paragraphsIn, plainOf } from './film-text.ts'

/** Maximum rounds of shortening texts. */
const ROUNDS = 24
/** Minimum characters kept of any text. */
const SHORTEST = 6
/** Factor by which a text may still shrink if fonts are wider than measured. */
const FURTHER = 0.72

/** Returns the pieces of a layout in all formats; texts that do not fit in every format are shortened in all of them. */
export function compose(layout: (frame: Frame) => readonly Item[], theme: Theme, isMirrored: boolean): Piece[] {
  const limits = new Map<string, number>()
  const known = new Map<string, SetText>()
  const build = () => inFormats((frame) => layout({ ...frame, theme, limits, known }))
  let built = build()
  for (let round = 0; round < ROUNDS && limitTexts(built, limits); round += 1) built = build()
  return built[DESIGNED_IN].map((item, at) => pieceOf(item, at, built, isMirrored))
}

function inFormats(build: (frame: Pick<Frame, 'format' | 'isWide' | 'width' | 'height' | 'room'>) => readonly Item[]) {
  const inFormat = (format: Format) =>
    build({ format, isWide: format === '16:9', ...FORMATS[format], room: wordsRoom(format) })
  return {
    '4:5': inFormat('4:5'),
    '1:1': inFormat('1:1'),
    '9:16': inFormat('9:16'),
    '2:3': inFormat('2:3'),
    '16:9': inFormat('16:9'),
  }
}

/** Sets shorter limits for texts that do not fit in a format; returns false if all fit or none can be shortened further. */
function limitTexts(built: Record<Format, readonly Item[]>, limits: Map<string, number>): boolean {
  let isChanged = false
  const worst = new Map<string, { fits: number; length: number }>()
  for (const format of FORMAT_NAMES) {
    for (const item of built[format]) {
      if (item.kind !== 'text' || item.fits >= 1) continue
      const known = worst.get(item.slot)
      if (!known || item.fits < known.fits)
        worst.set(item.slot, { fits: item.fits, length: plainOf(item.content).length })
    }
  }
  for (const [slot, { fits, length }] of worst) {
    const before = Math.min(limits.get(slot) ?? length, length)
    const limit = Math.max(SHORTEST, Math.min(before - 1, Math.floor(before * kept(fits))))
    if (limit < before) isChanged = true
    limits.set(slot, limit)
  }
  return isChanged
}

/** Returns the share of a text to keep: lines are whole, so a small overflow may need only a few letters less. */
function kept(fits: number): number {
  return fits < 0.7 ? Math.min(0.86, fits * 1.3) : 0.92
}

function pieceOf(item: Item, at: number, built: Record<Format, readonly Item[]>, isMirrored: boolean): Piece {
  const rectIn = (format: Format): Rect => {
    const [x, y, width, height] = (built[format][at] ?? item).rect
    const box: Rect = [Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height))]
    return isMirrored ? [FORMATS[format].width - box[0] - box[2], box[1], box[2], box[3]] : box
  }
  const rects: Rects = {
    '4:5': rectIn('4:5'),
    '1:1': rectIn('1:1'),
    '9:16': rectIn('9:16'),
    '2:3': rectIn('2:3'),
    '16:9': rectIn('16:9'),
  }
  if (item.kind === 'art') return item.make(rects)
  const sizeIn = (format: Format) => {
    const other = built[format][at]
    return round(other?.kind === 'text' ? other.size : item.size)
  }
  const own = lookFor(item.content, item.look)
  // In a mirrored scene, left-to-right texts such as numbers and handles are also aligned to the start of the scene's text.
  const isTurned = isMirrored && own.align !== 'center' && !isRightToLeft(plainOf(item.content))
  const look = {
    ...own,
    ...(isTurned && { align: 'end' as const }),
    size: round(item.size),
    sizeMin: round(item.size * FURTHER),
  }
  const piece = text('', look, { ...placeIn(rects), slot: item.slot })
  const paragraphs = paragraphsIn(item.content, item.strong)
  return {
    ...piece,
    layer: piece.layer.type === 'text' ? { ...piece.layer, paragraphs } : piece.layer,
    overrides: piece.overrides.map((override) => ({ ...override, size: sizeIn(override.format) })),
  }
}

function round(size: number): number {
  return Math.round(size * 100) / 100
}
