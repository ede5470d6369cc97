import { cleanup, screen } from '@testing-library/react'
import { Toaster } from 'react-hot-toast'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bulkPosts } from '@postwright/core/api/bulk-posts'
import { queues } from '@postwright/core/collections/queues'
import { PostRows } from '@/features/content-studio/components/post-list/post-list.tsx'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makePost } from '../support/factories/post.ts'
import { makeQueue } from '../support/factories/queue.ts'
import { show } from './support/show.tsx'

const POSTS = ['one', 'two', 'three', 'four'].map((id) =>
  makePost({ id, text: `Post ${id}`, labels: id === 'two' ? ['wood'] : [] }),
)

async function open() {
  await show(
    <>
      <Toaster />
      <PostRows workspaceId="w1" posts={POSTS} onCopy={() => undefined} />
    </>,
  )
  return userEvent.setup()
}

const select = (id: string) => screen.getByRole('checkbox', { name: `Select “Post ${id}”` })
const changes = () => api.calls(bulkPosts).map(({ change }) => change)

beforeEach(() => {
  store.put(queues, ['w1'], makeQueue({ id: 'queue1', name: 'Evenings' }))
  api.answer(bulkPosts, ({ change }) => ({
    results: change.items.map(({ postId }) => ({ postId, ok: true as const, rev: 9 })),
  }))
})
afterEach(cleanup)

it('selects one, a range with Shift, and all shown, by keyboard too; Escape ends it', async () => {
  const user = await open()
  await user.click(select('two'))
  expect((await screen.findByRole('status')).textContent).toBe('1 selected')
  await user.keyboard('{Shift>}')
  await user.click(select('four'))
  await user.keyboard('{/Shift}')
  expect(screen.getByRole('status').textContent).toBe('3 selected')
  await user.click(screen.getByRole('button', { name: 'Select all shown' }))
  expect(screen.getByRole('status').textContent).toBe('4 selected')
  select('one').focus()
  await user.keyboard(' ')
  expect(screen.getByRole('status').textContent).toBe('3 selected')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

it('takes a label off the posts that have it, and back again with Undo', async () => {
  const user = await open()
  await user.click(select('one'))
  await user.click(select('two'))
  await user.click(await screen.findByRole('button', { name: 'Remove label…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'wood', hidden: true }))
  expect(changes()).toMatchObject([{ kind: 'label', add: [], remove: ['wood'] }])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(changes()[1]).toMatchObject({ kind: 'label', items: [{ postId: 'two', rev: 9 }], add: ['wood'], remove: [] })
})

it('gives drafts the next slots of a queue in the order of the list', async () => {
  const user = await open()
  await user.click(select('three'))
  await user.click(select('one'))
  await user.click(await screen.findByRole('button', { name: 'Add to queue…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Evenings', hidden: true }))
  expect(changes()).toMatchObject([
    { kind: 'queue', queueId: 'queue1', items: [{ postId: 'one' }, { postId: 'three' }] },
  ])
})

it('moves posts to the trash once the undo has lapsed, and shows those again that were refused, with the reason of each', async () => {
  const user = await open()
  await user.click(select('one'))
  await user.click(select('two'))
  await user.click(await screen.findByRole('button', { name: 'Move to trash' }))
  expect([changes(), hiddenDocuments.get().has('one')]).toEqual([[], true])
  api.answer(bulkPosts, {
    results: [
      { postId: 'one', ok: true, rev: null },
      { postId: 'two', ok: false, code: 'being_sent', detail: 'It is being published.' },
    ],
  })
  window.dispatchEvent(new Event('pagehide'))
  expect((await screen.findByRole('dialog', { name: '1 post wasn’t changed' })).textContent).toMatch(
    /Post two: It is being published/,
  )
  expect([hiddenDocuments.get().has('one'), hiddenDocuments.get().has('two')]).toEqual([true, false])
})
