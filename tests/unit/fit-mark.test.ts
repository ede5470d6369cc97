import { fitPost } from '@postwright/core/fit/fit-post'
import { fitSource, fitState, withFit, withoutFit } from '@postwright/core/fit/fit-mark'
import { emptyDraft } from '@postwright/core/model/post'
import { channelDraft, withOwn } from '@postwright/core/posts/channel-versions'
import { describe, expect, it } from 'vitest'
import { contextFor } from '../support/compile-sources.ts'

const base = { ...emptyDraft(), text: 'Read more: https://example.com', connectionIds: ['c1', 'c2'] }
const { content } = fitPost(base, contextFor('linkedin'))
const fitted = withFit(base, 'c1', content)

describe('a version that was fitted by rules', () => {
  it('is what the channel gets, and says so', () => {
    expect(channelDraft(fitted, 'c1')).toMatchObject({ text: 'Read more:', comment: 'https://example.com' })
    expect([fitState(base, 'c1'), fitState(fitted, 'c1'), fitState(fitted, 'c2')]).toEqual(['none', 'fitted', 'none'])
    expect(fitPost(fitSource(fitted, 'c1'), contextFor('linkedin')).content).toEqual(content)
  })

  it('is outdated once the post has changed, and is fitted anew from it', () => {
    const changed = { ...fitted, text: 'Look: https://example.com' }
    expect(fitState(changed, 'c1')).toBe('outdated')
    const anew = fitPost(fitSource(changed, 'c1'), contextFor('linkedin')).content
    expect(fitState(withFit(changed, 'c1', anew), 'c1')).toBe('fitted')
  })

  it('is a version of its own once a person goes on with it, whose words are then fitted', () => {
    const edited = withOwn(fitted, 'c1', { text: 'My words' })
    expect([fitState(edited, 'c1'), fitSource(edited, 'c1').text]).toEqual(['own', 'My words'])
    expect(fitState(withFit(edited, 'c1', { ...content, text: 'My words, fitted' }), 'c1')).toBe('own')
  })

  it('can be taken back, to what the channel had before', () => {
    expect(withoutFit(fitted, 'c1', base)).toEqual(base)
    const own = withOwn(base, 'c1', { text: 'Mine' })
    expect(withoutFit(withFit(own, 'c1', content), 'c1', own)).toEqual(own)
  })
})
