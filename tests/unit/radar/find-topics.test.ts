import { expect, test } from 'vitest'
import { findRadarTopics, type TopicPost } from '@postwright/core/radar/find-topics'

const OIL = ['oil', 'linseed', 'finish', 'brush', 'drying', 'surface']
const SAW = ['saw', 'blade', 'cut', 'plank', 'timber', 'grain']
const VISIT = ['workshop', 'visitors', 'tour', 'opening', 'saturday', 'guests']

function sentences(words: readonly string[], count: number, sourceId: string): TopicPost[] {
  return Array.from({ length: count }, (_, at) => ({
    sourceId,
    key: `${sourceId}-${words[0]}-${at}`,
    text: `We show the ${words[at % 6]} and the ${words[(at + 1) % 6]} with ${words[(at + 2) % 6]} for ${words[(at + 3) % 6]}`,
    tags: [],
  }))
}

const theirs = [
  ...sentences(OIL, 14, 'one'),
  ...sentences(SAW, 10, 'two'),
  ...sentences(SAW, 2, 'one'),
  ...sentences(VISIT, 8, 'two'),
]
const ours = sentences(SAW, 8, 'own').map(({ text }) => text)

test('topics are found with their posts and sources, and those that we do not cover are gaps', () => {
  const topics = findRadarTopics({ posts: theirs, own: ours })
  const about = (word: string) => topics.find(({ terms }) => terms.includes(word))
  const [oil, saw, visit] = ['linseed', 'blade', 'tour'].map(about)
  expect(topics[0]).toBe(oil)
  expect(oil).toMatchObject({ count: 14, own: 0, isGap: true, sources: [{ sourceId: 'one', count: 14 }] })
  expect(saw).toMatchObject({ count: 12, own: 8, isGap: false })
  expect(saw?.sources).toEqual([
    { sourceId: 'two', count: 10 },
    { sourceId: 'one', count: 2 },
  ])
  expect(visit).toMatchObject({ count: 8, isGap: true })
  expect(visit?.posts).toHaveLength(5)
})

test('the same posts give the same topics, and too few posts give none', () => {
  expect(findRadarTopics({ posts: theirs, own: ours })).toEqual(findRadarTopics({ posts: theirs, own: ours }))
  expect(findRadarTopics({ posts: theirs.slice(0, 2), own: [] })).toEqual([])
  expect(findRadarTopics({ posts: [], own: [] })).toEqual([])
})
