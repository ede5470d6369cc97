import { GRID_CELL_MAX, GRID_COLUMNS_MAX, gridOf } from '../scene/kinds/grid.ts'
import { newChart } from '../scene/kinds/chart/chart-layer.ts'
import { newImage } from '../scene/kinds/image/image-layer.ts'
import { newTable } from '../scene/kinds/table/table-layer.ts'
import type { Layer } from '../scene/layer.ts'
import { NEW_TEXT_STYLE, newLayerBase } from '../scene/layer-base.ts'
import type { Box } from '../scene/box.ts'
import type { Scene, SceneSlide } from '../scene/scene.ts'
import { paragraphsOf, type TextStyle } from '../scene/text-content.ts'
import type { Theme } from '../scene/theme.ts'

/** A page of a report: a table, or a chart of one or two series. */
export type ReportPage = { title: string; note: string } & (
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: 'chart'; rows: readonly (readonly string[])[]; alt: string }
)

export type ReportContent = {
  title: string
  subtitle: string
  /** The most important figures, each with its change. */
  cards: readonly { label: string; value: string; change: string }[]
  pages: readonly ReportPage[]
  footer: string
}

type Look = { theme: Theme; logo: { mediaId: string; alt: string } | null }

const WIDTH = 1920
const EDGE = 110
const INNER = WIDTH - 2 * EDGE
/** Maximum number of rows on a table page, including its head; and maximum number of cards. */
const ROWS_MAX = 14
const CARDS_MAX = 6

/** Lays out a report as slides, with the colours, typefaces and logo of a brand. The result is rendered like any deck. */
export function reportScene(content: ReportContent, { theme, logo }: Look): Scene {
  const pages = content.pages.flatMap(splitTable)
  const slides = [
    slide('cover', coverLayers(content, logo)),
    ...pages.map((page, at) => slide(`page${at}`, pageLayers(page, content.footer))),
  ]
  return { deck: { name: content.title, format: '16:9', theme }, slides }
}

/** Lists the titles of the cover and of each page, in order. */
export function reportTitles(content: ReportContent): string[] {
  return [content.title, ...content.pages.flatMap(splitTable).map(({ title }) => title)]
}

function splitTable(page: ReportPage): ReportPage[] {
  if (page.kind === 'chart') return [page]
  const [head = [], ...rows] = page.rows
  const count = Math.max(1, Math.ceil(rows.length / (ROWS_MAX - 1)))
  return Array.from({ length: count }, (_, at) => ({
    ...page,
    rows: [head, ...rows.slice(at * (ROWS_MAX - 1), (at + 1) * (ROWS_MAX - 1))],
  }))
}

function slide(id: string, layers: Layer[]): SceneSlide {
  return {
    id,
    deckId: 'report',
    place: 0,
    kind: 'content',
    isHidden: false,
    notes: '',
    background: {
      fill: { kind: 'solid', color: '@background' },
      mediaId: null,
      opacity: 1,
      focus: { x: 0.5, y: 0.5 },
    },
    layers,
    overrides: [],
  }
}

function coverLayers({ title, subtitle, cards, footer }: ReportContent, logo: Look['logo']): Layer[] {
  const shown = cards.slice(0, CARDS_MAX)
  const columns = 3
  const gap = 40
  const width = (INNER - (columns - 1) * gap) / columns
  const boxes = shown.map((_, at) => {
    return { x: EDGE + (at % columns) * (width + gap), y: 470 + Math.floor(at / columns) * 250, width, height: 210 }
  })
  return [
    ...(logo ? [newImage('logo', { x: WIDTH - EDGE - 220, y: 100, width: 220, height: 110 }, logo)] : []),
    text('title', title, { x: EDGE, y: 110, width: INNER - 300, height: 190 }, HEADLINE),
    text(
      'subtitle',
      subtitle,
      { x: EDGE, y: 310, width: INNER, height: 100 },
      { size: 40, sizeMin: 28, color: '@muted' },
    ),
    ...shown.flatMap(({ label, value, change }, at) => cardLayers(`card${at}`, { label, value, change }, boxes[at])),
    footerLayer(footer),
  ]
}

function cardLayers(id: string, card: ReportContent['cards'][number], box: Box | undefined): Layer[] {
  if (!box) return []
  const inside = { x: box.x + 32, width: box.width - 64 }
  return [
    { ...text(`${id}a`, ' ', box, {}), fill: { kind: 'solid', color: '@surface' }, radius: 20 },
    text(`${id}b`, card.label, { ...inside, y: box.y + 24, height: 44 }, { size: 30, sizeMin: 20, color: '@muted' }),
    text(
      `${id}c`,
      card.value,
      { ...inside, y: box.y + 66, height: 84 },
      { ...HEADLINE, size: 64, sizeMin: 36, color: '@primary' },
    ),
    text(
      `${id}d`,
      card.change || ' ',
      { ...inside, y: box.y + 152, height: 44 },
      { size: 26, sizeMin: 18, color: '@muted' },
    ),
  ]
}

function pageLayers(page: ReportPage, footer: string): Layer[] {
  const place = { x: EDGE, y: 250, width: INNER, height: 690 }
  return [
    text('title', page.title, { x: EDGE, y: 80, width: INNER, height: 90 }, { ...HEADLINE, size: 60, sizeMin: 40 }),
    text(
      'note',
      page.note || ' ',
      { x: EDGE, y: 172, width: INNER, height: 60 },
      { size: 28, sizeMin: 20, color: '@muted' },
    ),
    page.kind === 'table' ? table(page.rows, place) : chart(page, place),
    footerLayer(footer),
  ]
}

function table(rows: readonly (readonly string[])[], place: Box): Layer {
  const style: TextStyle = { ...NEW_TEXT_STYLE, size: 28, sizeMin: 16, lineHeight: 1.2 }
  const height = Math.min(place.height, rows.length * 52)
  return { ...newTable('table', { ...place, height }), rows: gridOf(rows.map(cut)), style }
}

function chart({ rows, alt }: Extract<ReportPage, { kind: 'chart' }>, place: Box): Layer {
  const layer = newChart('chart', place)
  const style: TextStyle = { ...layer.style, size: 24, sizeMin: 16 }
  return { ...layer, form: 'line', rows: gridOf(rows.map(cut)), hasValues: false, alt, style }
}

function cut(cells: readonly string[]): string[] {
  return cells.slice(0, GRID_COLUMNS_MAX).map((cell) => cell.replaceAll(/\s+/g, ' ').trim().slice(0, GRID_CELL_MAX))
}

const HEADLINE = { family: '@heading', weight: 700, size: 84, sizeMin: 44, lineHeight: 1.1 } as const

function text(id: string, words: string, box: Box, style: Partial<TextStyle>): Extract<Layer, { type: 'text' }> {
  return {
    ...newLayerBase(id, box),
    type: 'text',
    paragraphs: paragraphsOf(words),
    style: { ...NEW_TEXT_STYLE, ...style },
    fill: { kind: 'none' },
    radius: 0,
    padding: 0,
  }
}

function footerLayer(words: string): Layer {
  return text(
    'footer',
    words,
    { x: EDGE, y: 985, width: INNER, height: 50 },
    { size: 22, sizeMin: 16, color: '@muted' },
  )
}
