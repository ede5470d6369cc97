import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { reschedulePost } from '@postwright/core/api/posts'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { NO_FILTER } from '@/features/content-scheduler/calendar-address.ts'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { cell, move, onChange, open, plan, post, POSTS, ZONE, prepareCalendar } from './support/calendar-stage.tsx'
import { address } from './support/show.tsx'

prepareCalendar()

/** Limit of each read of posts by `plannedAt`; `Infinity` without one. */
const plannedReads = () => store.reads(POSTS).flatMap(({ by, most = Infinity }) => (by === 'plannedAt' ? [most] : []))
/** Limits of the reads by a search, which asks for at least `LIST_LIMIT_MAX` posts. */
const searches = () => plannedReads().filter((most) => most >= LIST_LIMIT_MAX)

it('shows a month in weeks with each post on its day, today, and what the workspace has on', async () => {
  await open()
  expect(screen.getByRole('grid', { name: /March 2027/ })).toBeDefined()
  expect(screen.getAllByRole('row')).toHaveLength(6)
  expect(within(cell('March 15, 2027')).getByRole('link', { name: /Scheduled, ada: ?News of one$/ })).toBeDefined()
  expect(cell(/^March 3, 2027, today/).getAttribute('aria-current')).toBe('date')
  expect(within(cell('March 19, 2027')).getByText('Open day')).toBeDefined()
  expect(screen.queryByText('Open day', { selector: '[data-place="2027-03-20"] *' })).toBeNull()
})

it('reads no more of a day than it shows and counts the rest, which opens the day', async () => {
  plan(...Array.from({ length: 7 }, (_, at) => post(`p${at}`, 15)))
  const user = await open()
  expect(within(cell('March 15, 2027')).getAllByRole('link')).toHaveLength(3)
  expect(Math.max(...plannedReads())).toBe(3)
  await user.click(await screen.findByRole('button', { name: /^4 more posts on/ }))
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ view: 'day', date: '2027-03-15' })
})

it('shows a sign on a post with a reason to warn, which the sign says, and none on any other', async () => {
  const near = 'This post is close to another post on the same channel.'
  plan(post('first', 15), post('close', 15, { plannedAt: Date.UTC(2027, 2, 15, 8, 5) }), post('alone', 18))
  await open()
  await waitFor(() => expect(screen.getAllByTitle(near)).toHaveLength(2))
  const alone = within(cell('March 18, 2027')).getByRole('link', { name: /News of alone/ })
  expect(alone.getAttribute('aria-description')).not.toContain(near)
  expect(alone.closest('[data-post]')?.querySelector('svg[class*="alert"]')).toBeNull()
  expect(screen.getAllByTitle(near).every((sign) => sign.querySelector('svg') !== null)).toBe(true)
})

it('says why a post that is out stays where it is', async () => {
  const user = await open()
  const link = screen.getByRole('link', { name: /Published/ })
  expect(link.getAttribute('aria-description')).toBe('This post is already published, so you can’t move it.')
  link.focus()
  await user.keyboard(' {ArrowRight}{Enter}')
  expect(api.calls(reschedulePost)).toEqual([])
})

it('moves a post with the keyboard at its time of day, shows it there at once, and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  api.answer(reschedulePost, async ({ postId, when }) => {
    await promise
    return move(postId, when)
  })
  const user = await open()
  screen.getByRole('link', { name: /News of one/ }).focus()
  await user.keyboard(' ')
  expect(screen.getByText(/^Picked up News of one \(ada\), Mon, Mar 15, 9:00/)).toBeDefined()
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  await waitFor(() => expect(api.calls(reschedulePost)).toHaveLength(1))
  expect(api.calls(reschedulePost)[0]).toMatchObject({
    postId: 'one',
    rev: 1,
    when: { kind: 'at', local: '2027-03-23T09:00', tzid: ZONE },
  })
  expect(within(cell('March 23, 2027')).getByRole('link', { name: /News of one/ })).toBeDefined()
  await act(async () => resolve())
  expect(within(cell('March 23, 2027')).getByRole('link', { name: /News of one/ })).toBeDefined()
})

it('puts a post back where it was when the server refuses', async () => {
  api.refuse(reschedulePost, 'stale_revision')
  const user = await open()
  screen.getByRole('link', { name: /News of one/ }).focus()
  await user.keyboard(' {ArrowRight}{Enter}')
  await waitFor(() => expect(within(cell('March 15, 2027')).getByRole('link', { name: /News of one/ })).toBeDefined())
})

it('leaves a post with Escape, and moves nothing into the past', async () => {
  const user = await open()
  screen.getByRole('link', { name: /News of one/ }).focus()
  await user.keyboard(' {ArrowRight}{Escape}')
  screen.getByRole('link', { name: /News of one/ }).focus()
  await user.keyboard(' {ArrowUp}{ArrowUp}{Enter}')
  expect(api.calls(reschedulePost)).toEqual([])
})

