import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listMembers } from '@postwright/core/api/members'
import { comments } from '@postwright/core/collections/comments'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Comment } from '@postwright/core/model/comment'
import { paths } from '@postwright/core/paths'
import { CommentsPanel } from '@/comments/comments-panel.tsx'
import { SubjectComments } from '@/comments/subject-comments.tsx'
import { useOpenThreads } from '@/comments/open-threads.ts'
import { CalendarComments } from '@/features/content-scheduler/components/calendar-comments.tsx'
import { AllDay } from '@/features/content-scheduler/components/all-day.tsx'
import { LayersContext } from '@/features/content-scheduler/components/layers.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeComment } from '../support/factories/comment.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { show } from './support/show.tsx'

const QUEUE = { kind: 'queue', queueId: 'queue1' } as const
const EVENT = { kind: 'event', eventId: 'fair' } as const

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  giveRole('owner')
  const members = Array.from({ length: 25 }, (_, at) => makeListedMember({ uid: `m${at}`, fullName: `Member ${at}` }))
  api.answer(listMembers, { members })
})
afterEach(cleanup)

const put = (...all: Partial<Comment>[]) => store.put(comments, ['w1'], ...all.map((each) => makeComment(each)))

function Queue() {
  const threads = useOpenThreads('w1', 'queue')
  return <SubjectComments workspaceId="w1" subject={QUEUE} name="Mornings" count={threads.get('queue1') ?? 0} />
}

it('says how many threads of a queue are open, and shows them beside it', async () => {
  put(
    { id: 'one', subject: QUEUE, text: 'Later, please' },
    { id: 'two', threadId: 'two', subject: QUEUE, resolvedAt: 5, resolvedBy: { kind: 'member', uid: 'ada' } },
    { id: 'else', threadId: 'else', subject: { kind: 'queue', queueId: 'queue2' } },
  )
  await show(<Queue />)
  await userEvent.click(await screen.findByRole('button', { name: 'Comments on Mornings, 1 open thread' }))
  expect(await screen.findByText('Later, please')).toBeTruthy()
  put({ id: 'three', threadId: 'three', subject: QUEUE, text: 'And on Fridays?' })
  expect(await screen.findByRole('button', { name: 'Comments on Mornings, 2 open threads' })).toBeTruthy()
})

it('opens the comments on a queue by a link to one of them', async () => {
  put({ id: 'one', subject: QUEUE, text: 'Later, please' })
  await show(<Queue />, { at: '/?queue=queue1&comment=one' })
  expect(await screen.findByText('Later, please')).toBeTruthy()
})

it('marks an event of the calendar that is discussed, and opens its threads', async () => {
  put({ id: 'one', subject: EVENT, text: 'Two days are enough' })
  const day = new Map([['2026-11-26', [{ id: 'fair', kind: 'own', title: 'Fair in Leeds' } as const]]])
  await show(
    <LayersContext value={day}>
      <CalendarComments workspaceId="w1">
        <AllDay date="2026-11-26" />
      </CalendarComments>
    </LayersContext>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Comments on Fair in Leeds, 1 open thread' }))
  expect(await screen.findByText('Two days are enough')).toBeTruthy()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('Two days are enough')).toBeNull())
})

it('reads no more of 400 comments of 25 members than it shows', async () => {
  const rows = Array.from({ length: 400 }, (_, at): Partial<Comment> => {
    const [id, first] = [`c${at}`, `c${at - (at % 4)}`]
    const author = { kind: 'member' as const, uid: `m${at % 25}` }
    return {
      id,
      threadId: first,
      isReply: id !== first,
      author,
      text: `Comment ${at}`,
      postedAt: at + 1,
      latestAt: at + 1,
    }
  })
  put(...rows)
  await show(
    <CommentsPanel
      workspaceId="w1"
      subject={{ kind: 'post', postId: 'post1' }}
      empty="Nothing here."
      newAnchor={null}
      shownAnchor={() => null}
      onClose={() => undefined}
    />,
  )
  await screen.findByText('Comment 399')
  const reads = store.reads(paths.comments('w1'))
  expect(new Set(reads.map(({ by }) => by)).size).toBeLessThanOrEqual(2)
  expect(reads.every(({ most = Infinity }) => most <= LIST_LIMIT_MAX)).toBe(true)
  expect(screen.getAllByText(/^Comment \d+$/).length).toBeLessThanOrEqual(2 * LIST_LIMIT_MAX)
  expect(api.calls(listMembers)).toHaveLength(1)
})
