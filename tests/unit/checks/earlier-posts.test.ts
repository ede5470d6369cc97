import { likeness, MIN_HASH_LENGTH } from '@postwright/core/text/hashes'
import { hashText } from '@postwright/core/checks/craft/text-hash'
import { listComparablePosts } from '@postwright/core/checks/earlier/comparable-posts'
import { toEarlierPost } from '@postwright/core/checks/earlier/earlier-post'
import { EARLIER_WORDS_MAX, earlierPostsSchema, type EarlierPost } from '@postwright/core/model/earlier-posts'
import { describe, expect, it } from 'vitest'
import { makeBase } from '../../support/factories/document-base.ts'
import { makePost } from '../../support/factories/post.ts'
import { CORPUS } from './corpus/corpus.ts'

const BAKERY = 'Our new bakery opens on Monday at nine in the old town. Come by and try the bread, it is still warm.'

describe('the sum of a text', () => {
  it('is as short for a long text as for a short one, and there is none of two words', () => {
    expect([BAKERY, 'One two three'].map((text) => hashText(text).length)).toEqual([MIN_HASH_LENGTH, MIN_HASH_LENGTH])
    expect(hashText('Two words')).toBe('')
  })

  it('says how much two texts have in common', () => {
    const shared = (text: string) => likeness(hashText(BAKERY), hashText(text))
    expect(shared(BAKERY.toUpperCase())).toBe(1)
    expect(shared(BAKERY.replace('warm', 'hot'))).toBeGreaterThan(0.7)
    expect(shared('One two three')).toBeLessThan(0.1)
    expect(likeness(hashText(BAKERY), '')).toBe(0)
  })

  it('takes no two posts of the corpus for the same but those that repeat another on purpose', () => {
    const sums = CORPUS.filter(({ earlier }) => !earlier).map(({ text }) => hashText(text))
    expect(sums.length).toBeGreaterThan(180)
    const alike = sums.flatMap((sum, at) => sums.slice(at + 1).filter((other) => likeness(sum, other) >= 0.6))
    expect(alike).toEqual([])
  })
})

describe('what is kept of a post', () => {
  it('is its sum, its first words and its time, once it has a plan', () => {
    const planned = makePost({ text: BAKERY, lifecycle: 'scheduled', plannedAt: 5 })
    const kept = toEarlierPost(planned, 'series1')
    expect(kept).toEqual({ sum: hashText(BAKERY), words: expect.any(String), plannedAt: 5, family: 'series1' })
    expect(BAKERY.startsWith(kept?.words.slice(0, -1) ?? 'nothing')).toBe(true)
    expect(kept?.words.length).toBeLessThanOrEqual(EARLIER_WORDS_MAX)
    expect(() => earlierPostsSchema.parse({ ...makeBase('latest'), posts: { post1: kept } })).not.toThrow()
  })

  it.each([
    ['a draft', makePost({ text: BAKERY })],
    ['a post that was taken out of its plan', makePost({ text: BAKERY, lifecycle: 'draft', plannedAt: 5 })],
    ['a picture without words', makePost({ text: '', lifecycle: 'published', plannedAt: 5 })],
  ])('is nothing of %s', (_, post) => {
    expect(toEarlierPost(post, null)).toBeNull()
  })
})

describe('a draft is compared', () => {
  const entry = (family: string | null = null): EarlierPost => ({
    sum: hashText(BAKERY),
    words: '',
    plannedAt: 1,
    family,
  })
  const posts = {
    plain: entry(),
    day1: entry('series1'),
    day2: entry('series1'),
    original: entry(),
    turn1: entry('original'),
    turn2: entry('original'),
  }
  const idsFor = (postId: string | null, seriesId: string | null = null) =>
    listComparablePosts({ postId, seriesId }, posts).map(({ id }) => id)

  it('with every post while it is none itself', () => {
    expect(idsFor(null)).toEqual(Object.keys(posts))
    expect(idsFor('new')).toEqual(Object.keys(posts))
  })

  it('never with itself', () => {
    expect(idsFor('plain')).toEqual(['day1', 'day2', 'original', 'turn1', 'turn2'])
  })

  it('never with the other posts of its series, planned or not', () => {
    const others = ['plain', 'original', 'turn1', 'turn2']
    expect(idsFor('day1', 'series1')).toEqual(others)
    expect(idsFor('day3', 'series1')).toEqual(others)
  })

  it('never with the turns of the same evergreen post, be it one or the post itself', () => {
    const others = ['plain', 'day1', 'day2']
    expect(idsFor('turn2')).toEqual(others)
    expect(idsFor('original')).toEqual(others)
  })
})
