import { expect, it } from 'vitest'
import { findPageFaults } from '@postwright/core/link-page/page-faults'
import { LINK_PAGE_DECKS_MAX } from '@postwright/core/model/link-page'
import { makeBlock, makeLinkPage, makeLinks } from '../../support/factories/link-page.ts'

const faultsOf = (...blocks: ReturnType<typeof makeBlock>[]) =>
  findPageFaults(makeLinkPage({ blocks }), 'postwright.app')

it('names every field that keeps a page from being published', () => {
  const blocks = [
    makeLinks('https://example.com/', 'javascript:alert(1)'),
    makeBlock('deck', { deckId: 'deck', url: 'ftp://example.com/' }),
    makeBlock('contact', { email: 'nobody' }),
  ]
  expect(faultsOf(...blocks)).toEqual([
    { at: 'blocks.0.links.1.url', fault: 'scheme' },
    { at: 'blocks.1.url', fault: 'scheme' },
    { at: 'blocks.2.email', fault: 'email' },
  ])
})

it('wants something to show', () => {
  expect(faultsOf()).toEqual([{ at: 'blocks', fault: 'nothing' }])
  expect(faultsOf(makeBlock('links'), makeBlock('deck'), makeBlock('contact'))).toEqual([
    { at: 'blocks', fault: 'nothing' },
  ])
  expect(faultsOf(makeBlock('posts'))).toEqual([])
})

it('shows six decks at most, so that the copy of a page fits one document', () => {
  const decks = Array.from({ length: LINK_PAGE_DECKS_MAX + 1 }, (_, at) => makeBlock('deck', { deckId: `deck${at}` }))
  expect(faultsOf(...decks.slice(1))).toEqual([])
  expect(faultsOf(...decks)).toEqual([{ at: 'blocks', fault: 'decks' }])
})
