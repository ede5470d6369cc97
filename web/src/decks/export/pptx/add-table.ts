import type { DrawTable } from '@postwright/core/scene/draw-node'
import { withoutControls } from '@postwright/core/text/text-fields'
import type PptxGenJS from 'pptxgenjs'
import { faceOf, PER_INCH, POINTS } from './text-runs.ts'

type Place = { x: number; y: number; w: number; h: number }

const NONE: PptxGenJS.BorderProps = { type: 'none' }

/** Adds a table whose cells can be edited in the presentation, with the columns and rows of the slide. */
export function addTable(slide: PptxGenJS.Slide, table: DrawTable, alt: string, { x, y }: Place): void {
  const { columns, rows, padding, text } = table
  const side = padding / PER_INCH
  const look = {
    fontFace: faceOf(text.family),
    fontSize: Math.max(6, Math.round(text.size * POINTS * 10) / 10),
    italic: text.isItalic,
    valign: 'middle' as const,
    // The library reads the margins as inches if the first value is below 1, otherwise as points.
    margin: [0, side, 0, side] satisfies PptxGenJS.Margin,
  }
  const cells = rows.map(({ fill, rule, cells: own }): PptxGenJS.TableRow => {
    const below: PptxGenJS.BorderProps = rule ? { pt: rule.width * POINTS, color: rule.color.slice(1) } : NONE
    return own.map((cell) => ({
      text: withoutControls(cell.text),
      options: {
        ...look,
        align: cell.align,
        bold: cell.isBold,
        color: cell.color.slice(1),
        ...(fill !== null && { fill: { color: fill.slice(1) } }),
        ...(cell.isRtl && { rtlMode: true }),
        border: [NONE, NONE, below, NONE],
      },
    }))
  })
  slide.addTable(cells, {
    x,
    y,
    colW: columns.map((width) => width / PER_INCH),
    rowH: rows.map(({ height }) => height / PER_INCH),
    ...(alt !== '' && { objectName: withoutControls(alt) }),
  })
}
