import { expect, it } from 'vitest'
import { getPostState } from '@postwright/core/posts/post-state'
import { lifecycleSchema } from '@postwright/core/publishing/lifecycle'

const NOW = 1_763_600_000_000
const LATER = NOW + 60_000

it.each([
  ['scheduled', { publishedAt: NOW - 1, nextAt: LATER }],
  ['attention', { publishedAt: NOW - 1, nextAt: null }],
] as const)('a %s post of which one channel is published is partly published', (lifecycle, facts) => {
  expect(getPostState({ lifecycle, ...facts }, NOW)).toBe('partly_published')
})

it('a post of which nothing is published has the state of its lifecycle', () => {
  for (const lifecycle of lifecycleSchema.options) {
    expect(getPostState({ lifecycle, publishedAt: null, nextAt: LATER }, NOW)).toBe(lifecycle)
  }
})

it('a post whose time has come is being published, not scheduled', () => {
  expect(getPostState({ lifecycle: 'scheduled', publishedAt: null, nextAt: NOW }, NOW)).toBe('sending')
  expect(getPostState({ lifecycle: 'scheduled', publishedAt: NOW - 5, nextAt: NOW }, NOW)).toBe('sending')
})

it('a post that is published everywhere is published', () => {
  expect(getPostState({ lifecycle: 'published', publishedAt: NOW, nextAt: null }, NOW)).toBe('published')
})
