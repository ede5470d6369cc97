import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { useSearchParams } from 'react-router-dom'
import { parseCalendar } from '@/features/content-scheduler/calendar-address.ts'
import { CalendarMenu } from '@/features/content-scheduler/components/calendar-menu.tsx'
import { show } from './support/show.tsx'

const create = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<string>>())

vi.mock('@/features/content-scheduler/data/saved-view-drafts.ts', async () => {
  const { z } = await import('zod')
  return {
    savedViewDrafts: {
      schema: z.object({ name: z.string(), query: z.string() }),
      server: { newId: () => 'v1', create },
    },
  }
})

afterEach(cleanup)

function Screen() {
  const [params, setParams] = useSearchParams()
  return (
    <>
      <CalendarMenu address={parseCalendar(params)} />
      <button type="button" onClick={() => setParams('tab=history&state=failed&channel=c1')}>
        History
      </button>
      <button type="button" onClick={() => setParams('view=week&date=2027-03-01&author=ben')}>
        Week
      </button>
    </>
  )
}

it.each([
  ['Week', 'view=week&author=ben'],
  ['History', 'view=list&tab=history&state=failed&channel=c1'],
])('a saved view keeps what is shown but for the day: %s', async (name, query) => {
  create.mockReset().mockResolvedValue('written')
  const user = userEvent.setup()
  await show(<Screen />)
  await user.click(screen.getByRole('button', { name }))
  await user.click(screen.getByRole('button', { name: 'More of the calendar' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Save this view/, hidden: true }))
  await user.type(await screen.findByLabelText(/^Name/), 'Mine{Enter}')
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  expect(create.mock.calls[0]).toEqual(['w1', 'v1', { uid: 'ada', draft: { name: 'Mine', query } }])
})
