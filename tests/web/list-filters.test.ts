import { expect, it } from 'vitest'
import { isPostFilterSet, matchesPublication, matchesFilter } from '@/features/content-scheduler/post-filter.ts'
import { filterStillListed } from '@/features/content-scheduler/scheduler-filter.ts'
import { makeContent } from '../support/factories/content.ts'
import { makePost } from '../support/factories/post.ts'
import { makeVariant } from '../support/factories/variant.ts'

const ANY = { text: '', label: null, lifecycle: null, createdBy: null }
const ada = makePost({ text: 'Café chairs', labels: ['launch'], createdBy: 'ada', lifecycle: 'attention' })
const variant = makeVariant({ content: makeContent('What went out') })

it('asks for posts when publications alone do not say enough', () => {
  expect(isPostFilterSet(ANY)).toBe(false)
  for (const one of [{ text: 'oak' }, { label: 'launch' }, { lifecycle: 'published' as const }, { createdBy: 'ada' }]) {
    expect(isPostFilterSet({ ...ANY, ...one })).toBe(true)
  }
})

it.each([
  [{}, true],
  [{ label: 'launch', createdBy: 'ada', lifecycle: 'attention', text: 'chairs' }, true],
  [{ label: 'other' }, false],
  [{ createdBy: 'ben' }, false],
  [{ lifecycle: 'published' }, false],
  [{ text: 'chairs walnut' }, false],
  [{ text: 'went out' }, true],
] as const)('a publication matches %j: %s', (asked, expected) => {
  expect(matchesPublication(variant, ada, { ...ANY, ...asked })).toBe(expected)
})

it('finds words on any channel and in any part, whatever their accents', () => {
  const own = {
    connectionId: 'b',
    text: 'Walnut here',
    title: null,
    comment: null,
    thread: null,
    threadMedia: null,
    media: null,
  }
  const post = makePost({ text: 'Café', thread: ['Second part'], comment: 'Link below', overrides: [own] })
  for (const text of ['cafe', 'second', 'below', 'walnut', 'WALNUT café']) {
    expect(matchesFilter(post, { text, label: null }, null)).toBe(true)
    expect(matchesPublication(variant, post, { ...ANY, text })).toBe(true)
  }
})

it('keeps what still is in the list, in its order', () => {
  const at = (id: string, instant: number, state: 'scheduled' | 'armed' | 'published') => {
    const { scheduled } = makeVariant()
    return makeVariant({ id, state, scheduled: { ...scheduled, instant } })
  }
  const read = [
    at('moved', 30, 'scheduled'),
    at('out', 10, 'published'),
    at('a', 20, 'armed'),
    at('b', 20, 'scheduled'),
  ]
  const ids = (order: 'asc' | 'desc') =>
    filterStillListed(read, { filter: { tab: 'upcoming', state: null }, order }).map(({ id }) => id)
  expect(ids('asc')).toEqual(['a', 'b', 'moved'])
  expect(ids('desc')).toEqual(['moved', 'b', 'a'])
})
