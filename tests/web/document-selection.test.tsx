import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { afterEach, expect, it, vi } from 'vitest'
import { moveToTrash } from '@postwright/core/api/trash'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { signatureDrafts } from '@/posts/data/signature-drafts.ts'
import { ApiError } from '@/lib/api-error.ts'
import { show } from './support/show.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>() }))
vi.mock('@/lib/api-client.ts', () => ({ call }))
vi.mock('@/documents/outbox/drop-document.ts', () => ({ dropDocument: () => Promise.resolve() }))

const parseInput = (input: unknown) => moveToTrash.input.parse(input)

const NAMES = ['Ash', 'Birch', 'Cedar', 'Elm']

afterEach(() => {
  cleanup()
  for (const name of NAMES) hiddenDocuments.show(name)
  call.mockReset()
})

type ListProps = { names?: readonly string[]; locked?: string }

function List({ names = NAMES, locked }: ListProps) {
  const rows = useShownDocuments(names.map((name) => ({ id: name, name })))
  const { boxOf, selectionBar } = useDocumentSelection(rows, signatureDrafts, {
    lockOf: ({ name }) => (name === locked ? 'Only owners can delete it.' : null),
  })
  return (
    <>
      <Toaster />
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{boxOf(row)}</li>
        ))}
      </ul>
      {selectionBar}
    </>
  )
}

/** The time to undo is over: the page is about to go. */
const letUndoLapse = () => act(() => void window.dispatchEvent(new Event('pagehide')))
const boxes = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'))
const listed = () => screen.queryAllByRole('checkbox').length
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('selects with Shift everything from the row that was pressed before, and Escape ends the selection', async () => {
  await show(<List />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ash' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select Cedar' }))
  await user.keyboard('{/Shift}')
  expect(boxes()).toEqual(['Select Ash', 'Select Birch', 'Select Cedar'])
  await user.keyboard('{Escape}')
  expect([boxes(), screen.queryByRole('toolbar')]).toEqual([[], null])
})

it('brings all of it back with one undo', async () => {
  await show(<List />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ash' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Elm' }))
  await press('Move to trash')
  expect(listed()).toBe(2)
  await press('Undo')
  expect([listed(), call.mock.calls.length]).toEqual([4, 0])
})

it('moves what is selected to the trash once the time to undo is over, and not before', async () => {
  call.mockResolvedValue({})
  await show(<List />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Birch' }))
  await press('Select all')
  await press('Move to trash')
  expect([listed(), call.mock.calls.length]).toEqual([0, 0])
  letUndoLapse()
  expect(call.mock.calls.map(([, input]) => input)).toEqual(
    NAMES.map((documentId) => ({ workspaceId: 'w1', kind: 'signatures', documentId })),
  )
})

it('shows what the server refuses again, selected, and tells it once for each reason', async () => {
  call.mockImplementation(async (_, input) => {
    const { documentId } = parseInput(input)
    if (documentId === 'Cedar') return {}
    throw new ApiError(documentId === 'Ash' ? 'rate_limited' : 'forbidden', { detail: '', status: 403 })
  })
  await show(<List />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ash' }))
  await press('Select all')
  await press('Move to trash')
  letUndoLapse()
  expect(
    await screen.findByText(
      'Not moved to the trash: “Birch” and “Elm”. Your role in this workspace does not allow this.',
    ),
  ).toBeDefined()
  expect(screen.getByText(/“Ash”\. Too many attempts/)).toBeDefined()
  expect(boxes()).toEqual(['Select Ash', 'Select Birch', 'Select Elm'])
  expect(listed()).toBe(3)
})

it('keeps what is locked selected and says why, while it moves the rest', async () => {
  call.mockResolvedValue({})
  await show(<List locked="Birch" />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Birch' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Elm' }))
  await press('Move to trash')
  expect(await screen.findByText('Not moved to the trash: “Birch”. Only owners can delete it.')).toBeDefined()
  expect([boxes(), listed()]).toEqual([['Select Birch'], 3])
  letUndoLapse()
  expect(call.mock.calls.map(([, input]) => parseInput(input).documentId)).toEqual(['Elm'])
})

it('tells how many of many are moved until all of them are', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Tree ${at}`)
  const answers: ((reply: object) => void)[] = []
  call.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  await show(<List names={names} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tree 0' }))
  await press('Select all')
  await press('Move to trash')
  letUndoLapse()
  expect(await screen.findByText('Moved 0 of 12 items to the trash.')).toBeDefined()
  await act(async () => answers.slice(0, 5).forEach((answer) => answer({})))
  expect(await screen.findByText('Moved 5 of 12 items to the trash.')).toBeDefined()
  await act(async () => answers.slice(5).forEach((answer) => answer({})))
  await vi.waitFor(() => expect(screen.queryByText(/^Moved/)).toBeNull())
  for (const name of names) hiddenDocuments.show(name)
})
