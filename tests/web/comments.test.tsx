import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addComment, deleteComment, editComment, resolveComment } from '@postwright/core/api/comments'
import { listMembers } from '@postwright/core/api/members'
import { comments } from '@postwright/core/collections/comments'
import { paths } from '@postwright/core/paths'
import type { Comment } from '@postwright/core/model/comment'
import { commentOutbox } from '@/comments/data/comment-outbox.ts'
import { CommentsPanel } from '@/comments/comments-panel.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeComment } from '../support/factories/comment.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { show } from './support/show.tsx'

const SUBJECT = { kind: 'post', postId: 'post1' } as const
const BEN = { kind: 'member', uid: 'ben' } as const

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  giveRole('owner')
  api.answer(listMembers, {
    members: [
      makeListedMember({ uid: 'ada', fullName: 'Ada Lovelace' }),
      makeListedMember({ uid: 'ben', fullName: 'Ben Okafor' }),
      makeListedMember({ uid: 'cleo', fullName: 'Cleo Client', role: 'client' }),
    ],
  })
})
afterEach(() => {
  for (const { input } of commentOutbox.state().waiting) commentOutbox.discard(input.commentId)
  commentOutbox.settle(new Set(commentOutbox.state().sent.map(({ id }) => id)))
  cleanup()
})

const put = (fields: Partial<Comment>) => store.put(comments, ['w1'], makeComment({ author: BEN, ...fields }))

const showPanel = (at = '/') =>
  show(
    <CommentsPanel
      workspaceId="w1"
      subject={SUBJECT}
      empty="Nothing here."
      newAnchor={null}
      shownAnchor={() => null}
      onClose={() => undefined}
    />,
    { at },
  )

const threads = () => within(screen.getByRole('list', { name: 'Threads' })).getAllByRole('listitem')
const takeAll = () =>
  api.answer(addComment, ({ commentId, threadId, subject, text, mentions, visibility, anchor }) => ({
    comment: makeComment({
      id: commentId,
      subject,
      text,
      mentions,
      visibility,
      anchor,
      author: { kind: 'member', uid: 'ada' },
      ...(threadId !== null && { threadId, isReply: true }),
    }),
  }))

