import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { measureCampaigns, type MeasuredCampaign, setCampaignUtm } from '@postwright/core/api/campaigns'
import { campaigns } from '@postwright/core/collections/campaigns'
import { campaignDraftSchema } from '@postwright/core/model/campaign'
import { publishedDraft } from '@postwright/core/campaigns/published-draft'
import { emptyDraft } from '@postwright/core/model/post'
import { joinUnasked } from '@/documents/merge/draft-parts.ts'
import { openCampaigns } from '@/campaigns/open-campaigns.ts'
import { CAMPAIGN_PARTS } from '@/features/campaigns/campaign-parts.ts'
import { formatBudget } from '@/features/campaigns/campaign-figures.ts'
import { Component as CampaignsScreen } from '@/features/campaigns/campaigns-screen.tsx'
import { Component as CompareScreen } from '@/features/campaigns/compare-screen.tsx'
import { checkChannels } from '@/posts/channels/channel-checks.ts'
import type { ToChannel } from '@/posts/channels/to-channel.ts'
import { bulkChange, undoOf } from '@/posts/bulk/bulk-change.ts'
import { previewContentOf } from '@/posts/preview/preview-content-of.ts'
import { differsFromScheduled } from '@/features/content-studio/scheduled-content.ts'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeCampaign } from '../support/factories/campaign.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makePost } from '../support/factories/post.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { show } from './support/show.tsx'

const SPRING = makeCampaign({
  state: 'running',
  goalTarget: 10,
  startDay: '2020-01-01',
  endDay: '2020-01-10',
  budgetAmount: 12_000,
  budgetCurrency: 'eur',
})

const measured = (campaignId: string, fields: Partial<MeasuredCampaign> = {}): MeasuredCampaign => ({
  campaignId,
  posts: { open: 1, scheduled: 2, published: 4 },
  published: [],
  publications: [],
  isPartial: false,
  ...fields,
})

beforeEach(() => {
  store.put(campaigns, ['w1'], SPRING)
  api.answer(measureCampaigns, ({ campaignIds }) => ({ campaigns: campaignIds.map((id) => measured(id)) }))
})
afterEach(cleanup)

describe('the campaigns of a workspace', () => {
  it('are listed with their state and how much of the goal is reached', async () => {
    await show(<CampaignsScreen />)
    const card = within(screen.getByRole('list', { name: 'Campaigns' })).getByRole('listitem')
    await waitFor(() => expect(card.textContent).toContain('4 of 10 posts published'))
    expect(card.textContent).toContain('Running')
    expect(card.textContent).toContain('Behind')
  })

  it('are archived by one press, and listed apart then', async () => {
    await show(<CampaignsScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Spring launch' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive', hidden: true }))
    await waitFor(() => expect(JSON.stringify(store.writes())).toContain('"isArchived":true'))
  })

  it('stand in columns by state on the board', async () => {
    await show(<CampaignsScreen />, { at: '/dashboard/campaigns?view=board' })
    const running = within(await screen.findByRole('region', { name: 'Running' }))
    expect(running.getByRole('link', { name: 'Spring launch' })).toBeDefined()
    const planned = screen.getByRole('region', { name: 'Planned' })
    expect(within(planned).queryByRole('link', { name: 'Spring launch' })).toBeNull()
  })

  it('say what they are for while there is none', async () => {
    store.clear(campaigns, 'w1')
    await show(<CampaignsScreen />)
    expect(screen.getByRole('heading', { name: 'Plan your first campaign' })).toBeDefined()
    expect(api.calls(measureCampaigns)).toEqual([])
  })

  it('begin on the guided path, or from a template where there is one', async () => {
    store.put(campaigns, ['w1'], makeCampaign({ id: 'launch', name: 'Product launch', isTemplate: true }))
    await show(<CampaignsScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'New campaign' }))
    expect(await screen.findByRole('menuitem', { name: 'From “Product launch”', hidden: true })).toBeDefined()
    const plan = screen.getByRole('menuitem', { name: 'Plan from a brief', hidden: true })
    expect(plan.getAttribute('href')).toBe('/dashboard/campaigns/new')
  })
})

