import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { posts } from '@postwright/core/collections/posts'
import { queues } from '@postwright/core/collections/queues'
import { variants } from '@postwright/core/collections/variants'
import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { calendarParams, parseCalendar } from '@/features/content-scheduler/calendar-address.ts'
import { ListView } from '@/features/content-scheduler/components/list-view.tsx'
import { OfflineError } from '@/lib/live/live-errors.ts'
import { settingsStore } from '@/preferences/settings.ts'
import { openWorkspace } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makePost } from '../support/factories/post.ts'
import { makeQueue } from '../support/factories/queue.ts'
import { show } from './support/show.tsx'
import { makeVariant } from './support/variant.ts'

const DAY = 86_400_000
const AT = Date.UTC(2027, 2, 1, 9)
/** Publications that a search reads before it asks whether to continue. */
const LOOKED_MAX = 250
const PER_PAGE = 5
const VARIANTS = paths.variants('w1')

openWorkspace({ timeZone: 'Europe/Berlin' })

type Stored = Partial<Variant> & { day?: number; post?: Partial<Post> }

/** Stores a publication of each id, with its post. */
function put(stored: Record<string, Stored>): void {
  const rows = Object.entries(stored).map(([id, { day = 0, post = {}, ...fields }]) => ({
    post: makePost({ id: `post-${id}`, text: `News of ${id}`, ...post }),
    variant: makeVariant({
      id,
      postId: `post-${id}`,
      at: Math.round(AT + day * DAY),
      content: { text: `News of ${id}`, media: [], title: '', poll: null, settings: {} },
      ...fields,
    }),
  }))
  store.put(posts, ['w1'], ...rows.map(({ post }) => post))
  store.put(variants, ['w1'], ...rows.map(({ variant }) => variant))
}

/** Fields of a post that the saved view matches. */
const wanted: Partial<Post> = { labels: ['wood'], lifecycle: 'attention', createdBy: 'ada', text: 'On Oak' }

/** A publication whose post is about oak. */
const oak = (rest: Stored = {}): Stored => ({ ...rest, post: { text: 'On oak', ...rest.post } })

/** This many publications from the first of March on, of which these are about oak; the 250th is on April 10. */
function putMany(count: number, ...matching: readonly number[]): void {
  const spacing = 40 / (LOOKED_MAX - 1)
  const rows = Array.from({ length: count }, (_, at): [string, Stored] => [
    `p${String(at).padStart(3, '0')}`,
    matching.includes(at) ? oak({ day: at * spacing }) : { day: at * spacing },
  ])
  put(Object.fromEntries(rows))
}

function Screen() {
  const [params, setParams] = useSearchParams()
  return (
    <>
      <ListView
        address={parseCalendar(params)}
        channels={{ status: 'ready', data: [makeConnection({ id: 'c1', handle: 'ada' })], unreadable: 0 }}
        onChange={(next) => setParams(calendarParams(next))}
      />
      <output aria-label="Address">{params.toString()}</output>
      <button
        type="button"
        onClick={() => setParams('view=list&q=oak&label=wood&mine=1&network=sandbox&post=attention&zone=UTC')}
      >
        Saved view
      </button>
      <button type="button" onClick={() => setParams('view=list&q=oak')}>
        Oak
      </button>
    </>
  )
}

async function open(address: 'Saved view' | 'Oak' | null = null) {
  await show(<Screen />)
  const user = userEvent.setup()
  if (address !== null) await user.click(screen.getByRole('button', { name: address }))
  return user
}

const address = () => screen.getByLabelText('Address').textContent
const shown = () => screen.queryAllByText(/^News of /).map(({ textContent }) => textContent.replace('News of ', ''))

beforeEach(() => settingsStore.set('itemsPerPage', PER_PAGE))
afterEach(() => {
  cleanup()
  settingsStore.reset()
})

it('shows everything live, and reads no posts, while nothing is asked of them', async () => {
  put({ all: {} })
  await open()
  expect(shown()).toEqual(['all'])
  put({ later: { day: 1 } })
  await waitFor(() => expect(shown()).toEqual(['all', 'later']))
  expect(store.reads(paths.posts('w1'))).toEqual([])
})

