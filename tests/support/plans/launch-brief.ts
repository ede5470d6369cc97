import type { PlanBrief } from '@postwright/core/campaign-plan/plan-brief'
import { defaultWeights } from '@postwright/core/campaign-plan/soft/soft-rules'

const MORNINGS = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, time: '09:00' },
  { weekday, time: '12:30' },
  { weekday, time: '17:00' },
])

/** Ninety days on three channels with room for 130 posts, a clock change, two key dates and a week without posts. */
export function launchBrief(changes: Partial<PlanBrief> = {}): PlanBrief {
  return {
    tzid: 'Europe/Berlin',
    from: '2027-02-01',
    until: '2027-05-01',
    notBefore: 0,
    channels: [
      { id: 'blog', perWeek: 5, perDay: 2, gapMinutes: 120, slots: MORNINGS },
      { id: 'photos', perWeek: 3, perDay: 1, gapMinutes: 1440, slots: MORNINGS },
      { id: 'people', perWeek: 2, perDay: 1, gapMinutes: 1440, slots: MORNINGS },
    ],
    pillars: [
      { id: 'tips', name: 'Tips', about: 'Small things that save an hour', share: 40 },
      { id: 'stories', name: 'Stories', about: 'Customers and what they made', share: 30 },
      { id: 'behind', name: 'Behind the scenes', about: 'How the product is made', share: 20 },
      { id: 'offers', name: 'Offers', about: 'What can be bought now', share: 10 },
    ],
    stages: [
      { id: 'awareness', share: 40 },
      { id: 'consideration', share: 35 },
      { id: 'conversion', share: 25 },
    ],
    formats: [
      { id: 'text', share: 30, channelIds: ['blog', 'people'] },
      { id: 'image', share: 40, channelIds: [] },
      { id: 'video', share: 30, channelIds: ['photos', 'people'] },
    ],
    personas: [
      { id: 'maker', share: 60 },
      { id: 'buyer', share: 40 },
    ],
    capacityPerWeek: 10,
    alikeDays: 1,
    blackouts: [{ id: 'easter', name: 'Easter', from: '2027-03-26', until: '2027-03-29' }],
    keyDates: [
      { id: 'launch', name: 'Launch', day: '2027-03-10', leadDays: 7, posts: 4, pillarId: 'offers' },
      { id: 'fair', name: 'Fair', day: '2027-04-14', leadDays: 3, posts: 2, pillarId: null },
    ],
    skipped: [],
    weights: defaultWeights(),
    seed: 27,
    ...changes,
  }
}
