import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notifications } from '@postwright/core/collections/notifications'
import { paths } from '@postwright/core/paths'
import { ITEMS_PER_PAGE } from '@postwright/core/limits'
import { notificationSchema, type Notification } from '@postwright/core/model/notification'
import { groupByAge } from '@/features/notifications/group-by-age.ts'
import { NotificationBell } from '@/features/notifications/notification-bell.tsx'
import { stepThrough } from '@/features/notifications/step-through.ts'
import { session } from '@/session/session.ts'
import { store } from '../support/client/store.ts'
import { makeNotification } from '../support/factories/notification.ts'
import { show } from './support/show.tsx'

// Without a layout, the library treats the list below the bell as hidden.
configure({ defaultHidden: true })

const HOUR = 3_600_000
const NOON = new Date(2026, 10, 21, 12).getTime()

const PATH = paths.notifications('ada')

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Stores these notifications and no others. */
function has(...stored: Notification[]): void {
  act(() => {
    store.clear(notifications, 'ada')
    store.put(notifications, ['ada'], ...stored)
  })
}

/** Whether it is stored that a notification was read. */
const isRead = (id: string) => typeof store.read(`${PATH}/${id}`)?.['readAt'] === 'number'

let made = 0
function told(fields: Parameters<typeof makeNotification>[0] = {}): Notification {
  made += 1
  return makeNotification({ id: `n${made}`, happenedAt: NOON - made, ...fields })
}

function reconnect(happenedAt: number, heldPosts = 0): Notification {
  const {
    channels: _channels,
    postId: _postId,
    generation: _generation,
    excerpt: _excerpt,
    ...base
  } = makeNotification()
  return notificationSchema.parse({
    ...base,
    id: 'broken',
    happenedAt,
    kind: 'channel.reconnect',
    connectionId: 'channel1',
    connectionRev: 2,
    platform: 'sandbox',
    handle: 'practice',
    errorKind: 'token_expired',
    heldPosts,
  })
}

const bell = (name: string) => screen.getByRole('button', { name })

async function open() {
  const view = await show(<NotificationBell />)
  fireEvent.click(screen.getByRole('button', { name: /^Notifications/ }))
  const panel = await screen.findByRole('dialog', { name: /^Notifications/ })
  await within(panel).findByRole('heading', { name: 'Notifications' })
  return { ...view, panel: within(panel) }
}

describe('the bell', () => {
  it('says how many are unread, as far as it knows', async () => {
    has(told(), told(), told({ readAt: NOON }))
    await show(<NotificationBell />)
    expect(bell('Notifications, 2 unread').textContent).toBe('2')
    has(...Array.from({ length: 12 }, () => told()))
    expect(bell('Notifications, more than 9 unread').textContent).toBe('9+')
    has(told({ readAt: NOON }))
    expect(bell('Notifications').textContent).toBe('')
  })

  it('says aloud what waits for the person, when it arrives while the page is open', async () => {
    const failed = told({ kind: 'post.failed' })
    has(failed)
    await show(<NotificationBell />)
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    has(failed, told({ happenedAt: NOON + 1 }))
    expect(status.textContent).toBe('')
    has(failed, reconnect(NOON + 2))
    expect(status.textContent).toBe('practice needs to be reconnected')
  })
})

