import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanComments } from '@postwright/core/personas/cluster/clean-comments'
import { groupComments, distancesOf, silhouette } from '@postwright/core/personas/cluster/group-comments'
import { tfIdf } from '@postwright/core/personas/cluster/tf-idf'
import { proposePersona } from '@postwright/core/personas/propose-persona'

const WORDS = ['bread', 'price', 'slow', 'app', 'love', 'oven', 'queue', 'cake', 'phone', 'video']
const comments = fc.array(fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }), { minLength: 1, maxLength: 40 })
const RUNS = { numRuns: 40 }

describe('whatever people write', () => {
  it('a comment is a vector of length 1, or of none where it shares no term', () => {
    fc.assert(
      fc.property(comments, (written) => {
        for (const { values } of tfIdf(written).rows) {
          const length = Math.hypot(...values)
          expect(values.length === 0 ? 1 : length).toBeCloseTo(1, 9)
        }
      }),
      RUNS,
    )
  })

  it('each comment that shares a term is in one group, and its nearness to the centre is a share', () => {
    fc.assert(
      fc.property(comments, (written) => {
        const vectors = tfIdf(written)
        const { known, grouping } = groupComments(vectors)
        const { groups, nearness, centres } = grouping
        expect(centres.length === 0 ? known.length : groups.length).toBe(known.length)
        expect(groups.every((group) => group >= 0 && group < centres.length)).toBe(true)
        expect(nearness.every((near) => near >= -1e-9 && near <= 1 + 1e-9)).toBe(true)
      }),
      RUNS,
    )
  })

  it('how well groups fit lies between -1 and 1, and is best where comments are with their like', () => {
    fc.assert(
      fc.property(comments, fc.array(fc.nat({ max: 3 }), { minLength: 40, maxLength: 40 }), (written, groups) => {
        const fit = silhouette(distancesOf(tfIdf(written).rows), groups, 4)
        expect(Math.abs(fit)).toBeLessThanOrEqual(1)
      }),
      RUNS,
    )
    const apart = tfIdf([...Array.from({ length: 4 }, () => ['bread']), ...Array.from({ length: 4 }, () => ['phone'])])
    const distances = distancesOf(apart.rows)
    expect(silhouette(distances, [0, 0, 0, 0, 1, 1, 1, 1], 2)).toBeCloseTo(1)
    expect(silhouette(distances, [0, 1, 0, 1, 0, 1, 0, 1], 2)).toBeLessThan(0)
  })

  it('a proposal of any texts at all counts each of them once, and names no topic of fewer than three comments', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 30 }), (texts) => {
        const { read, blank, doubled, ungrouped, topics } = proposePersona(texts)
        const grouped = topics.reduce((sum, { count }) => sum + count, 0)
        expect(read + blank + doubled).toBe(texts.length)
        expect(grouped + ungrouped).toBe(read)
        expect(topics.every(({ count, quotes }) => count >= 3 && quotes.length > 0)).toBe(true)
      }),
      RUNS,
    )
  })

  it('comments are read without markup, addresses and names, each once, with those without words apart', () => {
    const pasted = 'This is a long comment that was pasted by several people'
    expect(
      cleanComments([
        '<p>Tom &amp; Ada</p>',
        '@support see https://example.com/a?b=c now',
        pasted,
        pasted.toUpperCase(),
        'Love it',
        'Love it',
        '👍',
      ]),
    ).toEqual({ comments: ['Tom & Ada', 'see now', pasted, 'Love it'], blank: 1, doubled: 2 })
  })
})
