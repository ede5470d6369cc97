import { hookOptions } from '@postwright/core/checks/hooks/hook-options'
import { fitRidge, invertSymmetric } from '@postwright/core/learning/fit-ridge'
import { learnEffects, type Learned } from '@postwright/core/learning/learn-effects'
import { rankHooks } from '@postwright/core/learning/rank-hooks'
import { readFeatures } from '@postwright/core/learning/post-features'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plantedPosts } from './support/planted-posts.ts'

const NOON = { weekday: 2, hour: 12 }

function known(learned: Learned) {
  if (learned.status !== 'known') throw new Error('Nothing was learned.')
  return learned
}

function effectOf(learned: Learned, name: string) {
  return known(learned).effects.find(({ feature }) => feature.name === name)
}

describe('the features of a post', () => {
  it('are read from its words, its files and its time', () => {
    const text = 'Do you plan 7 posts a week, but never on time? 🎉\n\nWe did. @ann https://example.com #Plan #Week'
    const read = readFeatures({ text, files: ['image', 'image'], hasThread: true }, { weekday: 6, hour: 8 })
    expect(read).toMatchObject({
      question: 1,
      number: 1,
      contrast: 1,
      story: 0,
      emoji: 1,
      hashtags: 2,
      mention: 1,
      link: 1,
      picture: 1,
      video: 0,
      files: 2,
      thread: 1,
      morning: 1,
      evening: 0,
      weekend: 1,
      length: text.length,
    })
  })

  it('are numbers for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const values = Object.values(readFeatures({ text, files: [], hasThread: false }, NOON))
        expect(values.filter((value) => !Number.isFinite(value) || value < 0)).toEqual([])
      }),
    )
  })
})

