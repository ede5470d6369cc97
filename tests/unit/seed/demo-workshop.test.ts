import type { DocumentWriter } from '../../../scripts/seed/document-writer.ts'
import { brandKitDraftSchema } from '@postwright/core/model/brand-kit'
import { personaDraftSchema } from '@postwright/core/model/persona'
import { deckDraftSchema } from '@postwright/core/scene/deck'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { expect, it } from 'vitest'
import { timeShare } from '@postwright/core/campaigns/campaign-progress'
import { campaignDraftSchema } from '@postwright/core/model/campaign'
import { demoCampaigns } from '../../../scripts/seed/demo-campaigns.ts'
import { demoBrandKit } from '../../../scripts/seed/demo-brand-kit.ts'
import { writeDemoDecks } from '../../../scripts/seed/demo-decks.ts'
import { radarMonthSchema, radarSourceSchema } from '@postwright/core/model/radar'
import { findAlerts } from '@postwright/core/radar/find-alerts'
import { findRadarTopics } from '@postwright/core/radar/find-topics'
import { demoRadar } from '../../../scripts/seed/demo-radar.ts'
import { demoPersona } from '../../../scripts/seed/demo-persona.ts'
import { firestoreFields } from '../../../scripts/seed/firestore-fields.ts'

it('the brand kit and the persona of the demo are what the product stores', () => {
  expect(brandKitDraftSchema.parse(demoBrandKit())).toEqual(demoBrandKit())
  expect(personaDraftSchema.parse(demoPersona())).toEqual(demoPersona())
})

it('the decks of the demo are whole, with a picture of each, and every part of a deck says which deck it belongs to', async () => {
  const written: { id: string; fields: Readonly<Record<string, unknown>> }[] = []
  const create: DocumentWriter['create'] = (_collection, { id }, fields) => {
    written.push({ id, fields })
    return Promise.resolve()
  }
  await writeDemoDecks({ documents: { create }, workspaceId: 'w1' })
  const decks = written.filter(({ fields }) => 'thumbnail' in fields)
  const slides = written.filter(({ fields }) => 'deckId' in fields)
  expect(decks.map(({ fields }) => deckDraftSchema.parse(fields).thumbnail.length > 1_000)).toEqual([true, true, true])
  const owners = slides.map(({ fields }) => slideDraftSchema.parse(fields).deckId)
  expect(new Set(owners)).toEqual(new Set(decks.map(({ id }) => id)))
  expect(new Set(written.map(({ id }) => id)).size).toBe(written.length)
})

it('numbers are stored whole or with their fraction', () => {
  expect(firestoreFields({ width: 3, opacity: 0.5 })).toEqual({
    width: { integerValue: '3' },
    opacity: { doubleValue: 0.5 },
  })
})

it('the campaigns of the demo are what the product stores, and one of them is half over', () => {
  const described = demoCampaigns({ today: '2026-11-28', uid: 'ada', connectionIds: ['c1'] })
  for (const { draft } of described) expect(campaignDraftSchema.parse(draft)).toEqual(draft)
  const running = described.find(({ draft }) => draft.state === 'running')
  expect(running && timeShare(running.draft, '2026-11-28')).toBeCloseTo(0.5, 1)
})

it('the demo follows four competitors with 90 days of posts, one alert and topics', () => {
  const now = Date.UTC(2026, 10, 28, 12)
  const documents = demoRadar({ workspaceId: 'w1', uid: 'ada', now })
  const of = (kind: string) => documents.flatMap(({ path, entity }) => (path.split('/')[2] === kind ? [entity] : []))
  expect(of('radarSources').map((each) => radarSourceSchema.parse(each))).toHaveLength(4)
  const months = of('radarMonths').map((each) => radarMonthSchema.parse(each))
  const posts = months.flatMap(({ sourceId, posts: own }) => own.map((post) => ({ ...post, sourceId })))
  expect(posts.length).toBeGreaterThan(120)
  const first = posts.filter(({ sourceId }) => sourceId === 'demo-rival-elm')
  expect(findAlerts(first, { since: 0, now })).toMatchObject([{ kind: 'engagement' }])
  const topics = findRadarTopics({ posts, own: ['We oil the oak table once a year'] })
  expect(topics.length).toBeGreaterThan(3)
  expect(topics.some(({ isGap }) => isGap)).toBe(true)
})
