import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { moveToTrash } from '@postwright/core/api/trash'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { signatureDrafts } from '@/posts/data/signature-drafts.ts'
import { api } from '../support/client/api.ts'
import { letUndoLapse, showWithToasts } from './support/toasts.tsx'

const moved = () => api.calls(moveToTrash).filter(({ kind }) => kind === 'signatures')

const NAMES = ['Ash', 'Birch', 'Cedar', 'Elm']

afterEach(() => {
  cleanup()
  for (const name of NAMES) hiddenDocuments.show(name)
})

type ListProps = { names?: readonly string[]; locked?: string }

function List({ names = NAMES, locked }: ListProps) {
  const rows = useShownDocuments(names.map((name) => ({ id: name, name })))
  const { boxOf, selectionBar } = useDocumentSelection(rows, signatureDrafts, {
    lockOf: ({ name }) => (name === locked ? 'Only owners can delete it.' : null),
  })
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{boxOf(row)}</li>
        ))}
      </ul>
      {selectionBar}
    </>
  )
}

const boxes = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'))
const listed = () => screen.queryAllByRole('checkbox').length
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('selects with Shift everything from the row that was pressed before, and Escape ends the selection', async () => {
  const user = await showWithToasts(<List />)
  await user.click(screen.getByRole('checkbox', { name: 'Select Ash' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select Cedar' }))
  await user.keyboard('{/Shift}')
  expect(boxes()).toEqual(['Select Ash', 'Select Birch', 'Select Cedar'])
  await user.keyboard('{Escape}')
  expect([boxes(), screen.queryByRole('toolbar')]).toEqual([[], null])
})

it('brings all of it back with one undo', async () => {
  await showWithToasts(<List />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ash' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Elm' }))
  await press('Move to trash')
  expect(listed()).toBe(2)
  await press('Undo')
  expect([listed(), moved().length]).toEqual([4, 0])
})

it('moves what is selected to the trash once the time to undo is over, and not before', async () => {
  api.answer(moveToTrash, { itemId: 'item1' })
  await showWithToasts(<List />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Birch' }))
  await press('Select all')
  await press('Move to trash')
  expect([listed(), moved().length]).toEqual([0, 0])
  letUndoLapse()
  expect(moved()).toEqual(NAMES.map((documentId) => ({ workspaceId: 'w1', kind: 'signatures', documentId })))
})

it('shows what the server refuses again, selected, and tells it once for each reason', async () => {
  api.answer(moveToTrash, ({ documentId }) =>
    documentId === 'Cedar' ? { itemId: 'item1' } : api.error(documentId === 'Ash' ? 'rate_limited' : 'forbidden'),
  )
  await showWithToasts(<List />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ash' }))
  await press('Select all')
  await press('Move to trash')
  letUndoLapse()
  expect(
    await screen.findByText(
      'Not moved to the trash: “Birch” and “Elm”. Your role in this workspace doesn’t allow this. Ask an owner or manager.',
    ),
  ).toBeDefined()
  expect(screen.getByText(/“Ash”\. Too many attempts/)).toBeDefined()
  expect(boxes()).toEqual(['Select Ash', 'Select Birch', 'Select Elm'])
  expect(listed()).toBe(3)
})

it('keeps what is locked selected and says why, while it moves the rest', async () => {
  api.answer(moveToTrash, { itemId: 'item1' })
  await showWithToasts(<List locked="Birch" />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Birch' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Elm' }))
  await press('Move to trash')
  expect(await screen.findByText('Not moved to the trash: “Birch”. Only owners can delete it.')).toBeDefined()
  expect([boxes(), listed()]).toEqual([['Select Birch'], 3])
  letUndoLapse()
  expect(moved().map(({ documentId }) => documentId)).toEqual(['Elm'])
})

it('tells how many of many are moved until all of them are', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Tree${at}`)
  const answers: ((reply: { itemId: string }) => void)[] = []
  api.answer(moveToTrash, () => new Promise((resolve) => answers.push(resolve)))
  await showWithToasts(<List names={names} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tree0' }))
  await press('Select all')
  await press('Move to trash')
  letUndoLapse()
  expect(await screen.findByText('Moved 0 of 12 items to the trash.')).toBeDefined()
  await act(async () => answers.slice(0, 5).forEach((answer) => answer({ itemId: 'item1' })))
  expect(await screen.findByText('Moved 5 of 12 items to the trash.')).toBeDefined()
  await act(async () => answers.slice(5).forEach((answer) => answer({ itemId: 'item1' })))
  await vi.waitFor(() => expect(screen.queryByText(/^Moved/)).toBeNull())
  for (const name of names) hiddenDocuments.show(name)
})
