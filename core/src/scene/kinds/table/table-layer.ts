import { z } from 'zod'
import type { Box } from '../../box.ts'
import { colorSchema } from '../../color.ts'
import { NEW_TEXT_STYLE, newLayerBase, placedBase } from '../../layer-base.ts'
import { textStyleSchema } from '../../text-content.ts'
import { GRID_COLUMNS_MAX, gridOf, gridSchema } from '../grid.ts'

/** `auto` aligns columns of numbers to the end and all others to the start. */
export const COLUMN_ALIGNS = ['auto', 'start', 'center', 'end'] as const

/** Rows and columns of text. Null means no header, or no stripes. */
export const tableLayerSchema = placedBase.extend({
  type: z.literal('table'),
  rows: gridSchema,
  header: z.object({ color: colorSchema }).nullable(),
  zebra: z.object({ color: colorSchema }).nullable(),
  aligns: z.array(z.enum(COLUMN_ALIGNS)).max(GRID_COLUMNS_MAX),
  style: textStyleSchema,
})

export type TableLayer = z.infer<typeof tableLayerSchema>

export function newTable(id: string, box: Box): TableLayer {
  return {
    ...newLayerBase(id, box),
    type: 'table',
    rows: gridOf([
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
    ]),
    header: { color: '@primary' },
    zebra: { color: '@surface' },
    aligns: [],
    style: { ...NEW_TEXT_STYLE, size: 34, sizeMin: 24, lineHeight: 1.2 },
  }
}
