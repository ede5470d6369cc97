import { setCampaignUtm } from '@postwright/core/api/campaigns'
import { addDays } from '@postwright/core/time/utc-day'
import { campaigns } from '@postwright/core/collections/campaigns'
import { type CampaignDraft, emptyCampaign } from '@postwright/core/model/campaign'
import { dayOf } from '@postwright/core/time/utc-day'
import { posts } from '@postwright/core/collections/posts'
import { emptyDraft, UNPLANNED_POST } from '@postwright/core/model/post'
import type { DemoCompany } from './desk.ts'

export const RUNNING_CAMPAIGN = 'demo-winter-tables'
const DONE = 'demo-autumn-repairs'
const TEMPLATE = 'demo-launch'

/**
 * Returns the campaign of a past post by its number and week: none for every second post; otherwise the running campaign for the last four weeks, and
 * the finished one before.
 */
export function campaignOf(at: number, week: number): string {
  if (at % 2 === 1) return ''
  return week <= 4 ? RUNNING_CAMPAIGN : DONE
}

/** Creates a half-finished campaign, a finished one and a template, with two drafts that are not scheduled yet. */
export async function writeDemoCampaigns(company: DemoCompany): Promise<void> {
  const { api, documents, workspaceId, uid } = company
  const described = demoCampaigns({
    today: dayOf(Date.now()),
    uid,
    connectionIds: Object.values(company.channels).map(({ id }) => id),
  })
  for (const { id, utm, draft } of described) {
    await documents.create(campaigns, { workspaceId, id }, draft)
    if (utm !== '') await api.call(setCampaignUtm, { workspaceId, campaignId: id, utm })
  }
  const { photos } = company.channels
  const drafts = [
    'Six people fit around it, eight at Christmas. Measure your room with us: https://example.com/tables',
    'What a table costs when it is to last thirty years. All numbers: https://example.com/tables#prices',
  ]
  for (const [at, text] of drafts.entries()) {
    const fields = {
      ...emptyDraft(),
      text,
      connectionIds: [photos.id],
      campaignId: RUNNING_CAMPAIGN,
      labels: ['Proof'],
    }
    await documents.create(
      posts,
      { workspaceId, id: `demo-campaign-draft-${at + 1}` },
      { ...UNPLANNED_POST, ...fields },
    )
  }
}

type Place = { today: string; uid: string; connectionIds: string[] }

/** Returns the demo company's campaigns, with their ids and UTM spellings. */
export function demoCampaigns({
  today,
  uid,
  connectionIds,
}: Place): { id: string; utm: string; draft: CampaignDraft }[] {
  const pillars = [
    { id: 'making', name: 'Making', share: 50 },
    { id: 'proof', name: 'Proof', share: 30 },
    { id: 'offer', name: 'Offer', share: 20 },
  ]
  const brief = {
    ...emptyCampaign('Winter tables'),
    audience: 'People who furnish their first own flat and compare for weeks.',
    message: 'A table for thirty years costs less than three for ten.',
    offer: 'We come and measure the room for free until the end of January.',
    tone: 'Calm, exact, no superlatives',
    goalMetric: 'engagement' as const,
    ownerId: uid,
    personaIds: ['demo-carla'],
    connectionIds,
    pillars,
  }
  return [
    {
      id: RUNNING_CAMPAIGN,
      utm: 'winter-tables',
      draft: {
        ...brief,
        state: 'running',
        goalTarget: 1_800,
        startDay: addDays(today, -28),
        endDay: addDays(today, 27),
        budgetAmount: 120_000,
        budgetCurrency: 'eur',
      },
    },
    {
      id: DONE,
      utm: 'autumn-repairs',
      draft: {
        ...brief,
        name: 'Autumn repairs',
        state: 'done',
        message: 'Repair first: we say the price before anything is done.',
        offer: 'The first estimate is free.',
        goalTarget: 900,
        startDay: addDays(today, -70),
        endDay: addDays(today, -29),
        budgetAmount: 60_000,
        budgetCurrency: 'eur',
      },
    },
    {
      id: TEMPLATE,
      utm: '',
      draft: { ...brief, name: 'Product launch', isTemplate: true, goalTarget: 1_000, ownerId: '' },
    },
  ]
}