it('goes through the grid with arrows and pages, and begins a post where there is room', async () => {
  const user = await open()
  cell('March 15, 2027').focus()
  await user.keyboard('{ArrowDown}{ArrowLeft}')
  expect(document.activeElement).toBe(cell('March 21, 2027'))
  await user.keyboard('{Enter}')
  const { instant } = toZonedTime('2027-03-21T09:00', ZONE)
  await waitFor(() => expect(address()).toMatch(new RegExp(`/content-studio/.*[?&]at=${instant}$`)))
  await user.keyboard('{PageDown}')
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ date: '2027-04-15' })
})

it('shows the hours of a week, each post in its own', async () => {
  await open({ view: 'week' })
  expect(screen.getAllByRole('rowheader')).toHaveLength(24)
  expect(within(cell(/^March 15, 2027, (9:00 AM|09:00) /)).getByRole('link', { name: /News of one/ })).toBeDefined()
})

it('is an agenda on a narrow screen', async () => {
  await open({}, { matches: true })
  expect(screen.queryByRole('grid')).toBeNull()
  const [first] = screen.getAllByRole('region')
  expect(within(first ?? document.body).getByRole('link', { name: /News of one/ })).toBeDefined()
})

it('reads what a search looks through anew once a post of it was moved', async () => {
  const user = await open({ filter: { ...NO_FILTER, text: 'one' } })
  const link = await screen.findByRole('link', { name: /News of one/ })
  expect(screen.queryByRole('link', { name: /News of two/ })).toBeNull()
  expect(searches()).toHaveLength(1)
  link.focus()
  await user.keyboard(' {ArrowRight}{Enter}')
  await waitFor(() => expect(searches()).toHaveLength(2))
  await waitFor(() => expect(within(cell('March 16, 2027')).getByRole('link', { name: /News of one/ })).toBeDefined())
})

it('says on a narrow screen that the filters are why there is nothing, and clears them', async () => {
  const user = await open({ filter: { ...NO_FILTER, text: 'walnut' } }, { matches: true })
  await screen.findByText('Nothing matches these filters')
  const clear = screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)
  if (clear) await user.click(clear)
  expect(onChange.mock.lastCall?.[0].filter).toEqual(NO_FILTER)
})

it('does not show a search that failed as days without posts', async () => {
  store.fail(POSTS, 'refused')
  const user = await open({ filter: { ...NO_FILTER, text: 'one' } }, { matches: true })
  await screen.findByText('Posts on these days could not be loaded')
  store.fail(POSTS, null)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /News of one/ })).toBeDefined()
})

it('selects the posts that a rectangle touches, and begins none where it ends', async () => {
  await open()
  const [place] = screen.getAllByRole('gridcell')
  if (!place) throw new Error('The grid is empty.')
  // Without a layout, every element is at the origin.
  const at = (x: number) => ({ clientX: x, clientY: x, button: 0, pointerType: 'mouse' })
  fireEvent.pointerDown(place, at(0))
  fireEvent.pointerMove(window, at(3))
  expect(screen.queryByRole('toolbar')).toBeNull()
  fireEvent.pointerMove(window, at(40))
  const drawn = within(screen.getByRole('toolbar')).getByText(/ selected$/)
  expect(Number.parseInt(drawn.textContent, 10)).toBeGreaterThan(1)
  fireEvent.pointerUp(window, at(40))
  fireEvent.click(place)
  expect(address()).toBe('/')
  fireEvent.click(place)
  await waitFor(() => expect(address()).toMatch(/\/content-studio\//))
})

it('says that more posts exist when not all of them could be selected at once, until the selection changes', async () => {
  plan(...Array.from({ length: 1_001 }, (_, at) => post(`p${at}`, 15, { plannedAt: Date.UTC(2027, 2, 15, 8) + at })))
  const user = await open()
  const boxes = screen.getAllByRole('checkbox', { name: /^Select .*News of p/ })
  await user.click(boxes[0] ?? document.body)
  expect(within(screen.getByRole('toolbar')).getByRole('status').textContent).toBe('1 selected')
  await user.click(screen.getByRole('button', { name: 'Select all posts on these days' }))
  await screen.findByText(/^1000 selected · .*only the earliest 1,000 are selected\. Choose fewer days/)
  await user.click(boxes[0] ?? document.body)
  expect(within(screen.getByRole('toolbar')).getByRole('status').textContent).toBe('999 selected')
})

it('selects posts and offers what can be done to all of them', async () => {
  const user = await open()
  await user.click(screen.getByRole('checkbox', { name: /^Select .*News of one/ }))
  expect(within(screen.getByRole('toolbar')).getByText('1 selected')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('toolbar')).toBeNull()
})

it('a week opens at the hours of work by moving the hours, not the page', async () => {
  const placed = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.getAttribute('data-row') === '8' ? 500 : 100, 0, 40)
  })
  await open({ view: 'week' })
  const hours = screen.getByRole('row', { name: /^8:00 AM/ }).parentElement
  expect(hours?.scrollTop).toBe(360)
  placed.mockRestore()
})

it('says where a post would land while it is moved by keyboard, by its words, channel, day and time', async () => {
  const user = await open()
  screen.getByRole('link', { name: /News of one/ }).focus()
  await user.keyboard(' {ArrowRight}{Enter}')
  expect(screen.getByText(/^Dropped News of one \(ada\) at Tue, Mar 16, 9:00/)).toBeDefined()
})
