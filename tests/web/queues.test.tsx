import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast, { Toaster } from 'react-hot-toast'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bulkPosts } from '@postwright/core/api/bulk-posts'
import { queues } from '@postwright/core/collections/queues'
import type { Queue, Slot } from '@postwright/core/model/queue'
import { queueRows } from '@/features/queues/queue-rows.ts'
import { QueueNotices } from '@/features/queues/components/queue-panel.tsx'
import { QueuePosts } from '@/features/queues/components/queue-posts.tsx'
import { SlotsEditor } from '@/features/queues/components/slots-editor.tsx'
import type { useQueueCommands } from '@/features/queues/use-queue-commands.ts'
import { queuedPosts } from '@/posts/queues/queue-slots.ts'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeQueue } from '../support/factories/queue.ts'
import { holdByMouse, layOut, layOutInRow, pressOn, saidOfDrag } from './support/drag.ts'
import { show } from './support/show.tsx'
import { waitingIn } from './support/waiting-posts.ts'

const { beginPost } = vi.hoisted(() => ({
  beginPost: vi.fn<(draft: object) => Promise<void>>(),
}))
vi.mock('@/posts/begin/use-begin-post.ts', () => ({ useBeginPost: () => beginPost }))

beforeEach(() => {
  store.put(
    queues,
    ['w1'],
    makeQueue({ id: 'queue1', name: 'Mornings' }),
    makeQueue({ id: 'evenings', name: 'Evenings' }),
  )
  api.answer(bulkPosts, ({ change }) => ({
    results: change.items.map(({ postId }) => ({ postId, ok: true as const, rev: 9 })),
  }))
})
afterEach(() => {
  cleanup()
  toast.remove()
  vi.restoreAllMocks()
})

const slot = (weekday: number, time: string): Slot => ({ weekday, time })

type Commands = ReturnType<typeof useQueueCommands>

function makeCommands() {
  return {
    failure: null,
    isRunning: false,
    move: vi.fn<Commands['move']>(async () => true),
    change: vi.fn<Commands['change']>(async () => true),
    shuffle: vi.fn<Commands['shuffle']>(async () => {}),
    pause: vi.fn<Commands['pause']>(async () => {}),
  }
}

