import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteForGood, emptyTrash, moveToTrash, restoreFromTrash } from '@postwright/core/api/trash'
import { listMembers } from '@postwright/core/api/members'
import { trash } from '@postwright/core/collections/trash'
import type { TrashItem } from '@postwright/core/model/trash-item'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { Component as TrashScreen } from '@/features/trash/trash-screen.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { show } from './support/show.tsx'

const ITEM: TrashItem = {
  id: 'item1',
  schema: 1,
  rev: 1,
  createdAt: Date.UTC(2026, 0, 1),
  updatedAt: Date.UTC(2026, 0, 1),
  createdBy: 'ada',
  kind: 'posts',
  documentId: 'post1',
  name: 'Oak is back',
  mediaIds: [],
  endsAt: Date.UTC(2026, 0, 31),
  endedAt: null,
}

beforeEach(() => {
  api.answer(listMembers, { members: [makeListedMember({ uid: 'ada', fullName: 'Ada Lovelace' })] })
  api.answer(restoreFromTrash, { kind: 'posts', documentId: 'post1' })
  api.answer(deleteForGood, { deleted: true })
  api.answer(moveToTrash, { itemId: 'item1' })
})
afterEach(cleanup)

it('says what each item is, who deleted it and until when, and leaves out what is being deleted for good', async () => {
  store.put(trash, ['w1'], ITEM, { ...ITEM, id: 'item2', name: 'Gone', endedAt: 1 })
  await show(<TrashScreen />)
  const rows = within(screen.getByRole('list', { name: 'Items in the trash' })).getAllByRole('listitem')
  expect(rows).toHaveLength(1)
  await vi.waitFor(() =>
    expect(rows[0]?.textContent).toMatch(/Oak is back.*Post · Deleted .* by Ada Lovelace · Kept until .*31/),
  )
})

it('teaches what the trash is for while nothing is in it, and offers nothing to empty', async () => {
  await show(<TrashScreen />)
  expect(screen.getByText('The trash is empty')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Empty trash' })).toBeNull()
})

it('restores with one press, and asks before it deletes for good or empties', async () => {
  store.put(trash, ['w1'], ITEM)
  await show(<TrashScreen />)
  await userEvent.click(screen.getByRole('button', { name: 'Restore “Oak is back”' }))
  expect(api.calls(restoreFromTrash)).toEqual([{ workspaceId: 'w1', itemId: 'item1' }])
  await userEvent.click(screen.getByRole('button', { name: 'Delete “Oak is back” permanently' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Empty trash' }))
  expect([api.calls(deleteForGood), api.calls(emptyTrash)]).toEqual([[], []])
  api.answer(emptyTrash, () => ({ isEmpty: api.calls(emptyTrash).length === 2 }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Empty trash' }))
  await vi.waitFor(() => expect(api.calls(emptyTrash)).toHaveLength(2))
})

it('a document that is deleted goes to the trash once its undo has lapsed', async () => {
  function Delete() {
    const remove = useDeleteDocument({ collection: 'ideas' })
    return <button onClick={() => remove('idea1', { deleted: 'In the trash.', failed: 'Not deleted.' })}>Delete</button>
  }
  await show(<Delete />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect([api.calls(moveToTrash).length, hiddenDocuments.get().has('idea1')]).toEqual([0, true])
  window.dispatchEvent(new Event('pagehide'))
  expect(api.calls(moveToTrash)).toEqual([{ workspaceId: 'w1', kind: 'ideas', documentId: 'idea1' }])
})