describe('the panel', () => {
  it('groups by day, with words made of facts, and links to what each is about', async () => {
    const channels = ['Workshop', 'Market'].map((handle) => ({
      connectionId: handle,
      platform: 'sandbox' as const,
      handle,
      errorKind: null,
    }))
    has(told({ channels, excerpt: 'The first chair' }), reconnect(NOON - 30 * HOUR, 3))
    const { panel } = await open()
    const today = within(panel.getByRole('region', { name: 'Today' }))
    const post = today.getByRole('link', { name: /^Unread: Published on Workshop and 1 more channel.*The first chair/ })
    expect(post.getAttribute('href')).toBe('/dashboard/content-studio/post1')
    const earlier = within(panel.getByRole('region', { name: 'Earlier' }))
    const broken = earlier.getByRole('link', {
      name: /practice needs to be reconnected.*3 posts are held until you reconnect the channel\..*no longer accepts/,
    })
    expect(broken.getAttribute('href')).toBe('/dashboard/connected-platforms')
  })

  it('marks one as read by following it, and goes to its workspace when that is another', async () => {
    const [near, far] = [told(), told({ workspaceId: 'w2' })]
    has(near, far)
    const { panel } = await open()
    const [first, second] = panel.getAllByRole('link')
    fireEvent.click(first ?? document.body)
    await waitFor(() => expect([isRead(near.id), isRead(far.id)]).toEqual([true, false]))
    expect(session.state()).toMatchObject({ workspaceId: 'w1' })
    fireEvent.click(second ?? document.body)
    await waitFor(() => expect(session.state()).toMatchObject({ workspaceId: 'w2' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('marks all as read, and offers that only while something is unread', async () => {
    const both = [told(), told()]
    has(...both)
    const { panel } = await open()
    fireEvent.click(panel.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(both.map(({ id }) => isRead(id))).toEqual([true, true]))
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  })

  it('shows older ones below a full page, until there are none', async () => {
    const newest = Array.from({ length: ITEMS_PER_PAGE }, () => told())
    has(...newest, told({ excerpt: 'From last week', happenedAt: NOON - 170 * HOUR }))
    const { panel } = await open()
    fireEvent.click(panel.getByRole('button', { name: 'Show older notifications' }))
    expect(panel.getByText('From last week')).toBeDefined()
    expect(panel.queryByRole('button', { name: 'Show older notifications' })).toBeNull()
    expect(panel.getAllByRole('link')).toHaveLength(ITEMS_PER_PAGE + 1)
  })

  it('teaches what it is for while it is empty, waits, and offers to try again', async () => {
    store.leaveUnanswered(PATH)
    const { panel } = await open()
    expect(panel.getByText('Loading notifications')).toBeDefined()
    act(() => store.answer(PATH))
    expect(panel.getByText('No notifications yet')).toBeDefined()
    act(() => store.fail(PATH, 'refused'))
    expect(panel.queryByText('No notifications yet')).toBeNull()
    store.fail(PATH, null)
    store.put(notifications, ['ada'], told({ excerpt: 'Here again' }))
    fireEvent.click(panel.getByRole('button', { name: 'Try again' }))
    expect(panel.getByText('Here again')).toBeDefined()
  })

  it('says that new ones wait for the connection while there is none', async () => {
    has(told())
    const { panel } = await open()
    expect(panel.queryByText(/You’re offline/)).toBeNull()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(panel.getByText(/You’re offline/)).toBeDefined()
  })

  it('is walked with the arrow keys and closed with Escape, and the focus comes back to the bell', async () => {
    has(told(), told())
    const { panel } = await open()
    const [first, second] = panel.getAllByRole('link')
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    first?.focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(second)
    press('ArrowUp')
    expect(document.activeElement).toBe(first)
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(bell('Notifications, 2 unread'))
  })
})

describe('the days', () => {
  it('change at midnight of the viewer', () => {
    const midnight = new Date(2026, 10, 21).getTime()
    const both = [told({ happenedAt: midnight }), told({ happenedAt: midnight - 1 })]
    expect(groupByAge(both, NOON).map(({ age, notifications }) => [age, notifications.length])).toEqual([
      ['today', 1],
      ['earlier', 1],
    ])
    expect(groupByAge(both, midnight - 1).map(({ age }) => age)).toEqual(['today', 'earlier'])
    expect(groupByAge([], NOON)).toEqual([])
  })
})

describe('a step with a key', () => {
  it.each([
    ['ArrowDown', 'b', 'c'],
    ['ArrowUp', 'b', 'a'],
    ['ArrowDown', 'c', null],
    ['ArrowUp', 'a', null],
    ['ArrowDown', 'elsewhere', 'a'],
    ['ArrowUp', 'elsewhere', 'c'],
    ['Home', 'c', 'a'],
    ['End', 'a', 'c'],
    ['Enter', 'a', null],
  ])('%s on %s leads to %s', (key, from, to) => {
    expect(stepThrough(['a', 'b', 'c'], from, key)).toBe(to)
  })
})
