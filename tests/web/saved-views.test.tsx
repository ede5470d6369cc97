import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { useSearchParams } from 'react-router-dom'
import { savedViews } from '@postwright/core/collections/saved-views'
import { parseCalendar } from '@/features/content-scheduler/calendar-address.ts'
import { CalendarMenu } from '@/features/content-scheduler/components/calendar-menu.tsx'
import { store } from '../support/client/store.ts'
import { show } from './support/show.tsx'

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
  const user = userEvent.setup()
  await show(<Screen />)
  await user.click(screen.getByRole('button', { name }))
  await user.click(screen.getByRole('button', { name: 'More calendar options' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Save this view/, hidden: true }))
  await user.type(await screen.findByLabelText(/^Name/), 'Mine{Enter}')
  await waitFor(() => expect(store.writes()).toHaveLength(1))
  expect(store.writes()[0]).toMatchObject({
    kind: 'set',
    path: expect.stringMatching(new RegExp(`^${savedViews.path('w1')}/`)),
    fields: { createdBy: 'ada', name: 'Mine', query },
  })
})
