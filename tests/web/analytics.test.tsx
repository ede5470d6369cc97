import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addPublication, emptyDay } from '@postwright/core/analytics/count-publication'
import { buildReport } from '@postwright/core/analytics/build-report'
import { reportScene, reportTitles } from '@postwright/core/analytics/report-scene'
import { periodLength } from '@postwright/core/analytics/periods'
import { readAnalytics } from '@postwright/core/api/analytics'
import { connections } from '@postwright/core/collections/connections'
import { posts } from '@postwright/core/collections/posts'
import type { ChannelMonth } from '@postwright/core/model/channel-month'
import { templateSlideSchema } from '@postwright/core/scene/slide'
import { themeOfKit } from '@postwright/core/brand-kit/kit-theme'
import { Component as AnalyticsScreen } from '@/features/optimizer/analytics-screen.tsx'
import { makeConnection } from '../support/factories/connection.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makePost } from '../support/factories/post.ts'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { address, show } from './support/show.tsx'

const user = userEvent.setup()
const DAYS = 'from=2026-11-01&to=2026-11-20'

function month(connectionId: string, values: { likes: number; views?: number }, followers?: number[]): ChannelMonth {
  const publication = { postId: `post-${connectionId}`, labels: ['=Tips'], campaignId: null, values }
  const [first, last] = followers ?? []
  const day = { ...addPublication(emptyDay('2026-11-18'), publication), ...(last !== undefined && { followers: last }) }
  const before = { ...emptyDay('2026-11-10'), ...(first !== undefined && { followers: first }) }
  const days = first === undefined ? [day] : [before, day]
  return { ...makeBase(`${connectionId}_2026-11`), connectionId, platform: 'mastodon', month: '2026-11', days }
}

const MONTHS = [month('c1', { likes: 12 }, [100, 130]), month('c2', { likes: 5 })]