describe('the comments on a post', () => {
  it('stand in threads, the latest first, each with who sees it, and the resolved ones apart', async () => {
    put({ id: 'old', text: 'Older thread', latestAt: 1000, replyCount: 1 })
    put({ id: 'new', text: 'Newer thread', latestAt: 2000, visibility: 'client' })
    put({ id: 'reply', threadId: 'old', isReply: true, text: 'An answer' })
    put({ id: 'done', text: 'Done with', resolvedAt: 3000, resolvedBy: BEN })
    put({ id: 'other', text: 'On another post', subject: { kind: 'post', postId: 'post2' } })
    await showPanel()
    await screen.findByText('Newer thread')
    expect(threads().map((each) => within(each).getAllByRole('article').length)).toEqual([1, 2])
    expect(threads().map((each) => each.textContent.includes('Visible to clients'))).toEqual([true, false])
    expect(within(threads()[1] ?? document.body).getByText('Team only')).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'Resolved' }))
    await screen.findByText('Done with')
    expect(screen.getByText('Resolved by Ben Okafor')).toBeDefined()
    expect(screen.queryByText('Older thread')).toBeNull()
  })

  it('say what they are for while there are none', async () => {
    await showPanel()
    expect(await screen.findByText('Nothing here.')).toBeDefined()
  })

  it('are read by clients only as far as clients see them', async () => {
    giveRole('client')
    put({ id: 'hidden', text: 'Among us' })
    put({ id: 'shown', text: 'For the client', visibility: 'client' })
    takeAll()
    await showPanel()
    await screen.findByText('For the client')
    expect(screen.queryByText('Among us')).toBeNull()
    expect(screen.queryByRole('radiogroup', { name: 'Who can see this thread' })).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'Lovely')
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
    await waitFor(() => expect(api.calls(addComment)).toMatchObject([{ text: 'Lovely', visibility: 'client' }]))
  })

  it('are read by viewers, who write none', async () => {
    giveRole('viewer')
    put({ text: 'Read this' })
    await showPanel()
    await screen.findByText('Read this')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  })

  it('of 120 are all shown, a page of 50 at a time, also those of the same moment, and without one that cannot be read', async () => {
    const at = (i: number) => 1000 + i + (i % 2)
    for (let i = 0; i < 120; i += 1) put({ id: `c${i}`, text: `Thread ${i}`, latestAt: at(i), postedAt: at(i) })
    store.putRaw(paths.comment('w1', 'c110'), { ...store.read(paths.comment('w1', 'c110')), text: 7 })
    await showPanel()
    await screen.findByText('Thread 119')
    expect(threads()).toHaveLength(49)
    for (const shown of [98, 119]) {
      await userEvent.click(screen.getByRole('button', { name: 'Show older threads' }))
      await waitFor(() => expect(threads()).toHaveLength(shown))
    }
    expect(screen.queryByRole('button', { name: 'Show older threads' })).toBeNull()
    expect(store.reads(paths.comments('w1')).every(({ most }) => most === 50)).toBe(true)
  })

  it('of a thread with 106 replies are all shown, a page of 50 at a time, also those of the same moment', async () => {
    put({ id: 'thread', text: 'Long talk', replyCount: 106 })
    const at = (i: number) => 1000 + i + (i % 2)
    for (let i = 0; i < 106; i += 1) {
      put({ id: `r${i}`, threadId: 'thread', isReply: true, text: `Reply ${i}.`, postedAt: at(i) })
    }
    for (let i = 0; i < 60; i += 1) {
      put({ id: `n${i}`, threadId: 'another', isReply: true, text: 'Later elsewhere', postedAt: 9000 + i })
    }
    await showPanel()
    await screen.findByText('Long talk')
    for (const shown of [50, 99, 106]) {
      await userEvent.click(screen.getByText('Show older replies'))
      await waitFor(() => expect(screen.getAllByText(/^Reply /)).toHaveLength(shown))
    }
    expect(screen.queryByText('Show older replies')).toBeNull()
    expect(screen.getAllByText(/^Reply /).map((each) => each.textContent)[0]).toBe('Reply 0.')
    expect(store.reads(paths.comments('w1')).every(({ most }) => most === 50)).toBe(true)
  })

  it('lead from a link to the one that it names, whatever tab that is in', async () => {
    put({ id: 'done', text: 'Done with', resolvedAt: 3000, resolvedBy: BEN })
    await showPanel('/?comment=done')
    const linked = (await screen.findByText('Done with')).closest('article')
    await waitFor(() => expect(document.activeElement).toBe(linked))
  })

  it('that came since the last look are marked as new, once', async () => {
    put({ id: 'first', text: 'First', postedAt: 1000 })
    await showPanel()
    await screen.findByText('First')
    expect(screen.queryByText('New')).toBeNull()
    cleanup()
    put({ id: 'second', text: 'Second', postedAt: 2000 })
    await showPanel()
    await screen.findByText('Second')
    expect(screen.getAllByText('New')).toHaveLength(1)
    cleanup()
    await showPanel()
    await screen.findByText('Second')
    expect(screen.queryByText('New')).toBeNull()
  })
})

