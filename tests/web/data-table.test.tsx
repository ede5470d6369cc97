import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type DataColumn } from '@/ui/data-table.tsx'
import type { ReadState } from '@/ui/data-state.tsx'
import type { Paging } from '@/ui/pager.tsx'
import { show } from './support/show.tsx'

type Boat = { id: string; name: string; length: number }

const BOATS: Boat[] = [
  { id: 'b1', name: 'Albatross', length: 12 },
  { id: 'b2', name: 'Breeze', length: 7 },
]
const COLUMNS: DataColumn<Boat>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { key: 'length', header: 'Length', cell: ({ length }) => `${length} m`, align: 'end' },
]

afterEach(cleanup)

type Shown = { page?: Exclude<ReadState<Boat[]>, { status: 'missing' }>; paging?: Paging }

function table({ page = { status: 'ready', data: BOATS }, paging }: Shown) {
  return (
    <DataTable
      caption="Boats"
      columns={COLUMNS}
      page={page}
      rowKey={({ id }) => id}
      pageSize={20}
      {...(paging && { paging })}
      empty={<p>No boats yet</p>}
      errorTitle="The boats could not be read"
      details={({ name }) => <p>{`Everything about ${name}`}</p>}
      actions={({ name }) => <button type="button">{`Sell ${name}`}</button>}
    />
  )
}

function pagingAt(number: number, fields: Partial<Paging> = {}): Paging {
  return {
    number,
    hasPrevious: false,
    hasNext: false,
    onPrevious: vi.fn<() => void>(),
    onNext: vi.fn<() => void>(),
    ...fields,
  }
}

describe('a table', () => {
  it('names itself, its columns and its rows, and labels each value for where rows are cards', async () => {
    await show(table({}))
    const shown = screen.getByRole('table', { name: 'Boats' })
    const heads = within(shown).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['Name', 'Length', 'Details', 'Actions'])
    expect(within(shown).getByRole('rowheader', { name: 'Breeze' })).toBeDefined()
    expect(within(shown).getByRole('cell', { name: '7 m' }).dataset['label']).toBe('Length')
    expect(within(shown).getByRole('button', { name: 'Sell Breeze' })).toBeDefined()
  })

  it('opens a row with the keyboard and closes it again', async () => {
    await show(table({}))
    const user = userEvent.setup()
    const [open] = screen.getAllByRole('button', { name: 'Show details' })
    expect(screen.queryByText('Everything about Albatross')).toBeNull()
    open?.focus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('Everything about Albatross')).toBeDefined()
    expect(screen.queryByText('Everything about Breeze')).toBeNull()
    const close = screen.getByRole('button', { name: 'Hide details' })
    expect(close.getAttribute('aria-expanded')).toBe('true')
    expect(document.querySelector(`#${CSS.escape(close.getAttribute('aria-controls') ?? '')}`)).not.toBeNull()
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Everything about Albatross')).toBeNull()
  })

  it('is busy while it is read, and says so', async () => {
    await show(table({ page: { status: 'loading' } }))
    expect(screen.getByRole('table', { name: 'Boats' }).getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('Boats: loading')
    expect(screen.queryByText('No boats yet')).toBeNull()
  })

  it('gives its place to the empty state, and to a failure that can be tried again', async () => {
    const { unmount } = await show(table({ page: { status: 'ready', data: [] } }))
    expect(screen.getByText('No boats yet')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
    unmount()
    const retry = vi.fn<() => void>()
    await show(table({ page: { status: 'error', retry } }))
    await userEvent.setup().click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('paging', () => {
  it('is not shown while there is one page only', async () => {
    await show(table({ paging: pagingAt(1) }))
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('turns to the pages there are and to no others', async () => {
    const paging = pagingAt(2, { hasPrevious: true })
    await show(table({ paging }))
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(paging.onNext).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(paging.onPrevious).toHaveBeenCalledOnce()
    expect(screen.getByText('Page 2')).toBeDefined()
  })

  it('keeps its buttons, and with them the focus, while the first page is read again', async () => {
    const { rerender } = await show(table({ paging: pagingAt(2, { hasPrevious: true }) }))
    screen.getByRole('button', { name: 'Previous' }).focus()
    rerender(table({ page: { status: 'loading' }, paging: pagingAt(1) }))
    expect(document.activeElement?.textContent).toBe('Previous')
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  })
})
