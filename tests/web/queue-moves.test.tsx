import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { moveInQueue } from '@postwright/core/api/queues'
import type { Post } from '@postwright/core/model/post'
import { QueuePosts } from '@/features/queues/components/queue-posts.tsx'
import { useQueueCommands } from '@/features/queues/use-queue-commands.ts'
import { api } from '../support/client/api.ts'
import { makeQueue } from '../support/factories/queue.ts'
import { show } from './support/show.tsx'
import { waitingIn } from './support/waiting-posts.ts'

it('posts of a queue move again while an earlier move is being stored, and stay where they were put until they are read there', async () => {
  const queue = makeQueue()
  const posts = waitingIn(queue, 3)
  const [first, second, third] = posts.map(({ nextAt }) => nextAt ?? 0)
  function Panel({ read }: { read: readonly Post[] }) {
    const commands = useQueueCommands('w1', queue)
    return (
      <QueryClientProvider client={new QueryClient()}>
        <QueuePosts
          {...{ workspaceId: 'w1', queue, channels: [], commands }}
          read={{ status: 'ready', data: [...read], unreadable: 0 }}
          onSlots={() => {}}
        />
      </QueryClientProvider>
    )
  }
  let answer = () => {}
  api.answer(moveInQueue, () => new Promise((done) => (answer = () => done({ queue }))))
  const screenOf = await show(<Panel read={posts} />)
  const order = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  const up = (name: string) => fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'ArrowUp' })
  up('Move “Post 2”')
  await vi.waitFor(() => expect(order()).toEqual(['Post 0', 'Post 2', 'Post 1']))
  up('Move “Post 2”')
  await vi.waitFor(() => expect(order()).toEqual(['Post 2', 'Post 0', 'Post 1']))
  for (const count of [1, 2]) {
    await vi.waitFor(() => expect(api.calls(moveInQueue)).toHaveLength(count))
    answer()
  }
  expect(api.calls(moveInQueue).map(({ postId, at }) => [postId, at])).toEqual([
    ['post2', second],
    ['post2', first],
  ])
  await act(async () => {})
  expect(order()).toEqual(['Post 2', 'Post 0', 'Post 1'])
  const times = [second, third, first]
  screenOf.rerender(<Panel read={posts.map((post, place) => ({ ...post, nextAt: times[place] ?? null }))} />)
  expect(order()).toEqual(['Post 2', 'Post 0', 'Post 1'])
  screenOf.rerender(<Panel read={posts} />)
  expect(order()).toEqual(['Post 0', 'Post 1', 'Post 2'])
  await vi.dynamicImportSettled()
})