describe('writing a comment', () => {
  it('mentions members by @, says who will see it, and is sent by Ctrl + Enter', async () => {
    takeAll()
    await showPanel()
    const field = screen.getByRole('textbox', { name: 'Write a comment' })
    await screen.findByText('Clients can’t see this thread.')
    await userEvent.type(field, 'What do you think, @be')
    const offered = await screen.findByRole('listbox', { name: 'People to mention' })
    expect(
      within(offered)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['BOBen Okafor'])
    await userEvent.keyboard('{Enter}')
    await userEvent.type(field, 'and @cl')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Visible to clients' }))
    expect(screen.getByText(/review link can read this thread/)).toBeDefined()
    await userEvent.click(field)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(api.calls(addComment)).toHaveLength(1))
    expect(api.calls(addComment)[0]).toMatchObject({
      subject: SUBJECT,
      threadId: null,
      text: 'What do you think, @Ben Okafor and @cl',
      mentions: ['ben'],
      visibility: 'client',
    })
    expect(await screen.findByText('@Ben Okafor')).toBeDefined()
  })

  it('answers in a thread with the visibility of that, and Esc leaves it with what was typed', async () => {
    put({ id: 'thread', text: 'Too long?', visibility: 'client' })
    takeAll()
    await showPanel()
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a reply' }), 'A little{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Write a reply' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }))
    await userEvent.keyboard('!')
    await userEvent.click(screen.getAllByRole('button', { name: 'Reply' })[0] ?? document.body)
    await waitFor(() => expect(api.calls(addComment)).toMatchObject([{ threadId: 'thread', visibility: 'client' }]))
    expect(api.calls(addComment)[0]?.text).toContain('A little')
  })

  it('keeps what cannot be sent, and sends it once when the network is back', async () => {
    api.goDown()
    await showPanel()
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'From the train')
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
    expect(await screen.findByText('From the train')).toBeDefined()
    await waitFor(() => expect(localStorage.getItem('postwright.comments')).toContain('From the train'))
    api.comeBack()
    takeAll()
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(commentOutbox.state().waiting).toEqual([]))
    expect(new Set(api.calls(addComment).map(({ commentId }) => commentId)).size).toBe(1)
    expect(screen.getByText('From the train')).toBeDefined()
  })

  it('says why one was refused, and discards it when asked', async () => {
    api.refuse(addComment, 'comments_full')
    await showPanel()
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'One more')
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
    expect(await screen.findByText(/up to 500 comments/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('One more')).toBeNull()
  })
})

describe('a comment that is there', () => {
  const open = async (name: RegExp) =>
    userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body)

  it('is edited, shown to clients and deleted by its author', async () => {
    const mine = { author: { kind: 'member', uid: 'ada' }, text: 'Shorter' } as const
    put(mine)
    api.answer(editComment, { comment: makeComment() })
    api.answer(deleteComment, { deleted: true })
    await showPanel()
    await open(/Actions for the comment by Ada/)
    await userEvent.click(await screen.findByRole('menuitem', { hidden: true, name: 'Edit' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Edit the comment' }), ', please')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await open(/Actions for the comment by Ada/)
    await userEvent.click(await screen.findByRole('menuitem', { hidden: true, name: 'Make visible to clients' }))
    await waitFor(() => expect(api.calls(editComment)).toHaveLength(2))
    expect(api.calls(editComment)).toMatchObject([{ text: 'Shorter, please' }, { visibility: 'client' }])
    await open(/Actions for the comment by Ada/)
    await userEvent.click(await screen.findByRole('menuitem', { hidden: true, name: 'Delete' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(api.calls(deleteComment)).toMatchObject([{ commentId: 'comment1' }]))
  })

  it('of another is resolved by everybody who comments, and edited by nobody else', async () => {
    giveRole('editor')
    put({ text: 'Too long' })
    api.answer(resolveComment, { comment: makeComment() })
    await showPanel()
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }))
    await waitFor(() => expect(api.calls(resolveComment)).toMatchObject([{ isResolved: true }]))
    await open(/Actions for the comment by Ben/)
    expect(await screen.findByRole('menuitem', { hidden: true, name: 'Copy link' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { hidden: true, name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('menuitem', { hidden: true, name: 'Delete' })).toBeNull()
  })
})

it('a comment that another tab keeps on this device outlasts what is typed in this one', () => {
  const [at, key] = [Date.now(), 'postwright.comments']
  const subject = { kind: 'post', postId: 'p1' } as const
  const comment = { workspaceId: 'w1', commentId: 'c'.repeat(20), subject, threadId: null, text: 'Offline' }
  const input = addComment.input.parse({ ...comment, visibility: 'internal' })
  const waiting = [{ uid: 'ada', at, input, refused: null }]
  localStorage.setItem(key, JSON.stringify({ waiting, typed: {} }))
  window.dispatchEvent(new StorageEvent('storage', { key }))
  commentOutbox.keepTyped('elsewhere', 'Typed here')
  expect(localStorage.getItem(key)).toContain('Offline')
  commentOutbox.discard(input.commentId)
  expect(localStorage.getItem(key)).not.toContain('Offline')
})
