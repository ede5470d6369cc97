import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { emptyDraft } from '@postwright/core/model/post'
import { outbox } from '@/documents/outbox/outbox.ts'
import { useOutboxItems } from '@/documents/outbox/waiting-documents.ts'
import type { WaitingItem } from '@/documents/outbox/waiting-item.ts'

afterEach(cleanup)

const isPicture = ({ kind, documentId }: WaitingItem) => kind === 'picture' && documentId === 'p1'

it('what waits of other kinds, as each key of an editor does, renders nothing that follows the pictures of a post', async () => {
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return useOutboxItems(isPicture)
  })
  const before = [renders, result.current]
  const base = { rev: 1, draft: emptyDraft() }
  const item = { kind: 'draft', id: 'd1', uid: 'u1', workspaceId: 'w1', collection: 'posts', documentId: 'p1' } as const
  await act(() => outbox.change([{ ...item, base, draft: emptyDraft(), keptAt: 1, problem: null }]))
  expect(outbox.getItems()).toHaveLength(1)
  expect([renders, result.current]).toEqual(before)
})
