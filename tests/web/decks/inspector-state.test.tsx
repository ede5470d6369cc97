import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { newChart } from '@postwright/core/scene/kinds/chart/chart-layer'
import { newTable } from '@postwright/core/scene/kinds/table/table-layer'
import type { Layer } from '@postwright/core/scene/layer'
import { Inspector } from '@/decks/editor/inspector/inspector.tsx'
import { sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
import { textLayer } from '../../unit/scene/text-layer.ts'
import { showInEditor } from './show-in-editor.tsx'

afterEach(cleanup)

async function showChosen(...layers: Layer[]) {
  const editor = await showInEditor(<Inspector hasSlotNames={false} />, sceneOf(slideOf('one', layers)))
  act(() => editor.view.set({ selection: layers.map(({ id }) => id) }))
  return editor
}

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

it('shows which styles all, some or none of the chosen texts have, also after a click', async () => {
  const bold = textLayer('bbbb', 'bold', { style: { weight: 700, isItalic: true } })
  await showChosen(textLayer('aaaa', 'plain', { style: { isItalic: true } }), bold)
  expect([pressed('Bold'), pressed('Italic'), pressed('Underline')]).toEqual(['mixed', 'true', 'false'])
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }))
  expect(pressed('Bold')).toBe('true')
})

it('shows where the selection is while it is dragged, and where it stayed when that is called off', async () => {
  const editor = await showChosen(shapeLayer('aaaa'))
  const left = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From the left' }).value
  expect(left()).toBe('100')
  act(() =>
    editor.live.set({ box: { x: 160, y: 100, width: 200, height: 200 }, rotation: 0, handles: [], isLocked: false }),
  )
  await waitFor(() => expect(left()).toBe('160'))
  act(() => editor.live.set(null))
  expect(left()).toBe('100')
})

it('gives a layer the effect of the style that is clicked, and takes all of them away again', async () => {
  const editor = await showChosen(shapeLayer('aaaa'))
  const effects = () => {
    const [layer] = editor.store.getState().scene.slides[0]?.layers ?? []
    return layer && 'effects' in layer ? layer.effects : undefined
  }
  await userEvent.click(screen.getByRole('button', { name: 'Soft shadow' }))
  expect(effects()?.shadow).toMatchObject({ blur: 32 })
  expect(pressed('Soft shadow')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'No effect' }))
  expect(effects()).toBeUndefined()
  await act(() => editor.store.undo())
  expect(effects()?.shadow).toMatchObject({ blur: 32 })
})

const BOX = { x: 100, y: 100, width: 800, height: 600 }
const rowsIn = (editor: Awaited<ReturnType<typeof showChosen>>) => {
  const [layer] = editor.store.getState().scene.slides[0]?.layers ?? []
  return layer && 'rows' in layer ? layer.rows.map(({ cells }) => cells) : []
}

it('fills the cells of a chart from a spreadsheet at once, says what is no number, and takes it back in one step', async () => {
  const editor = await showChosen(newChart('aaaa', BOX))
  const cell = await screen.findByRole('textbox', { name: 'Row 1, column 1' })
  expect(screen.getByText('Add labels in the first column and numbers beside them.')).toBeTruthy()
  await userEvent.click(cell)
  await userEvent.paste('\tSales\tCosts\nQ1\t1,200\t800\nQ2\tmany\t950\n')
  await waitFor(() =>
    expect(rowsIn(editor).slice(0, 3)).toEqual([
      ['', 'Sales', 'Costs'],
      ['Q1', '1,200', '800'],
      ['Q2', 'many', '950'],
    ]),
  )
  expect(screen.getByText('Row 3, column 2: “many” isn’t a number.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Row 3, column 2' }).getAttribute('aria-invalid')).toBe('true')
  await act(() => editor.store.undo())
  expect(rowsIn(editor).flat().join('')).toBe('')
})

it('moves between the cells of a table with the keys, adds rows and columns, and says what did not fit', async () => {
  const editor = await showChosen(newTable('aaaa', BOX))
  await userEvent.click(await screen.findByRole('textbox', { name: 'Row 1, column 1' }))
  await userEvent.keyboard('Plan{ArrowRight}Price{ArrowDown}24{Enter}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Row 3, column 2')
  expect(rowsIn(editor).slice(0, 2)).toEqual([
    ['Plan', 'Price', ''],
    ['', '24', ''],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Add column' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add row' }))
  expect([rowsIn(editor).length, rowsIn(editor)[0]?.length]).toEqual([5, 4])
  await userEvent.click(screen.getByRole('textbox', { name: 'Row 1, column 1' }))
  await userEvent.paste(Array.from({ length: 50 }, (_, at) => `a\t${at}`).join('\n'))
  expect(await screen.findByText('Only the first 40 rows and 8 columns fit. The rest was left out.')).toBeTruthy()
  expect(rowsIn(editor).length).toBe(40)
})
