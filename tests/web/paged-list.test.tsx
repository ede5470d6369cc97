import { act, cleanup, screen } from '@testing-library/react'
import type { Query } from 'firebase/firestore'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetLive } from '@/lib/live/reset.ts'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { show } from './support/show.tsx'

type Asked = { list: string; after: string; limit: number }
type Doc = { id: string; isReadable: boolean; metadata: { hasPendingWrites: boolean } }
type Listener = Asked & { next: (snapshot: object) => void; fail: (error: Error) => void }

const stage = vi.hoisted(() => ({ listeners: [] as Listener[] }))

/** A stub of the database, which records queries and listeners. */
vi.mock('firebase/firestore', () => {
  const converter = {
    fromFirestore({ id, isReadable }: Doc) {
      if (!isReadable) throw new Error('does not fit')
      return { id }
    },
  }
  const queryOf = (asked: Asked): object => ({ ...asked, converter, withConverter: () => queryOf(asked) })
  return {
    query: (list: Asked, ...constraints: Partial<Asked>[]) => queryOf(Object.assign({}, list, ...constraints)),
    startAfter: ({ id }: Doc) => ({ after: id }),
    limit: (limit: number) => ({ limit }),
    queryEqual: (a: Asked, b: Asked) => a.list === b.list && a.after === b.after && a.limit === b.limit,
    onSnapshot: ({ list, after, limit }: Asked, _: object, next: Listener['next'], fail: Listener['fail']) => {
      stage.listeners.push({ list, after, limit, next, fail })
      return () => undefined
    },
    queryOf,
  }
})

async function listNamed(list: string): Promise<Query<{ id: string }>> {
  const { queryOf } = (await import('firebase/firestore')) as never as { queryOf: (asked: Asked) => never }
  return queryOf({ list, after: '', limit: 0 })
}

beforeEach(() => {
  stage.listeners = []
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  resetLive()
  vi.restoreAllMocks()
})

const doc = (id: string, isReadable = true): Doc => ({ id, isReadable, metadata: { hasPendingWrites: false } })
const last = () => stage.listeners.at(-1)
const asked = () => [last()?.list, last()?.after, last()?.limit].join(' ')

function arrives(...docs: Doc[]) {
  act(() => last()?.next({ docs, empty: docs.length === 0, metadata: { fromCache: false } }))
}

function List({ list, size }: { list: Query<{ id: string }>; size: number }) {
  const { page, paging } = usePagedList(list, size)
  return (
    <>
      <DataState
        read={page}
        loading={<p>loading</p>}
        errorTitle="It failed"
        empty={<p>{paging.hasPrevious ? 'moved on' : 'empty'}</p>}
      >
        {(rows) => <p data-testid="rows">{rows.map(({ id }) => id).join(' ')}</p>}
      </DataState>
      <Pager list="things" paging={paging} />
    </>
  )
}

const rows = () => screen.getByTestId('rows').textContent
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(() => button(name).click())

async function open(size = 2) {
  const view = await show(<List list={await listNamed('all')} size={size} />)
  return async (list: string, nextSize = size) => view.rerender(<List list={await listNamed(list)} size={nextSize} />)
}

describe('a list page by page', () => {
  it('reads one row ahead, and shows no pages while there is one', async () => {
    await open()
    expect(screen.getByText('loading')).toBeDefined()
    expect(asked()).toBe('all  3')
    arrives(doc('a'), doc('b'))
    expect(rows()).toBe('a b')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('goes on after the last row of a page and comes back, and the buttons stay where they are', async () => {
    await open()
    arrives(doc('a'), doc('b'), doc('c'))
    expect(rows()).toBe('a b')
    button('Next').focus()
    press('Next')
    expect(asked()).toBe('all b 3')
    expect(document.activeElement).toBe(button('Next'))
    arrives(doc('c'))
    expect([rows(), button('Next').getAttribute('aria-disabled')]).toEqual(['c', 'true'])
    expect(screen.getByText('Page 2')).toBeDefined()
    press('Previous')
    expect(rows()).toBe('a b')
  })

  it('counts rows that cannot be read instead of showing them, and goes on behind them', async () => {
    await open()
    arrives(doc('a'), doc('broken', false), doc('c'))
    expect(rows()).toBe('a')
    expect(
      screen.getByText(
        'We couldn’t read 1 entry, so it isn’t shown here. It isn’t lost. Reload the page, and write to us if that doesn’t help.',
      ),
    ).toBeDefined()
    press('Next')
    expect(asked()).toBe('all broken 3')
  })

  it('does not take a page for empty whose rows cannot be read', async () => {
    await open()
    arrives(doc('broken', false))
    expect(screen.queryByText('empty')).toBeNull()
  })

  it('stays on a page whose rows went elsewhere', async () => {
    await open()
    arrives(doc('a'), doc('b'), doc('c'))
    press('Next')
    arrives(doc('c'))
    arrives()
    expect(screen.getByText('moved on')).toBeDefined()
    expect(screen.getByText('Page 2')).toBeDefined()
    expect(button('Previous').getAttribute('aria-disabled')).toBe('false')
  })

  it('begins anew with another list or another size, and not when the same is asked for again', async () => {
    const turnTo = await open()
    arrives(doc('a'), doc('b'), doc('c'))
    press('Next')
    arrives(doc('c'), doc('d'), doc('e'))
    await turnTo('all')
    expect(screen.getByText('Page 2')).toBeDefined()
    await turnTo('others')
    expect(asked()).toBe('others  3')
    await turnTo('others', 5)
    expect(asked()).toBe('others  6')
  })

  it('says what failed, and reads anew on demand', async () => {
    await open()
    act(() => last()?.fail(new Error('denied')))
    expect(screen.getByText('It failed')).toBeDefined()
    press('Try again')
    expect(stage.listeners).toHaveLength(2)
    arrives(doc('a'))
    expect(rows()).toBe('a')
  })
})
