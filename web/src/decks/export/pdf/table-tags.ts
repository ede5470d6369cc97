import type { Box } from '@postwright/core/scene/box'
import type { DrawCell, DrawGrid, DrawGroup } from '@postwright/core/scene/draw-node'
import type { PdfStructure } from 'pdfkit'
import type { SlideTags } from './slide-tags.ts'

/**
 * Creates the table element of a group with all of its rows and cells. Empty cells, which are not drawn, keep their columns.
 * @returns a function that returns the element of a drawn cell, or its link if the group has one; null for a cell that the grid does not have
 */
export function tableTags(
  tags: SlideTags,
  { alt, link }: DrawGroup,
  grid: DrawGrid,
): (cell: DrawCell, part: { box: Box }) => PdfStructure | null {
  const table = tags.make('Table', tags.section)
  // PDFKit writes a plain string as a PDF name, so the text is wrapped in an object.
  if (alt !== '') table.dictionary.data['A'] = { O: 'Table', Summary: Object(alt) }
  const elements = grid.rows.map((cells, row) => {
    const parent = tags.make('TR', table)
    return cells.map((text, column) => {
      const scope = text === '' ? null : scopeOf(grid, { row, column })
      return scope === null ? tags.make('TD', parent) : tags.make('TH', parent, { scope })
    })
  })
  return ({ row, column }, { box }) => {
    const element = elements[row]?.[column]
    if (!element) return null
    return tags.linked(link, element, grid.rows[row]?.[column] ?? '', box)
  }
}

/** Returns the text of a table for contexts that allow only a single element. */
export function spokenGrid({ rows }: DrawGrid): string {
  return rows.map((cells) => cells.filter(Boolean).join(' · ')).join('; ')
}

function scopeOf({ hasHeaderRow, hasHeaderColumn }: DrawGrid, { row, column }: DrawCell): 'Row' | 'Column' | null {
  if (hasHeaderRow && row === 0) return 'Column'
  return hasHeaderColumn && column === 0 ? 'Row' : null
}