describe('campaigns side by side', () => {
  it('show what each has reached and what an engagement cost', async () => {
    store.put(campaigns, ['w1'], makeCampaign({ id: 'autumn', name: 'Autumn repairs' }))
    const publications = [{ postId: 'p1', publishedAt: 1, values: { likes: 30, reposts: 10 } }]
    api.answer(measureCampaigns, ({ campaignIds }) => ({
      campaigns: campaignIds.map((id) => measured(id, id === SPRING.id ? { publications } : {})),
    }))
    await show(<CompareScreen />, { at: `/dashboard/campaigns/compare?ids=${SPRING.id},autumn` })
    const row = async (name: string) => (await screen.findByRole('row', { name: new RegExp(`^${name}`) })).textContent
    expect(await row('Engagement per post')).toContain('10')
    expect(await row('Cost per engagement')).toContain('€3.00')
    expect(await row('Share of goal')).toContain('40%')
  })

  it('are asked for while fewer than two are chosen', async () => {
    await show(<CompareScreen />, { at: `/dashboard/campaigns/compare?ids=${SPRING.id}` })
    expect(screen.getByRole('heading', { name: 'Choose at least two campaigns' })).toBeDefined()
    expect(api.calls(measureCampaigns)).toEqual([])
  })
})

describe('a post of a campaign', () => {
  const channel = makeConnection()
  const draft = { ...emptyDraft(), text: 'https://example.com', connectionIds: [channel.id], campaignId: 'spring' }
  const toChannel: ToChannel = (own, to) =>
    publishedDraft(own, to, { utmCampaign: 'spring', utmMedium: '', utmSources: [] })

  it('is counted, shown and compared with what is scheduled as it will be published', () => {
    const [written] = checkChannels([channel], draft, [])
    const [tagged] = checkChannels([channel], draft, [], toChannel)
    expect(tagged?.used).toBeGreaterThanOrEqual(written?.used ?? Infinity)
    const fileOf = () => {
      throw new Error('The post has no files.')
    }
    const { text } = previewContentOf(draft, channel, { fileOf, toChannel }).post
    expect(text).toContain('utm_campaign=spring')
    const frozen = makeVariant({ connectionId: channel.id, platform: channel.platform, state: 'scheduled' })
    const variant = { ...frozen, content: { ...frozen.content, text } }
    expect(differsFromScheduled(draft, [variant], toChannel)).toBe(false)
    expect(differsFromScheduled(draft, [variant])).toBe(true)
  })

  it('goes back to the campaign that it had when that is undone', () => {
    const posts = [makePost({ id: 'p1', campaignId: 'autumn' }), makePost({ id: 'p2', campaignId: 'spring' })]
    const action = { kind: 'campaign', campaignId: 'spring' } as const
    const change = bulkChange(action, posts, 'UTC')
    expect(change.items.map((item) => 'campaignId' in item && item.campaignId)).toEqual(['spring', 'spring'])
    const revs = new Map([
      ['p1', 5],
      ['p2', 6],
    ])
    expect(undoOf(action, posts, revs, 'UTC')).toEqual([
      { kind: 'campaign', items: [{ postId: 'p1', rev: 5, campaignId: 'autumn' }] },
    ])
  })
})

it('work is offered open campaigns by name, and the one that it has', () => {
  const all = [
    makeCampaign({ id: 'b', name: 'Beech' }),
    makeCampaign({ id: 'a', name: 'Ash' }),
    makeCampaign({ id: 'old', name: 'Old', isArchived: true }),
    makeCampaign({ id: 'template', isTemplate: true }),
  ]
  expect(openCampaigns(all).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(openCampaigns(all, 'old').map(({ id }) => id)).toEqual(['a', 'b', 'old'])
})

it('two versions of a campaign are joined pillar by pillar', () => {
  const base = campaignDraftSchema.parse({ ...SPRING, pillars: [{ id: 'p', name: 'Proof', share: 50 }] })
  const mine = { ...base, pillars: [{ id: 'p', name: 'Proof', share: 60 }] }
  const theirs = { ...base, message: 'Theirs', pillars: [...base.pillars, { id: 'q', name: 'Offer', share: 20 }] }
  const joined = joinUnasked(CAMPAIGN_PARTS, base, mine, theirs)
  expect(joined).toMatchObject({ message: 'Theirs', pillars: [{ id: 'p', share: 60 }, { id: 'q' }] })
})

it('budgets are written in their currency, whose minor units differ', () => {
  expect(formatBudget({ budgetAmount: 12_345, budgetCurrency: 'eur' })).toBe('€123.45')
  expect(formatBudget({ budgetAmount: 12_345, budgetCurrency: 'jpy' })).toBe('¥12,345')
  expect(formatBudget({ budgetAmount: 0, budgetCurrency: '' })).toBeNull()
})

it('the contract of spellings takes what people type', () => {
  expect(setCampaignUtm.input.safeParse({ workspaceId: 'w1', campaignId: 'c1', utm: 'Spring Sale!' }).success).toBe(
    true,
  )
})
