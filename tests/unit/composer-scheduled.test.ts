import { expect, test } from 'vitest'
import { makeContent } from '../support/factories/content.ts'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { mergeVersions } from '@/documents/draft-type.ts'
import { sameDraft } from '@/posts/content/same-draft.ts'
import { moveItem } from '@/drag/move-item.ts'
import { contentFaults, findVersionToFix } from '@/features/content-studio/content-faults.ts'
import { differsFromScheduled, frozenDraft } from '@/features/content-studio/scheduled-content.ts'
import { checkChannels } from '@/posts/channels/channel-checks.ts'
import { withOwn } from '@postwright/core/posts/channel-versions'
import { makeConnection } from '../support/factories/connection.ts'
import { makeVariant } from '../support/factories/variant.ts'

const TEXT = 'As planned'
const draft: PostDraft = { ...emptyDraft(), text: TEXT, connectionIds: ['a', 'b'] }

function planned(connectionId: string, rest: Partial<Variant> = {}): Variant {
  return makeVariant({ connectionId, content: makeContent(TEXT), ...rest })
}

const both = [planned('a'), planned('b')]

test.each<[string, PostDraft, Variant[], boolean]>([
  ['nothing is planned', draft, [planned('a', { state: 'cancelled' })], false],
  ['nothing changed', draft, both, false],
  ['channels are only in another order', { ...draft, connectionIds: ['b', 'a'] }, both, false],
  ['the words changed', { ...draft, text: 'Anew' }, both, true],
  ['a picture was added', { ...draft, media: [{ mediaId: 'm', alt: '' }] }, both, true],
  ['a channel was added', { ...draft, connectionIds: ['a', 'b', 'c'] }, both, true],
  ['a channel was left out', { ...draft, connectionIds: ['a'] }, both, true],
  ['one channel is already out', draft, [planned('a', { state: 'published' }), planned('b')], false],
  ['one channel is being sent', draft, [planned('a', { state: 'armed' }), planned('b')], false],
  ['one channel failed', draft, [planned('a', { state: 'failed' }), planned('b')], false],
])('knows whether the draft has moved on from the schedule: %s', (_, now, variants, differs) => {
  expect(differsFromScheduled(now, variants)).toBe(differs)
})

test('goes back to the draft as it was scheduled, on every channel that is not cancelled', () => {
  const variants = [planned('a'), planned('b', { state: 'cancelled' }), planned('c', { state: 'published' })]
  expect(frozenDraft(draft, variants)).toEqual({ ...draft, connectionIds: ['a', 'c'] })
  expect(frozenDraft(draft, [])).toBeNull()
})

test('goes back to what one channel had of its own, and keeps what is never published', () => {
  const now = { ...draft, text: 'Anew', note: 'Ask Ada', labels: ['launch'] }
  const own = {
    connectionId: 'b',
    text: 'For b',
    title: null,
    comment: null,
    thread: null,
    threadMedia: null,
    media: null,
  }
  const variants = [planned('a'), planned('b', { content: makeContent('For b') })]
  expect(frozenDraft(now, variants)).toEqual({ ...now, text: TEXT, overrides: [own] })
  expect(differsFromScheduled({ ...draft, overrides: [own] }, variants)).toBe(false)
  expect(differsFromScheduled(draft, variants)).toBe(true)
})

test.each<[Partial<PostDraft>, boolean, ReturnType<typeof contentFaults>]>([
  [{ connectionIds: [] }, false, [{ part: 'channels', words: 'studio:schedule.noChannels' }]],
  [{}, true, [{ part: 'pictures', words: 'studio:schedule.uploading' }]],
  [{ text: ' ' }, false, [{ part: 'text', words: 'studio:problem.empty' }]],
  [{ text: ' ' }, true, [{ part: 'pictures', words: 'studio:schedule.uploading' }]],
  [{ text: 'x'.repeat(501) }, false, [{ part: 'text', words: null }]],
  [
    { text: '', connectionIds: [] },
    false,
    [
      { part: 'channels', words: 'studio:schedule.noChannels' },
      { part: 'text', words: 'studio:problem.empty' },
    ],
  ],
  [{}, false, []],
])('names what keeps a post from going out, and where it is put right: %o', (part, isUploading, faults) => {
  const now = { ...draft, ...part }
  const checks = now.connectionIds.length === 0 ? [] : checkChannels([makeConnection()], now, [])
  expect(contentFaults(now, checks, isUploading)).toEqual(faults)
})

test('a post is empty when one of its channels would get nothing, and not when each has words of its own', () => {
  const channels = ['channel1', 'channel2'].map((id) => makeConnection({ id }))
  const blank = { ...emptyDraft(), connectionIds: channels.map(({ id }) => id) }
  const faultsOf = (now: PostDraft) =>
    contentFaults(now, checkChannels(channels, now, []), false).map(({ part }) => part)
  const one = withOwn(blank, 'channel1', { text: TEXT })
  expect(faultsOf(one)).toEqual(['text'])
  const both = withOwn(one, 'channel2', { text: TEXT })
  expect(faultsOf(both)).toEqual([])
  expect(faultsOf({ ...withOwn(both, 'channel2', { text: ' ' }), text: TEXT })).toEqual(['text'])
})

test('a problem is put right in the version that has it', () => {
  const channels = ['channel1', 'channel2'].map((id) => makeConnection({ id }))
  const long = 'x'.repeat(501)
  const own = withOwn({ ...emptyDraft(), text: TEXT }, 'channel2', { text: long })
  const toFix = (now: PostDraft) => findVersionToFix('text', now, checkChannels(channels, now, []))
  expect(toFix(own)).toBe('channel2')
  expect(toFix({ ...emptyDraft(), text: long })).toBeNull()
})

test('does not let a post go to a channel that needs to be reconnected', () => {
  const checks = checkChannels([makeConnection({ status: 'needs_reconnect' })], { ...emptyDraft(), text: TEXT }, [])
  expect(contentFaults(draft, checks, false)).toEqual([{ part: 'channels', words: null }])
})

test('merges without asking only where nothing can be lost', () => {
  const at = (text: string): PostDraft => ({ ...draft, text })
  const merge = (base: string, mine: string, theirs: string) =>
    mergeVersions({ isSame: sameDraft }, { base: at(base), mine: at(mine), theirs: at(theirs) })
  expect(merge('base', 'mine', 'mine')).toBe('same')
  expect(merge('base', 'mine', 'base')).toBe('rebase')
  expect(merge('base', 'base', 'theirs')).toBe('adopt')
  expect(merge('base', 'mine', 'theirs')).toBe('conflict')
})

test('moves an item and leaves the list alone when there is no such place', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b'], 0, 2)).toEqual(['a', 'b'])
  expect(moveItem(['a', 'b'], Number.NaN, 1)).toEqual(['a', 'b'])
})
