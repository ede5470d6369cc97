import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeRadarSource, importRadarPosts, readRadar, unfollowRadarSource } from '@postwright/core/api/radar'
import { radarSources } from '@postwright/core/collections/radar-sources'
import type { RadarSource } from '@postwright/core/model/radar'
import { daysUntil, DAY, dayOf } from '@postwright/core/time/utc-day'
import { Component as CompetitorsScreen } from '@/features/competitors/competitors-screen.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { radarPost } from '../unit/radar/support.ts'
import { show } from './support/show.tsx'

const NOW = Date.now()

const source = (fields: Partial<RadarSource> = {}): RadarSource => ({
  ...makeBase('elm'),
  name: 'Elm workshop',
  kind: 'feed',
  platform: null,
  address: 'https://elm.example',
  readUrl: 'https://elm.example/feed.xml',
  state: 'fine',
  problem: 'none',
  failures: 0,
  checkedAt: NOW - 60_000,
  nextAt: NOW + 3_600_000,
  etag: '',
  lastModified: '',
  followers: null,
  ...fields,
})

const posts = [1, 2, 3].map((days) => ({
  ...radarPost({
    key: `k${days}`,
    publishedAt: NOW - days * DAY,
    text: `Oak ${days}`,
    likes: 10 * days,
    tags: ['oak'],
  }),
  sourceId: 'elm',
}))

beforeEach(() => {
  store.put(radarSources, ['w1'], source())
  const days = daysUntil(dayOf(NOW), 90).map((day) => ({ day, publications: 0, engagement: null, measured: 0 }))
  api.answer(readRadar, { posts, isCut: false, own: { days, posts: [] }, documents: 4 })
})
afterEach(cleanup)

describe('competitors', () => {
  it('are compared with the workspace, with their hours and hashtags', async () => {
    await show(<CompetitorsScreen />, { at: '/competitors' })
    const table = await screen.findByRole('region', { name: 'You and your competitors' })
    expect(within(table).getByRole('row', { name: /^Elm workshop 3 / }).textContent).toContain('Text (100%)')
    expect(within(table).getByRole('row', { name: /^You 0 / })).toBeTruthy()
    expect(screen.getByText(/^Most posts: /)).toBeTruthy()
    expect(screen.getByText('#oak')).toBeTruthy()
  })

  it('say in words why a source is not read, and can be paused and removed', async () => {
    store.put(radarSources, ['w1'], source({ state: 'delayed', problem: 'limited', failures: 2 }))
    api.answer(changeRadarSource, { source: source({ state: 'paused' }) })
    api.answer(unfollowRadarSource, {})
    await show(<CompetitorsScreen />, { at: '/competitors?view=sources' })
    await screen.findByText(/The site asked us to wait/)
    expect(screen.getByText('Trying again')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Pause Elm workshop' }))
    expect(api.calls(changeRadarSource)).toEqual([{ workspaceId: 'w1', sourceId: 'elm', isPaused: true }])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Elm workshop' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove source' }))
    await waitFor(() => expect(api.calls(unfollowRadarSource)).toEqual([{ workspaceId: 'w1', sourceId: 'elm' }]))
  })

  it('are imported from pasted rows, whose columns are shown before', async () => {
    api.answer(importRadarPosts, { source: source({ kind: 'table' }), left: 0 })
    await show(<CompetitorsScreen />, { at: '/competitors' })
    await userEvent.click(await screen.findByRole('button', { name: 'Import table' }))
    await userEvent.click(await screen.findByLabelText('Or paste rows'))
    await userEvent.paste('Post text,Created date,Likes\nOak week,2026-11-20 09:30,"1,200"\nBad,soon,3')
    await userEvent.click(screen.getByRole('button', { name: 'Read rows' }))
    expect((await screen.findByText('1 of 2 rows can be imported.')).textContent).toBeTruthy()
    expect(screen.getByText(/1 row has a date that can’t be read/)).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Name of the source'), 'Paper')
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 post' }))
    await waitFor(() => expect(api.calls(importRadarPosts)).toHaveLength(1))
    expect(api.calls(importRadarPosts)[0]).toMatchObject({ name: 'Paper', rows: [{ text: 'Oak week', likes: 1_200 }] })
  })

  it('are only read by those who do not edit the library', async () => {
    giveRole('viewer')
    await show(<CompetitorsScreen />, { at: '/competitors?view=sources' })
    await screen.findByText('Elm workshop')
    expect(screen.queryByRole('button', { name: 'Add source' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull()
  })
})
