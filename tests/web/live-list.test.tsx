import { act, cleanup, render, screen } from '@testing-library/react'
import type { Query } from 'firebase/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetLive } from '@/lib/live/reset.ts'
import { useLiveList } from '@/lib/live/use-live.ts'

type Listener = { asks: string; next: (snapshot: object) => void; fail: (error: Error) => void; isClosed: boolean }

const stage = vi.hoisted(() => ({ listeners: [] as Listener[] }))

/** Compares queries by `asks`, and records listeners. */
vi.mock('firebase/firestore', () => ({
  queryEqual: (a: Listener, b: Listener) => a.asks === b.asks,
  onSnapshot: ({ asks }: Listener, _: object, next: Listener['next'], fail: Listener['fail']) => {
    const listener = { asks, next, fail, isClosed: false }
    stage.listeners.push(listener)
    return () => {
      listener.isClosed = true
    }
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  stage.listeners = []
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  resetLive()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Row = { id: string }

/** A new query with its own converter each time, as references to collections are. */
function queryFor(asks: string): Query<Row> {
  const converter = { fromFirestore: ({ id }: Row) => ({ id }) }
  const query = { asks, converter, withConverter: () => query }
  return query as never
}

const seen: unknown[] = []

function List({ asks, within }: { asks: string | null; within?: string }) {
  const list = useLiveList(asks === null ? null : queryFor(asks), within === undefined ? {} : { within })
  seen.push(list)
  if (list.status === 'error') return <p data-testid="list">failed: {list.error.message}</p>
  if (list.status === 'loading') return <p data-testid="list">loading</p>
  return (
    <p data-testid="list">
      {list.data.map(({ id }) => id).join(' ')}
      {list.isStale && ' (stale)'}
    </p>
  )
}

const shown = () => screen.getAllByTestId('list').map(({ textContent }) => textContent)
const listener = (asks: string) => {
  const found = stage.listeners.findLast((each) => each.asks === asks)
  if (!found) throw new Error(`nobody listens to ${asks}`)
  return found
}
const arrives = (asks: string, ...ids: string[]) =>
  act(() =>
    listener(asks).next({ docs: ids.map((id) => ({ id })), empty: ids.length === 0, metadata: { fromCache: false } }),
  )

it('an equal query of a later render neither listens anew nor makes the rows new ones', () => {
  const view = render(<List asks="may" />)
  arrives('may', 'a')
  const before = seen.at(-1)
  view.rerender(<List asks="may" />)
  expect(seen.at(-1)).toBe(before)
  expect(stage.listeners).toHaveLength(1)
})

it('two that ask for the same on one screen share one listener', () => {
  render(
    <>
      <List asks="may" />
      <List asks="may" />
    </>,
  )
  arrives('may', 'a')
  expect(shown()).toEqual(['a', 'a'])
  expect(stage.listeners).toHaveLength(1)
})

it('a different query listens anew and closes the listener of the one before', () => {
  const view = render(<List asks="may" />)
  arrives('may', 'a')
  view.rerender(<List asks="june" />)
  expect(shown()).toEqual(['loading'])
  arrives('june', 'b')
  expect(shown()).toEqual(['b'])
  act(() => void vi.runOnlyPendingTimers())
  expect(stage.listeners.map(({ asks, isClosed }) => [asks, isClosed])).toEqual([
    ['may', true],
    ['june', false],
  ])
})

it('an error of the query before never reaches the one that replaced it', () => {
  const view = render(<List asks="may" />)
  view.rerender(<List asks="june" />)
  act(() => listener('may').fail(new Error('denied')))
  expect(shown()).toEqual(['loading'])
  arrives('june', 'b')
  expect(shown()).toEqual(['b'])
})

it('a query that failed does not leave its error to the next one', () => {
  const view = render(<List asks="may" within="w1" />)
  act(() => listener('may').fail(new Error('denied')))
  expect(shown()).toEqual(['failed: denied'])
  view.rerender(<List asks="june" within="w1" />)
  expect(shown()).toEqual(['loading'])
})

it('rows stay, as stale, until those of a different query within the same place arrive', () => {
  const view = render(<List asks="may" within="w1" />)
  arrives('may', 'a')
  view.rerender(<List asks="june" within="w1" />)
  expect(shown()).toEqual(['a (stale)'])
  arrives('june', 'b')
  expect(shown()).toEqual(['b'])
})

it.each([
  ['another place', <List key="list" asks="june" within="w2" />],
  ['no query', <List key="list" asks={null} within="w1" />],
])('rows do not stay for %s', (_, next) => {
  const view = render(<List key="list" asks="may" within="w1" />)
  arrives('may', 'a')
  view.rerender(next)
  expect(shown()).toEqual(['loading'])
})

it('rows that stand in go when the new query fails', () => {
  const view = render(<List asks="may" within="w1" />)
  arrives('may', 'a')
  view.rerender(<List asks="june" within="w1" />)
  act(() => listener('june').fail(new Error('denied')))
  expect(shown()).toEqual(['failed: denied'])
})
