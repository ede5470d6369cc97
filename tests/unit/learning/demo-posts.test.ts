import { hookOptions } from '@postwright/core/checks/hooks/hook-options'
import { hourRates, bestHours } from '@postwright/core/learning/hour-rates'
import { learnEffects, describePost } from '@postwright/core/learning/learn-effects'
import { rankHooks } from '@postwright/core/learning/rank-hooks'
import { metricsSchema } from '@postwright/core/model/metrics'
import { postSchema } from '@postwright/core/model/post'
import { variantSchema } from '@postwright/core/model/variant'
import { expect, it } from 'vitest'
import { DEMO_COUNT, DEMO_PACE, measuredPosts } from '../../../scripts/seed/measured-posts.ts'

const PLACE = {
  workspaceId: 'w1',
  channels: { withPhoto: [], withoutPhoto: [[{ id: 'c1', platform: 'sandbox' as const, handle: 'practice' }]] },
  photos: null,
  uid: 'u1',
  tzid: 'Europe/Berlin',
  now: Date.UTC(2026, 10, 23),
}

function described(count: number) {
  const documents = measuredPosts(PLACE, count).map(({ path, entity }) => ({ kind: path.split('/')[2], entity }))
  const of = (kind: string) => documents.flatMap((each) => (each.kind === kind ? [each.entity] : []))
  const variants = of('variants').map((entity) => variantSchema.parse(entity))
  expect(of('posts').map((entity) => postSchema.parse(entity))).toHaveLength(count)
  return of('metrics').map((entity) => {
    const measured = metricsSchema.parse(entity)
    const text = variants.find(({ id }) => id === measured.variantId)?.content.text ?? ''
    return describePost(measured, { text, files: [], hasThread: false }, PLACE.tzid)
  })
}

it.each([40, DEMO_COUNT])('demo data of %i posts lie in the past and teach what is said of them', (count) => {
  const posts = described(count)
  expect(Math.max(...posts.map(({ publishedAt }) => publishedAt))).toBeLessThan(PLACE.now)
  const learned = learnEffects(posts)
  if (learned.status !== 'known') throw new Error('Too few posts.')
  expect(learned.effects.find(({ feature }) => feature.name === 'question')?.low).toBeGreaterThan(0)
  expect(learned.foretold).toBeGreaterThan(0)
  const options = hookOptions(
    'Our plan for the spring is ready. 12 chairs were mended in March. Would you like to learn it?',
  )
  expect(rankHooks(options, { files: [], hasThread: false }, learned)[0]?.hook).toBe('Would you like to learn it?')
  const rates = hourRates(posts, PLACE.tzid)
  expect(rates.status === 'known' && bestHours(rates.hours).length).toBeGreaterThan(0)
})

it("has engagement for each of the demo company's posts, at whichever hour of the week it is made", () => {
  const hours = Array.from({ length: 7 * 24 }, (_, at) => PLACE.now + at * 60 * 60_000)
  const lacking = hours.filter((now) => {
    const documents = measuredPosts({ ...PLACE, now }, DEMO_COUNT, DEMO_PACE)
    const of = (kind: string) => documents.flatMap(({ path, entity }) => (path.split('/')[2] === kind ? [entity] : []))
    const measured = new Set(of('metrics').map((entity) => metricsSchema.parse(entity).postId))
    return of('posts').some(({ id }) => !measured.has(id))
  })
  expect(lacking.map((now) => new Date(now).toISOString())).toEqual([])
})