describe('the editor of slots', () => {
  it('adds by a press, takes a typed time, moves by keys, and stores all of it at once', async () => {
    const commands = makeCommands()
    await show(<SlotsEditor queue={makeQueue({ slots: [slot(1, '09:00')] })} waiting={2} commands={commands} />)
    await userEvent.click(screen.getByRole('button', { name: /^Add a slot on Tue/ }))
    fireEvent.change(screen.getByLabelText(/^Slot on Tue/), { target: { value: '18:30' } })
    fireEvent.keyDown(screen.getByLabelText(/^Slot on Tue/), { key: 'ArrowRight', altKey: true })
    expect(document.activeElement).toBe(screen.getByLabelText(/^Slot on Wed/))
    expect(screen.getByRole('status').textContent).toContain('2 waiting posts')
    await userEvent.click(screen.getByRole('button', { name: 'Save slots' }))
    expect(commands.change).toHaveBeenCalledWith({ slots: [slot(1, '09:00'), slot(3, '18:30')] })
  })

  describe('with a slot on Monday', () => {
    const days = () => screen.getAllByRole('region')

    async function shownWeek() {
      const commands = makeCommands()
      await show(<SlotsEditor queue={makeQueue({ slots: [slot(1, '09:00')] })} waiting={0} commands={commands} />)
      layOut((element) => {
        const at = days().findIndex((day) => day.contains(element))
        if (at === -1) return undefined
        return days()[at] === element ? new DOMRect(at * 100, 0, 100, 200) : new DOMRect(at * 100, 40, 90, 30)
      })
      const saved = async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Save slots' }))
        return commands.change.mock.calls
      }
      return { saved, grip: screen.getByRole('button', { name: /^Move the slot on Mon/ }) }
    }

    const at = (day: string) => days().findIndex((each) => each.getAttribute('aria-label') === day) * 100 + 50

    it('takes it to the day on which the mouse drops it', async () => {
      const { saved, grip } = await shownWeek()
      const held = await holdByMouse(grip, [
        [at('Mon'), 50],
        [at('Mon'), 80],
        [at('Thu'), 150],
      ])
      expect(screen.getByRole('region', { name: 'Thu' }).dataset['over']).toBe('true')
      await held.drop()
      expect(await saved()).toEqual([[{ slots: [slot(4, '09:00')] }]])
    })

    it('takes it to the day that arrow keys lead to', async () => {
      const { saved, grip } = await shownWeek()
      await pressOn(grip, ' ', '{ArrowRight}', '{ArrowRight}')
      expect(saidOfDrag()).toBe('Wednesday')
      await pressOn(grip, ' ')
      expect(await saved()).toEqual([[{ slots: [slot(3, '09:00')] }]])
    })
  })

  it('keeps what could not be stored', async () => {
    const commands = makeCommands()
    commands.change.mockResolvedValue(false)
    await show(<SlotsEditor queue={makeQueue({ slots: [] })} waiting={0} commands={commands} />)
    await userEvent.click(screen.getByRole('button', { name: '3 posts a week' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save slots' }))
    expect(screen.getAllByLabelText(/^Slot on/)).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Save slots' })).toBeTruthy()
  })

  it('begins with a plan, and discards what was not saved', async () => {
    const commands = makeCommands()
    await show(<SlotsEditor queue={makeQueue({ slots: [] })} waiting={0} commands={commands} />)
    await userEvent.click(screen.getByRole('button', { name: '3 posts a week' }))
    expect(screen.getAllByLabelText(/^Slot on/)).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryAllByLabelText(/^Slot on/)).toHaveLength(0)
    expect(commands.change).not.toHaveBeenCalled()
  })
})

async function shown(queue: Queue, count: number) {
  const commands = makeCommands()
  const posts = waitingIn(queue, count)
  const read = { status: 'ready', data: posts, unreadable: 0 } as const
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Toaster />
      <QueuePosts {...{ workspaceId: 'w1', queue, channels: [], read, commands }} onSlots={() => {}} />
    </QueryClientProvider>,
  )
  return { commands, posts, list: screen.getByRole('list', { name: 'Posts in order' }) }
}

const rowOf = (list: HTMLElement, name: string) => within(list).getByText(name).closest('li') ?? list
const placeIn = (list: HTMLElement, row: HTMLElement) => within(list).getAllByRole('listitem').indexOf(row) * 50 + 25
const layOutRows = (list: HTMLElement) =>
  layOutInRow(() => within(list).getAllByRole('listitem'), { width: 600, height: 50 })

describe('the posts of a queue', () => {
  it('are moved by the arrow keys of their handle', async () => {
    const { commands, posts } = await shown(makeQueue(), 3)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move “Post 1”' }), { key: 'ArrowUp' })
    const [first, second] = posts
    expect(commands.move).toHaveBeenCalledWith({ postId: 'post1', at: second?.nextAt }, first?.nextAt)
  })

  it('are dragged onto the place of another', async () => {
    const { commands, posts, list } = await shown(makeQueue(), 3)
    layOutRows(list)
    const from = rowOf(list, 'Post 2')
    const held = await holdByMouse(within(list).getByText('Post 2'), [
      [50, placeIn(list, from)],
      [50, placeIn(list, from) - 20],
      [50, placeIn(list, rowOf(list, 'Post 0'))],
    ])
    expect(rowOf(list, 'Post 0').dataset['over']).toBe('true')
    await held.drop()
    expect(commands.move).toHaveBeenCalledWith({ postId: 'post2', at: posts[2]?.nextAt }, posts[0]?.nextAt)
  })

  it('are lifted by their handle with Space, and dropped into an empty slot', async () => {
    const { commands, list } = await shown(makeQueue(), 1)
    layOutRows(list)
    await pressOn(screen.getByRole('button', { name: 'Move “Post 0”' }), ' ', '{ArrowDown}')
    expect(saidOfDrag()).toMatch(/, empty slot$/)
    expect(commands.move).not.toHaveBeenCalled()
    await pressOn(screen.getByRole('button', { name: 'Move “Post 0”' }), ' ')
    const [, next] = queueRows(makeQueue(), queuedPosts({ moves: [] }, waitingIn(makeQueue(), 1)), Date.now())
    expect(commands.move).toHaveBeenCalledWith(expect.objectContaining({ postId: 'post0' }), next?.at)
  })

  it('leave empty slots, for which a post is written on the channels of the queue', async () => {
    await shown(makeQueue({ connectionIds: ['channel1'] }), 1)
    await userEvent.click(screen.getAllByRole('button', { name: 'Write a post' })[0] ?? document.body)
    expect(beginPost).toHaveBeenCalledWith(expect.objectContaining({ connectionIds: ['channel1'] }))
  })
})

