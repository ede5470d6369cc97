import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { afterEach, expect, it, vi } from 'vitest'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { signatureDrafts } from '@/posts/data/signature-drafts.ts'
import { toast } from '@/ui/toast.tsx'
import { show } from './support/show.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>() }))
vi.mock('@/lib/api-client.ts', () => ({ call }))
vi.mock('@/session/use-session.ts', () => ({ useSignedIn: () => ({ workspaceId: 'w1', user: { id: 'ada' } }) }))
vi.mock('@/documents/outbox/drop-document.ts', () => ({ dropDocument: () => Promise.resolve() }))

const NAMES = ['Ash', 'Birch', 'Cedar', 'Elm']

afterEach(() => {
  cleanup()
  for (const name of NAMES) hiddenDocuments.show(name)
  call.mockReset()
})

function List() {
  const rows = useShownDocuments(NAMES.map((name) => ({ id: name, name })))
  const { boxOf, selectionBar } = useDocumentSelection(rows, signatureDrafts)
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

const boxes = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'))
const listed = () => screen.queryAllByRole('checkbox').length
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

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
  const undo = vi.spyOn(toast, 'undo')
  call.mockResolvedValue({})
  await show(<List />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Birch' }))
  await press('Select all')
  await press('Move to trash')
  expect([listed(), call.mock.calls.length]).toEqual([0, 0])
  undo.mock.lastCall?.[1].onExpire?.()
  expect(call.mock.calls.map(([, input]) => input)).toEqual(
    NAMES.map((documentId) => ({ workspaceId: 'w1', kind: 'signatures', documentId })),
  )
})
