import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteMediaFolder } from '@postwright/core/api/media-library'
import { afterEach, expect, it, vi } from 'vitest'
import { DeleteFolderDialog } from '@/features/workspace/media/folder-dialog.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

it('a folder that cannot be deleted is said to be kept in the dialog, which deletes it in several calls once it can', async () => {
  const close = vi.fn<() => void>()
  api.refuse(deleteMediaFolder, 'forbidden')
  await show(<DeleteFolderDialog folder={{ id: 'f1', name: 'Shop', parentId: '' }} onClose={close} />)
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Delete folder' }))
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toContain('Your role in this workspace doesn’t allow this.')
  expect(close).not.toHaveBeenCalled()
  let calls = 0
  api.answer(deleteMediaFolder, () => ({ isRemoved: (calls += 1) === 2 }))
  await confirm()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(calls).toBe(2)
})