describe('selected posts of a queue', () => {
  const select = (place: number) => screen.getByRole('checkbox', { name: `Select “Post ${place}”` })
  const changes = () => api.calls(bulkPosts).map(({ change }) => change)

  it('leave it together, and come back to their slots with one undo', async () => {
    const { posts } = await shown(makeQueue({ id: 'queue1' }), 3)
    const user = userEvent.setup()
    select(0).focus()
    await user.keyboard(' ')
    select(1).focus()
    await user.keyboard('{Shift>} {/Shift}')
    expect((await screen.findByRole('toolbar')).textContent).toContain('2 selected')
    await user.click(screen.getByRole('button', { name: 'Remove from queue' }))
    const items = posts.slice(0, 2).map(({ id, rev }) => ({ postId: id, rev }))
    expect(changes()).toEqual([{ kind: 'cancel', items }])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const slots = posts.slice(0, 2).map(({ id, nextAt: at }) => ({ postId: id, rev: 9, queueId: 'queue1', at }))
    expect(changes()[1]).toEqual({ kind: 'slots', items: slots })
  })

  it('move to another queue, and those that are refused stay selected with the reason', async () => {
    await shown(makeQueue({ id: 'queue1' }), 3)
    const user = userEvent.setup()
    api.answer(bulkPosts, {
      results: [
        { postId: 'post0', ok: true, rev: 9 },
        { postId: 'post2', ok: false, code: 'being_sent', detail: 'It is being published.' },
      ],
    })
    await user.click(select(0))
    await user.click(select(2))
    await user.click(await screen.findByRole('button', { name: 'Move to queue…' }))
    const offered = await screen.findAllByRole('menuitem', { hidden: true })
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Evenings'])
    await user.click(screen.getByRole('menuitem', { name: 'Evenings', hidden: true }))
    expect(changes()).toMatchObject([{ kind: 'queue', queueId: 'evenings' }])
    expect((await screen.findByRole('dialog')).textContent).toContain('It is being published.')
    expect(select(2)).toHaveProperty('checked', true)
    expect(select(0)).toHaveProperty('checked', false)
  })
})

describe('what is said of a queue', () => {
  it('is a pause with the way out of it, and that no slot is left', async () => {
    const commands = makeCommands()
    const queue = makeQueue({ pausedAt: 1, slots: [] })
    await show(<QueueNotices queue={queue} waiting={[]} isRead commands={commands} />)
    expect(screen.getByText('No free slot in the next 30 days')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Resume the queue' }))
    expect(commands.pause).toHaveBeenCalled()
  })

  it('is how many slots of the week are empty', async () => {
    const everyHour = [1, 2, 3, 4, 5, 6, 7].map((weekday) => slot(weekday, '23:59'))
    await show(<QueueNotices queue={makeQueue({ slots: everyHour })} waiting={[]} isRead commands={makeCommands()} />)
    expect(screen.getByText(/still empty this week/)).toBeTruthy()
  })
})