it('has empty slots on each of its pages, and each slot once', async () => {
  const now = Date.now()
  const slotsOfQueue = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '10:00' }))
  store.put(queues, ['w1'], makeQueue({ id: 'q1', name: 'News', connectionIds: ['c1'], slots: slotsOfQueue }))
  put(Object.fromEntries([2, 4, 6, 8, 10, 12, 13].map((days, at) => [`p${at}`, { day: (now - AT) / DAY + days }])))
  const user = await open()
  const slots = () =>
    screen.queryAllByRole('button', { name: /empty slot of News/ }).map((slot) => slot.getAttribute('aria-label'))
  await waitFor(() => expect(slots().length).toBeGreaterThan(8))
  const first = slots()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(shown()).toEqual(['p5', 'p6']))
  await waitFor(() => expect(slots().length).toBeGreaterThan(2))
  expect(slots().filter((slot) => first.includes(slot))).toEqual([])
})

it('shows what an address of any view asks for, and nothing else', async () => {
  put({
    two: { day: 2, post: wanted },
    one: { day: 1, post: wanted },
    network: { platform: 'bluesky', post: wanted },
    text: { post: { ...wanted, text: 'On ash' } },
    label: { post: { ...wanted, labels: ['metal'] } },
    lifecycle: { post: { ...wanted, lifecycle: 'scheduled' } },
    author: { post: { ...wanted, createdBy: 'ben' } },
    published: { state: 'published', post: wanted },
  })
  const user = await open('Saved view')
  await screen.findByText('News of one')
  expect(shown()).toEqual(['one', 'two'])
  await user.click(screen.getByRole('button', { name: 'Filters (4)' }))
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Author', hidden: true }).value).toBe('Mine')
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('oak')
  expect(screen.queryByRole('button', { name: 'Search more' })).toBeNull()
})

it('keeps the filters, the zone and the part of the list in one address', async () => {
  put({
    first: { state: 'failed', post: wanted },
    last: { state: 'failed', day: 1, post: wanted },
    published: { state: 'published', post: wanted },
  })
  const user = await open('Saved view')
  await user.click(screen.getByRole('tab', { name: 'History' }))
  const asked = 'zone=UTC&network=sandbox&post=attention&label=wood&mine=1&q=oak'
  expect(address()).toBe(`view=list&${asked}&tab=history`)
  await user.click(screen.getByRole('combobox', { name: 'State of the post' }))
  await user.click(await screen.findByRole('option', { name: 'Failed', hidden: true }))
  expect(address()).toBe(`view=list&${asked}&tab=history&state=failed`)
  await waitFor(() => expect(shown()).toEqual(['last', 'first']))
})

it('says how far it looked, and looks further for the same page when asked to', async () => {
  putMany(270, 0, 252, 253, 254, 255, 258)
  const user = await open('Oak')
  await screen.findByText('1 match so far. Searched 250 posts, up to April 10, 2027.')
  expect(shown()).toEqual(['p000'])
  await user.click(screen.getByRole('button', { name: 'Search more' }))
  await screen.findByText('News of p252')
  expect(shown()).toEqual(['p000', 'p252', 'p253', 'p254', 'p255'])
  expect(screen.queryByRole('button', { name: 'Search more' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(shown()).toEqual(['p258']))
})

it('does not say that nothing matches before all were looked at', async () => {
  putMany(260)
  const user = await open('Oak')
  await screen.findByText('0 matches so far. Searched 250 posts, up to April 10, 2027.')
  expect(screen.queryByText('Nothing matches these filters')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Search more' }))
  await screen.findByText('Nothing matches these filters')
})

it('clears all filters where nothing matches', async () => {
  put({ all: {} })
  const user = await open('Saved view')
  await screen.findByText('Nothing matches these filters')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('view=list&zone=UTC')
  expect(shown()).toEqual(['all'])
})

it('leaves out what has gone elsewhere since it was read', async () => {
  put({ one: oak(), two: oak({ day: 1 }) })
  await open('Oak')
  await screen.findByText('News of two')
  put({ two: oak({ day: 1, state: 'cancelled' }) })
  await waitFor(() => expect(shown()).toEqual(['one']))
})

it('offers to try again, and without a network says that this is why', async () => {
  put({ one: oak() })
  store.fail(VARIANTS, 'refused')
  const user = await open('Oak')
  await screen.findByText('The schedule could not be loaded')
  store.fail(VARIANTS, new OfflineError())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeDefined()
  vi.restoreAllMocks()
})
