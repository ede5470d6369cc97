import { POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { channelDraft, ownParts, withOwn, withoutOwn } from '@postwright/core/posts/channel-versions'
import { expect, test } from 'vitest'

const base: PostDraft = {
  ...emptyDraft(),
  text: 'For all',
  thread: ['second', 'third'],
  threadMedia: [{ mediaId: 'm1', alt: '', part: 2 }],
  media: [{ mediaId: 'm0', alt: 'A boat' }],
  connectionIds: ['c1', 'c2'],
}

test('a channel has its own of what was changed there, and follows the rest', () => {
  const draft = withOwn(base, 'c1', { text: 'For one' })
  expect(ownParts(draft, 'c1')).toEqual(['text'])
  const later = { ...draft, text: 'For all, later', media: [] }
  expect(channelDraft(later, 'c1')).toMatchObject({ text: 'For one', media: [], thread: ['second', 'third'] })
  expect(channelDraft(later, 'c2')).toMatchObject({ text: 'For all, later' })
})

test('an empty text of its own is one too', () => {
  const draft = withOwn(base, 'c1', { text: '', comment: 'Link below' })
  expect(ownParts(draft, 'c1')).toEqual(['text', 'comment'])
  expect(channelDraft(draft, 'c1').text).toBe('')
})

test('what is the same as on all channels again follows them again', () => {
  const changed = withOwn(withOwn(base, 'c1', { text: 'For one' }), 'c1', { media: [] })
  expect(ownParts(changed, 'c1')).toEqual(['text', 'media'])
  const back = withOwn(withOwn(changed, 'c1', { text: 'For all' }), 'c1', { media: base.media })
  expect(back.overrides).toEqual([])
})

test('the files of a thread are its own with its texts, and both go back together', () => {
  const draft = withOwn(base, 'c1', { thread: ['second'] })
  const later = { ...draft, thread: ['new', 'second', 'third'], threadMedia: [{ mediaId: 'm1', alt: '', part: 3 }] }
  expect(channelDraft(later, 'c1')).toMatchObject({ thread: ['second'], threadMedia: [] })
  expect(ownParts(later, 'c1')).toEqual(['thread'])
  expect(withoutOwn(later, 'c1', 'thread').overrides).toEqual([])
  const files = withOwn(base, 'c2', { threadMedia: [] })
  expect(channelDraft({ ...files, thread: ['other'] }, 'c2').thread).toEqual(['second', 'third'])
})

test('going back in one part leaves the others as they are', () => {
  const draft = withOwn(base, 'c1', { text: 'For one', title: 'One' })
  expect(ownParts(withoutOwn(draft, 'c1', 'text'), 'c1')).toEqual(['title'])
  expect(withoutOwn(base, 'c1', 'text')).toBe(base)
})

test('versions of channels that were left out make room for others', () => {
  const gone = Array.from({ length: POST_CONNECTIONS_MAX - 1 }, (_, at) => `gone${at}`)
  const crowded = [...gone, 'c2'].reduce((draft, id) => withOwn(draft, id, { text: id }), base)
  expect(crowded.overrides).toHaveLength(POST_CONNECTIONS_MAX)
  const draft = withOwn(crowded, 'c1', { text: 'For one' })
  expect(draft.overrides.map(({ connectionId }) => connectionId)).toEqual(['c2', 'c1'])
})