describe('what is learned', () => {
  it('is nothing below thirty posts of a channel, however many channels there are', () => {
    const few = plantedPosts({ count: 29, seed: 1 })
    const others = plantedPosts({ count: 12, seed: 2, connectionId: 'b' })
    expect(learnEffects([...few, ...others])).toEqual({ status: 'thin', count: 29, missing: 1 })
    expect(learnEffects([])).toEqual({ status: 'thin', count: 0, missing: 30 })
    expect(learnEffects(plantedPosts({ count: 30, seed: 1 })).status).toBe('known')
  })

  it('finds planted effects with their direction and about their size', () => {
    const learned = learnEffects(
      plantedPosts({ count: 200, seed: 7, effects: { question: 0.6, link: -0.5, hashtags: -0.15 } }),
    )
    const [question, link, hashtags] = ['question', 'link', 'hashtags'].map((name) => effectOf(learned, name))
    expect(question?.low).toBeGreaterThan(0)
    expect(question?.lift).toBeGreaterThan(0.45)
    expect(question?.lift).toBeLessThan(1.2)
    expect(link?.high).toBeLessThan(0)
    expect(hashtags?.high).toBeLessThan(0)
    expect(known(learned).foretold).toBeGreaterThan(0.15)
  })

  it('holds the planted effect in its interval about as often as it says', () => {
    const held = Array.from({ length: 60 }, (_, seed) => {
      const effect = effectOf(learnEffects(plantedPosts({ count: 120, seed, effects: { number: 0.4 } })), 'number')
      const [low, high] = [effect?.low ?? 0, effect?.high ?? 0]
      return low <= Math.exp(0.4) - 1 && Math.exp(0.4) - 1 <= high
    }).filter(Boolean)
    expect(held.length).toBeGreaterThanOrEqual(52)
  })

  it('hardly ever claims an effect where there is none', () => {
    const claims = Array.from({ length: 60 }, (_, seed) => {
      const { effects } = known(learnEffects(plantedPosts({ count: 60, seed })))
      return effects.filter(({ low, high }) => low > 0 || high < 0).length / effects.length
    })
    const share = claims.reduce((sum, each) => sum + each, 0) / claims.length
    expect(share).toBeLessThan(0.06)
  })

  it('compares each channel with itself alone: how large a channel is changes nothing', () => {
    const own = plantedPosts({ count: 60, seed: 3, effects: { question: 0.5 }, usual: 500 })
    const mixed = [
      ...own,
      ...plantedPosts({ count: 60, seed: 4, effects: { question: 0.5 }, usual: 40_000, connectionId: 'b' }),
    ]
    const effect = effectOf(learnEffects(mixed), 'question')
    expect(effect?.low).toBeGreaterThan(0)
    expect(effect?.lift).toBeLessThan(1.1)
    // A channel with too few posts is left out.
    expect(learnEffects([...own, ...plantedPosts({ count: 10, seed: 5, connectionId: 'c' })])).toEqual(
      learnEffects(own),
    )
  })

  it('says nothing about what hardly any post has, or every post', () => {
    const same = plantedPosts({ count: 40, seed: 1 }).map((post, at) => ({
      ...post,
      features: { ...post.features, video: 0, link: 1, thread: at < 2 ? 1 : 0 },
    }))
    const names = known(learnEffects(same)).effects.map(({ feature }) => feature.name)
    expect(names).not.toContain('video')
    expect(names).not.toContain('link')
    expect(names).not.toContain('thread')
  })

  it('is the same whatever the order of the posts, and never a number that is none', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 30, max: 80 }), (seed, count) => {
        const posts = plantedPosts({ count, seed })
        const [one, other] = [known(learnEffects(posts)), known(learnEffects(posts.toReversed()))]
        for (const [at, { lift, low, high }] of one.effects.entries()) {
          expect(low).toBeLessThanOrEqual(lift)
          expect(lift).toBeLessThanOrEqual(high)
          expect(other.effects[at]?.lift).toBeCloseTo(lift, 6)
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('ridge regression', () => {
  it('is least squares where the penalty hardly counts, and foretells rows that were left out', () => {
    const rows = Array.from({ length: 400 }, (_, at) => [Math.sin(at), Math.cos(3 * at)])
    const outcomes = rows.map(([a = 0, b = 0]) => 2 * a - b)
    const { coefficients, foretold } = fitRidge(rows, outcomes)
    expect(coefficients[0]).toBeCloseTo(2, 1)
    expect(coefficients[1]).toBeCloseTo(-1, 1)
    expect(foretold).toBeGreaterThan(0.99)
  })

  it('shares out an effect between columns that say the same', () => {
    const rows = Array.from({ length: 60 }, (_, at) => [Math.sin(at), Math.sin(at)])
    const { coefficients } = fitRidge(
      rows,
      rows.map(([a = 0]) => a),
    )
    expect(coefficients[0]).toBeCloseTo(coefficients[1] ?? 0, 6)
  })

  it('inverts matrices, and refuses what has no inverse', () => {
    expect(
      invertSymmetric([
        [4, 2],
        [2, 3],
      ])
        ?.flat()
        .map((value) => Math.round(value * 1000) / 1000),
    ).toEqual([0.375, -0.25, -0.25, 0.5])
    expect(
      invertSymmetric([
        [1, 1],
        [1, 1],
      ]),
    ).toBeNull()
  })
})

describe('the tournament of first lines', () => {
  const text =
    'Our plan for the week is ready and it is rather long, as plans go. 40 posts went out in March. Do you plan ahead?'
  const options = hookOptions(text)
  const learned = known(learnEffects(plantedPosts({ count: 200, seed: 7, effects: { question: 0.8, number: -0.4 } })))

  it('puts first what the own numbers promise most for, and says what each feature adds', () => {
    const ranked = rankHooks(options, { files: [], hasThread: false }, learned)
    expect(ranked).toHaveLength(options.length)
    expect(ranked[0]?.kind).toBe('question')
    expect(ranked[0]?.contributions[0]?.name).toBe('question')
    expect(ranked.find(({ kind }) => kind === 'asWritten')).toMatchObject({ lift: 0, contributions: [] })
  })

  it('promises nothing beyond what any post had: a first line of a thousand characters is like the longest one', () => {
    const lively = known(learnEffects(plantedPosts({ count: 200, seed: 7, effects: { firstLine: 0.01 } })))
    const [long, longer] = [20, 800].map((times) => {
      const first = `${'words and more '.repeat(times)}.`
      const [best] = rankHooks(
        [
          { kind: 'asWritten', hook: 'Short.', text: 'Short. Then more of it.' },
          { kind: 'story', hook: first, text: `${first} Then more of it.` },
        ],
        { files: [], hasThread: false },
        lively,
      )
      return best?.contributions.find(({ name }) => name === 'firstLine')?.lift
    })
    expect(long).toBeGreaterThan(0)
    expect(longer).toBeCloseTo(long ?? 0, 9)
  })

  it('adds up: what a first line promises is the product of what its features do', () => {
    for (const { lift, contributions } of rankHooks(options, { files: [], hasThread: false }, learned)) {
      const product = contributions.reduce((all, each) => all * (1 + each.lift), 1)
      expect(product - 1).toBeCloseTo(lift, 9)
    }
  })
})
