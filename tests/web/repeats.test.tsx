import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyDraft } from '@postwright/core/model/post'
import type { Series } from '@postwright/core/model/series'
import { SeriesRow } from '@/features/repeats/components/series-row.tsx'
import { makeSeries } from '../support/factories/series.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const NOW = Date.UTC(2027, 2, 24, 12)
const onSkip = vi.fn<(day: string) => void>()
const onRestore = vi.fn<(day: string) => void>()
const nothing = () => undefined

async function row(fields: Partial<Series> = {}) {
  const series = makeSeries({
    rule: { rhythm: { kind: 'daily', interval: 1 }, startsOn: '2027-03-20', end: { kind: 'never' } },
    time: '02:30',
    content: { ...emptyDraft(), text: 'Tool of the day\nand more', connectionIds: ['channel1'] },
    skipped: ['2027-03-26'],
    rootId: 'root1',
    splitFromId: null,
    source: { postId: 'first', day: '2027-03-25' },
    madeUntil: '2027-06-22',
    ...fields,
  })
  await show(
    <SeriesRow
      workspaceId="w1"
      threads={0}
      series={series}
      channels={[makeConnection()]}
      now={NOW}
      {...{ onSkip, onRestore }}
      onChange={nothing}
      onDelete={nothing}
    />,
  )
}

const dates = () => within(screen.getByRole('list', { name: 'Next dates' })).getAllByRole('listitem')

it('shows a series with its rule in words and its next dates, each leading to its post', async () => {
  await row()
  expect(screen.getByRole('heading', { name: 'Tool of the day' })).toBeDefined()
  expect(screen.getByText(/^Every day at .*Berlin time$/)).toBeDefined()
  const addresses = dates().map((date) => within(date).getByRole('link').getAttribute('href')?.split('/').at(-1))
  expect(addresses).toEqual(['first', 'root1_2027-03-27', 'root1_2027-03-28', 'root1_2027-03-29'])
  expect(dates()[2]?.textContent).toMatch(/The clocks skip this time/)
})

it('leaves out the day that is chosen', async () => {
  await row()
  await userEvent.click(screen.getAllByRole('button', { name: /^Skip / })[1] ?? document.body)
  expect(onSkip).toHaveBeenLastCalledWith('2027-03-27')
})

it('says why a series cannot go on, that its posts are being made, deleted, or that it is over', async () => {
  await row({ problem: { code: 'connection_broken', day: '2027-03-27' } })
  expect(screen.getByText('A channel of this post has to be reconnected first.')).toBeDefined()
  expect(screen.queryAllByRole('link')).toEqual([])
  cleanup()
  await row({ dueAt: NOW, madeUntil: '2027-05-08' })
  expect(screen.getByText('We’re creating these posts: 50%.')).toBeDefined()
  cleanup()
  await row({ status: 'ending' })
  expect(screen.getByText('We’re deleting these posts.')).toBeDefined()
  cleanup()
  await row({
    rule: { rhythm: { kind: 'daily', interval: 1 }, startsOn: '2027-03-20', end: { kind: 'on', day: '2027-03-21' } },
  })
  expect(screen.getByText('These recurring posts have ended.')).toBeDefined()
})

it('lists the skipped days to come and restores one on request', async () => {
  await row({ skipped: ['2027-03-21', '2027-03-26'] })
  const skipped = within(screen.getByRole('list', { name: 'Skipped dates' })).getAllByRole('listitem')
  expect(skipped).toHaveLength(1)
  await userEvent.click(within(skipped[0] ?? document.body).getByRole('button', { name: /^Restore .*Mar 26/ }))
  expect(onRestore).toHaveBeenCalledWith('2027-03-26')
})
