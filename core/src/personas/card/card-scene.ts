import type { Scene } from '../../scene/scene.ts'
import type { Piece, Rect } from '../../scene/templates/builders/piece.ts'
import { shape, picture } from '../../scene/templates/builders/layers.ts'
import { slide, theme } from '../../scene/templates/builders/template.ts'
import { list, text } from '../../scene/templates/builders/text.ts'
import type { CardBlock, PersonaCard } from './persona-card.ts'
import { solid } from '../../scene/templates/builders/fills.ts'
import { initialsOf } from '../initials-of.ts'

/** Format whose proportions are closest to a sheet of paper. */
export const CARD_FORMAT = '2:3'

export const CARD_SLIDE = 'card'

/** Theme in black on white with one colour, for printing. */
const THEME = theme(['#ffffff', '#f3f1ec', '#201d18', '#5c564d', '#00606a', '#00606a'], ['Inter', 'Inter'])
const MARGIN = 72
const WIDTH = 1080 - 2 * MARGIN
const GAP = 32
const TITLE_HEIGHT = 34

/** Draws a persona on one page as a scene, which is laid out and exported like any slide; long content gets a smaller font size. */
export function cardScene(card: PersonaCard): Scene {
  const { slide: built } = slide('content', '@background', [
    shape('rectangle', '@surface', { at: [0, 0, 1080, 250] }),
    cardPortrait(card, [MARGIN, 50, 150, 150]),
    text(card.name, { family: '@heading', weight: 700, size: 60, sizeMin: 30 }, { at: [254, 56, 754, 78] }),
    ...words(card.summary, [254, 136, 754, 70], { size: 28, sizeMin: 18 }),
    ...words(card.context, [MARGIN, 274, WIDTH, 104], { size: 24, sizeMin: 14, color: '@muted' }),
    ...columns(card.points, card.context.trim() === '' ? { y: 290, height: 550 } : { y: 400, height: 440 }),
    shape('rectangle', '@primary', { at: [MARGIN, 864, WIDTH, 2] }),
    ...columns(card.facts, { y: 884, height: 216 }),
    shape('rectangle', '@surface', { at: [MARGIN - 24, 1124, WIDTH + 48, 400], radius: 16 }),
    ...block(card.quotes, [MARGIN, 1148, WIDTH, 352]),
    ...words(card.foot, [MARGIN, 1546, WIDTH, 40], { size: 20, sizeMin: 14, color: '@muted' }),
  ])
  const { name } = card
  return {
    deck: { name, format: CARD_FORMAT, theme: THEME },
    slides: [{ ...built, id: CARD_SLIDE, deckId: CARD_SLIDE, place: 0 }],
  }
}

function columns(blocks: readonly CardBlock[], { y, height }: { y: number; height: number }): Piece[] {
  const width = (WIDTH - GAP * (blocks.length - 1)) / Math.max(1, blocks.length)
  return blocks.flatMap((each, at) => block(each, [MARGIN + at * (width + GAP), y, width, height]))
}

function block({ title, lines }: CardBlock, [x, y, width, height]: Rect): Piece[] {
  const body: Rect = [x, y + TITLE_HEIGHT, width, height - TITLE_HEIGHT]
  const look = { size: 24, sizeMin: 11 }
  const head = text(
    title,
    { weight: 700, size: 24, sizeMin: 14, color: '@primary' },
    { at: [x, y, width, TITLE_HEIGHT] },
  )
  if (lines.length === 0) return [head]
  return [head, list(lines, 'bullet', look, { at: body })]
}

function words(line: string, at: Rect, look: { size: number; sizeMin: number; color?: '@muted' }): Piece[] {
  return line.trim() === '' ? [] : [text(line, look, { at })]
}

/** Draws the persona's image in a circle, or the initials if there is none. */
function cardPortrait({ name, picture: mediaId }: Pick<PersonaCard, 'name' | 'picture'>, at: Rect): Piece {
  if (mediaId === null) {
    const look = {
      weight: 700,
      size: 60,
      sizeMin: 24,
      color: '@background',
      align: 'center',
      verticalAlign: 'middle',
    } as const
    return text(initialsOf(name), look, { at, fill: solid('@primary'), radius: at[2] / 2 })
  }
  const piece = picture(name, { at, mask: 'ellipse', slot: 'portrait' })
  return piece.layer.type === 'image' ? { ...piece, layer: { ...piece.layer, mediaId, slot: '' } } : piece
}
