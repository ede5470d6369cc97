import {
  addPublication,
  type CountedPublication,
  emptyDay,
  removePublication,
} from '@postwright/core/analytics/count-publication'
import { addSums, engagementRate, NO_SUMS, sumsOfPublication } from '@postwright/core/analytics/post-sums'
import { type ChannelDay, channelDaySchema, DAY_LABELS_MAX } from '@postwright/core/model/channel-month'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const DAY = emptyDay('2026-11-20')
const make = (fields: Partial<CountedPublication> = {}): CountedPublication => {
  return { postId: 'p1', labels: [], campaignId: null, values: { likes: 3, views: 40 }, ...fields }
}

test('a figure that a network does not tell is in no sum and covers no post', () => {
  const day = addPublication(addPublication(DAY, make()), make({ postId: 'p2', values: { likes: 2 } }))
  expect(day.all.sums).toEqual({
    publications: 2,
    measured: 2,
    likes: { sum: 5, of: 2 },
    views: { sum: 40, of: 1 },
    engagement: { sum: 5, of: 2 },
    viewedEngagement: { sum: 3, of: 1 },
  })
  expect(engagementRate(day.all.sums)).toBe(3 / 40)
})

test('a post without figures is counted and measured by nothing', () => {
  expect(addPublication(DAY, make({ values: null })).all.sums).toEqual({ publications: 1, measured: 0 })
  expect(engagementRate(sumsOfPublication(null))).toBeNull()
})

test('labels beyond those that a day has places for are counted together, and are taken from there again', () => {
  const many = Array.from({ length: DAY_LABELS_MAX }, (_, at) => make({ postId: `p${at}`, labels: [`label ${at}`] }))
  const full = many.reduce(addPublication, DAY)
  const late = make({ postId: 'late', labels: ['one more', 'label 3'] })
  const day = addPublication(full, late)
  expect(day.labels).toHaveLength(DAY_LABELS_MAX)
  expect(day.otherLabels).toEqual(sumsOfPublication(late.values))
  expect(day.labels.find(({ name }) => name === 'label 3')?.sums.publications).toBe(2)
  // A label without posts keeps its place; otherwise later removals would subtract from the wrong sums.
  const [first = late] = many
  const emptied = addPublication(removePublication(day, first), make({ postId: 'later', labels: ['one more'] }))
  expect(emptied.otherLabels?.publications).toBe(2)
  expect(removePublication(emptied, late).otherLabels?.publications).toBe(1)
})

test('the five most engaging posts of a day are remembered, each once and with its newest figures', () => {
  const seven = Array.from({ length: 7 }, (_, at) => make({ postId: `p${at}`, values: { likes: at } }))
  const day = seven.reduce(addPublication, DAY)
  expect(day.all.best.map(({ postId }) => postId)).toEqual(['p6', 'p5', 'p4', 'p3', 'p2'])
  const grown = addPublication(removePublication(day, make({ postId: 'p0', values: { likes: 0 } })), {
    ...make({ postId: 'p0', values: { likes: 9, views: 100 } }),
  })
  expect(grown.all.best[0]).toEqual({ postId: 'p0', engagement: 9, views: 100 })
  expect(grown.all.best).toHaveLength(5)
})

const valuesArbitrary = fc.option(
  fc.record(
    { likes: fc.nat(50), reposts: fc.nat(50), replies: fc.nat(50), views: fc.nat(5_000), clicks: fc.nat(50) },
    { requiredKeys: [] },
  ),
)
const publicationArbitrary = fc.record({
  labels: fc.uniqueArray(
    fc.integer({ min: 0, max: 30 }).map((at) => `label ${at}`),
    { maxLength: 4 },
  ),
  campaignId: fc.option(fc.integer({ min: 0, max: 25 }).map((at) => `campaign${at}`)),
  /** Its figures over time, the latest last. */
  readings: fc.array(valuesArbitrary, { minLength: 1, maxLength: 4 }),
})

/** The sums of a list of publications by plain addition: all, and all labels together. */
function plain(publications: readonly CountedPublication[]) {
  const all = publications.map(({ values }) => sumsOfPublication(values)).reduce(addSums, NO_SUMS)
  const labels = publications
    .flatMap(({ labels: names, values }) => names.map(() => sumsOfPublication(values)))
    .reduce(addSums, NO_SUMS)
  return { all, labels }
}

const totalOfLabels = (day: ChannelDay) =>
  day.labels.map(({ sums }) => sums).reduce(addSums, day.otherLabels ?? NO_SUMS)

test('sums are those of the newest figures, in whichever order publications were measured again', () => {
  fc.assert(
    fc.property(fc.array(publicationArbitrary, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (given, chance) => {
      const publications = given.map((each, at) => ({ ...each, postId: `p${at}`, known: -1 }))
      let day: ChannelDay = DAY
      for (;;) {
        const left = publications.filter(({ known, readings }) => known < readings.length - 1)
        if (left.length === 0) break
        const each = left[chance.next().value % left.length]
        if (!each) break
        const as = (at: number): CountedPublication => ({ ...each, values: each.readings[at] ?? null })
        if (each.known >= 0) day = removePublication(day, as(each.known))
        each.known += 1
        day = addPublication(day, as(each.known))
      }
      const newest = publications.map(({ readings, ...each }) => ({ ...each, values: readings.at(-1) ?? null }))
      expect(day.all.sums).toEqual(plain(newest).all)
      expect(totalOfLabels(day)).toEqual(plain(newest).labels)
      expect(channelDaySchema.safeParse(day).success).toBe(true)
    }),
    { numRuns: 100 },
  )
})
