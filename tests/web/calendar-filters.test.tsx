import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listMembers } from '@postwright/core/api/members'
import { type CalendarFilter, ME, NO_FILTER } from '@/features/content-scheduler/calendar-address.ts'
import { CalendarFilters } from '@/features/content-scheduler/components/calendar-filters.tsx'
import { api } from '../support/client/api.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { show } from './support/show.tsx'

const asked = () => api.calls(listMembers)

const onChange = vi.fn<(filter: CalendarFilter) => void>()

async function open(author: string | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await show(
    <QueryClientProvider client={client}>
      <CalendarFilters filter={{ ...NO_FILTER, author }} channels={[]} channelsFailed={false} onChange={onChange} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  return user
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Author', hidden: true })

beforeEach(() => {
  onChange.mockReset()
  api.answer(listMembers, {
    members: [
      makeListedMember({ uid: 'ada', fullName: 'Ada Byron' }),
      makeListedMember({ uid: 'ben', fullName: 'Ben Okafor' }),
    ],
  })
})
afterEach(cleanup)

it('offers what is mine and every other member by name, and asks for the names only then', async () => {
  const user = await open(null)
  expect(asked()).toEqual([])
  await user.click(field())
  await user.click(await screen.findByRole('option', { name: 'Ben Okafor', hidden: true }))
  expect(onChange).toHaveBeenLastCalledWith({ ...NO_FILTER, author: 'ben' })
  await user.click(field())
  expect(screen.queryByRole('option', { name: 'Ada Byron', hidden: true })).toBeNull()
  await user.click(await screen.findByRole('option', { name: 'Mine', hidden: true }))
  expect(onChange).toHaveBeenLastCalledWith({ ...NO_FILTER, author: ME })
  expect(asked()).toEqual([{ workspaceId: 'w1' }])
})

it('names the person that an address asks for, and says of one who has left that they have', async () => {
  await open('ben')
  await vi.waitFor(() => expect(field().value).toBe('Ben Okafor'))
  cleanup()
  await open('eve')
  await vi.waitFor(() => expect(field().value).toBe('Former member'))
})

it('shows the own posts as mine when an address names the reader', async () => {
  await open('ada')
  expect(field().value).toBe('Mine')
  expect(asked()).toEqual([])
})

it('says when the names cannot be had, and still offers what is mine', async () => {
  api.goDown()
  const user = await open('ben')
  await screen.findByText('The names of the members could not be loaded. Reload the page to try again.')
  expect(field().value).toBe('A member')
  await user.click(field())
  await user.click(await screen.findByRole('option', { name: 'Mine', hidden: true }))
  expect(onChange).toHaveBeenLastCalledWith({ ...NO_FILTER, author: ME })
})

it('keeps what is typed beside what is chosen meanwhile, and shows the words of an address that is opened later', async () => {
  const user = userEvent.setup()
  function Filters() {
    const [filter, setFilter] = useState(NO_FILTER)
    return (
      <QueryClientProvider client={new QueryClient()}>
        <CalendarFilters filter={filter} channels={[]} channelsFailed={false} onChange={setFilter} />
        <output>{JSON.stringify(filter)}</output>
        <button type="button" onClick={() => setFilter({ ...NO_FILTER, text: 'ash', label: 'wood' })}>
          Saved view
        </button>
      </QueryClientProvider>
    )
  }
  await show(<Filters />)
  const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent)
  await user.type(screen.getByLabelText('Search'), 'oak')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.click(field())
  await user.click(await screen.findByRole('option', { name: 'Mine', hidden: true }))
  await vi.waitFor(() => expect(shown()).toEqual({ ...NO_FILTER, author: ME, text: 'oak' }))
  await user.click(screen.getByRole('button', { name: 'Saved view' }))
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('ash')
  if (screen.queryByLabelText('Label') === null) await user.click(screen.getByRole('button', { name: 'Filters (1)' }))
  expect(screen.getByLabelText<HTMLInputElement>('Label').value).toBe('wood')
})

it('shows the search at once, and the other filters when they are asked for', async () => {
  const user = userEvent.setup()
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <CalendarFilters
        filter={{ ...NO_FILTER, author: ME, label: 'wood' }}
        channels={[]}
        channelsFailed={false}
        onChange={onChange}
      />
    </QueryClientProvider>,
  )
  screen.getByLabelText('Search')
  expect(screen.queryByRole('combobox', { name: 'Author', hidden: true })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters (2)', expanded: false }))
  expect(field().value).toBe('Mine')
  screen.getByRole('button', { name: 'Filters (2)', expanded: true })
})
