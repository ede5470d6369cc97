import { Button } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  columnCount,
  GRID_CELL_MAX,
  GRID_COLUMNS_MAX,
  GRID_ROWS_MAX,
  type Grid,
  gridOf,
} from '@postwright/core/scene/kinds/grid'
import { toOneLine } from '@postwright/core/text/text-fields'
import type { Phase } from '../inspector/chosen-layers.ts'
import styles from './grid-editor.module.css'

type Place = { row: number; column: number }

type Props = {
  label: string
  rows: Grid
  onChange: (rows: Grid, phase: Phase) => void
  isBad?: (place: Place) => boolean
}

/**
 * A grid of cells, typed or pasted from a spreadsheet. The left and right arrow keys leave a cell at the ends of its text; up, down and Enter always
 * do.
 */
export function GridEditor({ label, rows, onChange, isBad }: Props) {
  const { t } = useTranslation('editor')
  const grid = useRef<HTMLTableElement>(null)
  const [typed, setTyped] = useState<(Place & { text: string }) | null>(null)
  const [at, setAt] = useState<Place>({ row: 0, column: 0 })
  const [isCut, setCut] = useState(false)
  const columns = Math.max(1, columnCount(rows))
  const cells = rows.length === 0 ? [Array.from({ length: columns }, () => '')] : filled(rows, columns)

  function put(row: number, column: number, texts: readonly (readonly string[])[], phase: Phase) {
    const height = Math.min(GRID_ROWS_MAX, Math.max(cells.length, row + texts.length))
    const width = Math.min(GRID_COLUMNS_MAX, Math.max(columns, column + Math.max(...texts.map((line) => line.length))))
    const next = Array.from({ length: height }, (_row, y) =>
      Array.from({ length: width }, (_cell, x) => {
        const text = texts[y - row]?.[x - column] ?? cells[y]?.[x] ?? ''
        return toOneLine(text, GRID_CELL_MAX) ?? ''
      }),
    )
    onChange(gridOf(next), phase)
  }

  async function paste(event: ClipboardEvent, row: number, column: number) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    const { default: papa } = await import('papaparse')
    const { data } = papa.parse<string[]>(text.slice(0, PASTED_MAX).trimEnd(), {
      delimiter: text.includes('\t') ? '\t' : '',
    })
    const width = Math.max(1, ...data.map((line) => line.length))
    setCut(row + data.length > GRID_ROWS_MAX || column + width > GRID_COLUMNS_MAX)
    setTyped(null)
    put(row, column, data, 'done')
  }

  function focus(row: number, column: number): boolean {
    const input = grid.current?.rows[row]?.cells[column]?.querySelector('input')
    input?.focus()
    input?.select()
    return input !== null && input !== undefined
  }

  function press(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const atStart = selectionEnd === 0 || (selectionStart === 0 && selectionEnd === value.length)
    const atEnd = selectionStart === value.length || (selectionStart === 0 && selectionEnd === value.length)
    const moves = new Map<string, readonly [number, number]>([
      ['Enter', [1, 0]],
      ['ArrowDown', [1, 0]],
      ['ArrowUp', [-1, 0]],
      ...(atStart ? [['ArrowLeft', [0, -1]] as const] : []),
      ...(atEnd ? [['ArrowRight', [0, 1]] as const] : []),
    ])
    const move = moves.get(event.key)
    if (move && focus(row + move[0], column + move[1])) event.preventDefault()
  }

  return (
    <>
      <div className={styles.scroll}>
        <table ref={grid} className={styles.grid} role="grid" aria-label={label}>
          <tbody>
            {cells.map((line, row) => (
              // Rows have no ids, so their index is the key.
              <tr key={row}>
                {line.map((text, column) => (
                  <td key={column} className={styles.cell}>
                    <input
                      className={styles.input}
                      aria-label={t('grid.cell', { row: row + 1, column: column + 1 })}
                      aria-invalid={isBad?.({ row, column }) || undefined}
                      maxLength={GRID_CELL_MAX}
                      value={typed?.row === row && typed.column === column ? typed.text : text}
                      onFocus={() => setAt({ row, column })}
                      onChange={(event) => {
                        const words = event.currentTarget.value
                        setTyped({ row, column, text: words })
                        put(row, column, [[words]], 'held')
                      }}
                      onBlur={() => {
                        if (typed) put(typed.row, typed.column, [[typed.text]], 'done')
                        setTyped(null)
                      }}
                      onPaste={(event) => void paste(event, row, column)}
                      onKeyDown={(event) => press(event, row, column)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note} role={isCut ? 'status' : undefined}>
        {isCut ? t('grid.cut', { rows: GRID_ROWS_MAX, columns: GRID_COLUMNS_MAX }) : t('grid.hint')}
      </p>
      <div className={styles.actions}>
        <Button
          size="compact-xs"
          variant="default"
          disabled={cells.length >= GRID_ROWS_MAX}
          onClick={() => onChange(gridOf([...cells, cells[0]?.map(() => '') ?? ['']]), 'done')}
        >
          {t('grid.addRow')}
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          disabled={columns >= GRID_COLUMNS_MAX}
          onClick={() => onChange(gridOf(cells.map((line) => [...line, ''])), 'done')}
        >
          {t('grid.addColumn')}
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          disabled={cells.length <= 1}
          onClick={() => onChange(gridOf(cells.toSpliced(Math.min(at.row, cells.length - 1), 1)), 'done')}
        >
          {t('grid.removeRow', { row: Math.min(at.row, cells.length - 1) + 1 })}
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          disabled={columns <= 1}
          onClick={() =>
            onChange(gridOf(cells.map((line) => line.toSpliced(Math.min(at.column, columns - 1), 1))), 'done')
          }
        >
          {t('grid.removeColumn', { column: Math.min(at.column, columns - 1) + 1 })}
        </Button>
      </div>
    </>
  )
}

/** Maximum number of characters read from pasted text. */
const PASTED_MAX = 100_000

function filled(rows: Grid, columns: number): string[][] {
  return rows.map(({ cells }) => Array.from({ length: columns }, (_, at) => cells[at] ?? ''))
}
