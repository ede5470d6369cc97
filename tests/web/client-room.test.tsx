import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addRoomComment,
  approveInRoom,
  listRoomComments,
  openRoom,
  readRoomPost,
  returnInRoom,
  type Room,
  type RoomComment,
  type RoomPost,
} from '@postwright/core/api/client-room'
import { Component as ClientRoomScreen } from '@/features/client-room/client-room-screen.tsx'
import { api } from '../support/client/api.ts'
import { makeContent } from '../support/factories/content.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const NOON = Date.UTC(2026, 10, 27, 12)
const SEEN = { variantId: 'p1_c1', contentHash: 'a'.repeat(64), plannedFor: NOON, brand: '' }

const room = (change: Partial<Room['link']> = {}, state: RoomPost['state'] = 'waiting'): Room => ({
  workspace: { name: 'Oak & Plane', timeZone: 'UTC' },
  link: { name: 'Juniper Coffee', expiresAt: NOON, mayDecide: true, mayComment: true, ...change },
  posts: [
    { id: 'p1', text: 'The first chair', plannedAt: NOON, platforms: ['sandbox'], state },
    { id: 'p2', text: 'Doors open', plannedAt: null, platforms: [], state: 'draft' },
  ],
  decks: [{ id: 'd1', name: 'Spring deck', thumbnail: '' }],
})

const post = (state: RoomPost['state'] = 'waiting', text = 'The first chair'): RoomPost => ({
  id: 'p1',
  text,
  plannedAt: NOON,
  platforms: ['sandbox'],
  state,
  channels: [
    {
      channel: {
        id: 'c1',
        platform: 'sandbox',
        externalId: 'x',
        handle: 'oakandplane',
        name: 'Oak & Plane',
        avatar: null,
        service: '',
        mode: 'direct',
        kind: '',
        limits: {},
        choices: {},
      },
      state,
      scheduled: { local: '2026-11-27T12:00', tzid: 'UTC', instant: NOON },
      parts: [{ kind: 'post', content: makeContent(text), seen: SEEN }],
    },
  ],
  files: [],
})

const comment = (change: Partial<RoomComment> = {}): RoomComment => ({
  id: 'm1',
  threadId: 'm1',
  isReply: false,
  author: { name: 'Olive', isGuest: false },
  text: 'Do you like it?',
  postedAt: NOON,
  isResolved: false,
  ...change,
})

const open = (search = '') =>
  show(
    <Routes>
      <Route path="/review/:token" element={<ClientRoomScreen />} />
    </Routes>,
    { at: `/review/w1.secret${search}` },
  )
const decision = () => screen.findByRole('form', { name: 'Your decision' })

beforeEach(() => {
  localStorage.clear()
  api.answer(openRoom, room())
  api.answer(readRoomPost, post())
  api.answer(listRoomComments, { comments: [] })
})

describe('a review room', () => {
  it('names what waits, for whom and how long, and sends its secret in bodies only', async () => {
    await open()
    await screen.findByRole('heading', { name: 'Review for Juniper Coffee' })
    expect(screen.getByText(/1 post is waiting for your approval/).textContent).toContain(
      'Open until Friday, November 27',
    )
    const posts = within(screen.getByRole('list', { name: 'Posts' })).getAllByRole('button')
    expect(posts.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Waiting for approval'),
      expect.stringContaining('Draft'),
    ])
    expect(api.calls(openRoom)).toEqual([{ token: 'w1.secret' }])
  })

  it('says that a link has ended, and that another never was', async () => {
    api.refuse(openRoom, 'review_ended')
    await open()
    await screen.findByRole('heading', { name: 'This review link has ended' })
    cleanup()
    api.refuse(openRoom, 'not_found')
    await open()
    expect(await screen.findByRole('heading', { name: 'This review link doesn’t exist' })).toBeTruthy()
  })

  it('offers to try again when the server cannot be reached', async () => {
    api.goDown()
    await open()
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeTruthy()
  })

  it.each([
    ['delayed', 'Not published yet', 'This post isn’t published yet. The team will take care of it.'],
    ['unconfirmed', 'Being checked', 'We can’t confirm yet that this post was published. The team will check.'],
  ] as const)('shows a post that is %s as what it is, without the reason', async (state, label, text) => {
    api.answer(openRoom, room({}, state))
    api.answer(readRoomPost, post(state))
    await open('?post=p1')
    await screen.findByText(text)
    expect(screen.getAllByText(label).length).toBeGreaterThan(0)
  })

  it('shows planned posts in the calendar, and says how many have no time', async () => {
    await open('?view=calendar')
    await screen.findByText('November 2026')
    screen.getByText('1 more post has no time yet.')
    await userEvent.click(screen.getByRole('button', { name: /The first chair/ }))
    expect(await decision()).toBeTruthy()
  })
})