beforeEach(() => {
  store.put(connections, ['w1'], makeConnection({ id: 'c1', platform: 'mastodon', handle: 'ada@one.test' }))
  store.put(connections, ['w1'], makeConnection({ id: 'c2', platform: 'mastodon', handle: 'ada@two.test' }))
  store.put(posts, ['w1'], makePost({ id: 'post-c1', text: 'Our chairs are ready' }))
  api.answer(readAnalytics, ({ period, comparison, posts: filter }) => {
    return { ...buildReport(MONTHS, { period, comparison, filter }), documents: 2, isCut: false }
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = (at = `/dashboard/optimizer/analytics?${DAYS}`) => show(<AnalyticsScreen />, { at })

describe('analytics', () => {
  it('show what networks tell, tell two accounts of one network apart, and never show a missing figure as zero', async () => {
    await open()
    const cards = within(await screen.findByRole('list', { name: 'Key figures' }))
    const valueOf = (figure: string) => cards.getByText(figure).nextSibling?.textContent
    expect(valueOf('Engagement')).toBe('17')
    expect(valueOf('Views')).toBe('–')
    expect(cards.getAllByText('Not available from these networks').length).toBeGreaterThan(0)
    expect(valueOf('New followers')).toBe('+30')
    const table = within(screen.getByRole('region', { name: 'Figures: Channels' }))
    expect(table.getByRole('row', { name: /ada@one\.test · Mastodon/ }).textContent).toMatch(/130\+30$/)
    expect(table.getByRole('row', { name: /ada@two\.test · Mastodon/ }).textContent).toMatch(/––$/)
    screen.getByText('Mastodon doesn’t provide views or clicks.')
  })

  it('name the best posts, with what became of a post that is gone', async () => {
    await open()
    const best = within(await screen.findByRole('list', { name: 'Best posts' }))
    const link = await best.findByRole('link', { name: 'Our chairs are ready' })
    expect(link.getAttribute('href')).toBe('/dashboard/content-studio/post-c1')
    best.getByText('Deleted post')
  })

  it('keep days, comparison, channel and posts in the address, and ask for them', async () => {
    await open('/dashboard/optimizer/analytics?from=2026-11-01&to=2026-11-19&compare=year&channel=c1&label=%3DTips')
    await screen.findByRole('list', { name: 'Key figures' })
    expect(api.calls(readAnalytics)).toEqual([
      {
        workspaceId: 'w1',
        period: { from: '2026-11-01', to: '2026-11-19' },
        comparison: 'year',
        connectionId: 'c1',
        posts: { by: 'label', name: '=Tips' },
      },
    ])
    await user.click(screen.getByRole('combobox', { name: 'Period', hidden: true }))
    await user.click(await screen.findByRole('option', { name: 'Last 7 days', hidden: true }))
    await waitFor(() => expect(address()).toContain('days=7'))
    expect(address()).not.toContain('from=')
    const asked = api.calls(readAnalytics).at(-1)?.period
    expect(asked && periodLength(asked)).toBe(7)
  })

  it('are not asked for with days that are none, or more than a year', async () => {
    await open('/dashboard/optimizer/analytics?from=2020-01-01&to=2026-11-19&channel=..%2Fother')
    await screen.findByRole('list', { name: 'Key figures' })
    expect(api.calls(readAnalytics)).toMatchObject([{ connectionId: null }])
    const asked = api.calls(readAnalytics)[0]?.period
    expect(asked && periodLength(asked)).toBe(30)
  })

  it('say what to do where nothing was published, and offer another try where they cannot be read', async () => {
    api.answer(readAnalytics, ({ period, comparison }) => {
      return { ...buildReport([], { period, comparison, filter: null }), documents: 0, isCut: false }
    })
    await open()
    await screen.findByText('No figures for these days')
    expect(screen.getByRole('link', { name: 'Create post' })).toBeTruthy()
    cleanup()
    api.refuse(readAnalytics, 'internal')
    await open('/dashboard/optimizer/analytics?days=90')
    await screen.findByText('Your figures couldn’t be loaded', {}, { timeout: 8_000 })
  }, 15_000)

  it('are saved as a table in which nothing is run', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob)
      return 'blob:report'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
    await open()
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Table (CSV)', hidden: true }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const lines = (await saved[0]?.text())?.split('\r\n') ?? []
    expect(lines[0]).toContain('Section,Name,Posts,Posts with figures,Views,Engagement')
    expect(lines.find((line) => line.startsWith('Label'))).toBe("Label,'=Tips,2,2,,17,17,,,,,")
    expect(lines.find((line) => line.includes('ada@one.test'))).toMatch(
      /^Channel,ada@one\.test · Mastodon,1,1,,12,12,,,,,130$/,
    )
  })
})

it('a report is laid out in the colours and typefaces of the kit, with its logo, and splits long tables', () => {
  const plain = {
    colors: {
      background: '#ffffff',
      surface: '#eeeeee',
      text: '#111111',
      muted: '#555555',
      primary: '#111111',
      accent: '#222222',
    },
    fonts: { heading: 'Inter', body: 'Inter' },
  }
  const colors = [{ id: 'one', name: 'Red', hex: '#aa0000', role: 'primary' as const }]
  const theme = themeOfKit({ colors, fonts: { heading: 'Lora', body: '', accent: '' } }, plain)
  const rows = [['Channel', 'Posts'], ...Array.from({ length: 30 }, (_, at) => [`channel ${at}`, String(at)])]
  const content = {
    title: 'Workshop: social media report',
    subtitle: 'November',
    cards: Array.from({ length: 6 }, (_, at) => ({ label: `Figure ${at}`, value: '1,204', change: '+3%' })),
    pages: [{ kind: 'table' as const, title: 'Channels', note: '', rows }],
    footer: 'Workshop',
  }
  const scene = reportScene(content, { theme, logo: { mediaId: 'logo1', alt: 'Workshop' } })
  expect(scene.deck.theme).toMatchObject({ colors: { primary: '#aa0000' }, fonts: { heading: 'Lora', body: 'Inter' } })
  expect(reportTitles(content)).toEqual(['Workshop: social media report', 'Channels', 'Channels', 'Channels'])
  expect(scene.slides).toHaveLength(4)
  expect(scene.slides[0]?.layers.filter(({ type }) => type === 'image')).toHaveLength(1)
  for (const slide of scene.slides) expect(templateSlideSchema.safeParse(slide).error).toBeUndefined()
})