describe('a guest', () => {
  it('says their name once, approves what they have seen, and is known from then on', async () => {
    api.answer(approveInRoom, post('approved'))
    await open('?post=p1')
    const form = await decision()
    await userEvent.click(within(form).getByRole('button', { name: 'Approve post' }))
    await within(form).findByText('Enter your name, so that the team knows who decided.')
    expect(api.calls(approveInRoom)).toEqual([])
    await userEvent.type(within(form).getByRole('textbox', { name: 'Your name' }), 'Grace Hopper')
    await userEvent.click(within(form).getByRole('button', { name: 'Approve post' }))
    await screen.findByText('This post is approved. If the team changes it, you’ll be asked again.')
    expect(api.calls(approveInRoom)).toEqual([
      { token: 'w1.secret', guest: 'Grace Hopper', postId: 'p1', seen: [SEEN] },
    ])
    cleanup()
    await open('?post=p1')
    const again = within(await decision()).getByRole('textbox', { name: 'Your name' })
    expect(again).toHaveProperty('value', 'Grace Hopper')
  })

  it('asks for changes with words, and sees what became of it', async () => {
    api.answer(returnInRoom, post('draft'))
    await open('?post=p1')
    const form = await decision()
    await userEvent.type(within(form).getByRole('textbox', { name: 'Your name' }), 'Grace')
    await userEvent.click(within(form).getByRole('button', { name: 'Ask for changes' }))
    const asking = await decision()
    await userEvent.type(within(asking).getByRole('textbox', { name: /What should change/ }), 'Say which chair')
    await userEvent.click(within(asking).getByRole('button', { name: 'Send back to the team' }))
    await screen.findByText(/^This post is a draft/)
    expect(api.calls(returnInRoom)).toEqual([
      { token: 'w1.secret', guest: 'Grace', postId: 'p1', seen: [SEEN], note: 'Say which chair' },
    ])
  })

  it('is shown the new version when the team has changed the post meanwhile', async () => {
    await open('?post=p1')
    const form = await decision()
    await userEvent.type(within(form).getByRole('textbox', { name: 'Your name' }), 'Grace')
    api.refuse(approveInRoom, 'stale_revision')
    api.answer(readRoomPost, post('waiting', 'The second chair'))
    await userEvent.click(within(form).getByRole('button', { name: 'Approve post' }))
    await screen.findByText(/The team changed this post while you were reading/)
    expect(await screen.findByText('The second chair')).toBeTruthy()
  })

  it('of a link that only shows finds nothing to decide and nothing to write', async () => {
    api.answer(openRoom, room({ mayDecide: false, mayComment: false }))
    api.answer(listRoomComments, { comments: [comment()] })
    await open('?post=p1')
    await screen.findByText('Do you like it?')
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  })

  it('keeps a comment that was not sent, and sends it again as the same one', async () => {
    await open('?post=p1')
    const form = await screen.findByRole('form', { name: 'Write a comment' })
    await userEvent.type(within(form).getByRole('textbox', { name: /Write a comment/ }), 'I love it')
    await userEvent.type(within(form).getByRole('textbox', { name: 'Your name' }), 'Grace')
    api.refuse(addRoomComment, 'rate_limited')
    await userEvent.click(within(form).getByRole('button', { name: 'Send comment' }))
    await within(form).findByRole('alert')
    api.answer(addRoomComment, { comments: [comment({ text: 'I love it', author: { name: 'Grace', isGuest: true } })] })
    await userEvent.click(within(form).getByRole('button', { name: 'Send comment' }))
    await screen.findByText('Grace')
    const [first, second] = api.calls(addRoomComment)
    expect(first).toMatchObject({ text: 'I love it', guest: 'Grace', subject: { kind: 'post', id: 'p1' } })
    expect(second).toEqual(first)
  })

  it('finds again what they typed when the page was closed before it was sent', async () => {
    await open('?post=p1')
    const form = await screen.findByRole('form', { name: 'Write a comment' })
    await userEvent.type(within(form).getByRole('textbox', { name: /Write a comment/ }), 'Half a tho')
    await userEvent.click(within(await decision()).getByRole('button', { name: 'Ask for changes' }))
    await userEvent.type(within(await decision()).getByRole('textbox', { name: /What should change/ }), 'Say wh')
    cleanup()
    await open('?post=p1')
    const again = await screen.findByRole('form', { name: 'Write a comment' })
    expect(within(again).getByRole('textbox', { name: /Write a comment/ })).toHaveProperty('value', 'Half a tho')
    await userEvent.click(within(await decision()).getByRole('button', { name: 'Ask for changes' }))
    expect(within(await decision()).getByRole('textbox', { name: /What should change/ })).toHaveProperty(
      'value',
      'Say wh',
    )
  })
})
