import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { hasSameFields } from '@/documents/has-same-fields.ts'
import { collisionsOf, joinUnasked, joinVersions, type Choice } from '@/documents/merge/draft-parts.ts'
import { postParts } from '@/posts/content/post-parts.ts'

const draft = (fields: Partial<PostDraft> = {}): PostDraft => ({ ...emptyDraft(), ...fields })
const merge = (base: PostDraft, mine: PostDraft, theirs: PostDraft) => joinUnasked(postParts, base, mine, theirs)
const pathsOf = (base: PostDraft, mine: PostDraft, theirs: PostDraft) =>
  collisionsOf(postParts, { base, mine, theirs }).map(({ path }) => path.join('.'))
const own = { title: null, comment: null, thread: null, threadMedia: null, media: null }
const file = (mediaId: string, alt = '') => ({ mediaId, alt })

describe('two versions of a post are joined without asking', () => {
  it('when one changed the text and the other the pictures, the title and the channels', () => {
    const base = draft({ text: 'Old', media: [file('a')], connectionIds: ['c1'] })
    const mine = { ...base, text: 'New words' }
    const theirs = { ...base, title: 'Title', media: [file('b'), file('a', 'A chair')], connectionIds: ['c1', 'c2'] }
    expect(merge(base, mine, theirs)).toEqual({ ...theirs, text: 'New words' })
  })

  it('when they changed different parts of a thread, or one put a part after the last', () => {
    const base = draft({ thread: ['one', 'two'] })
    const mine = { ...base, thread: ['ONE', 'two'] }
    expect(merge(base, mine, { ...base, thread: ['one', 'TWO'] })?.thread).toEqual(['ONE', 'TWO'])
    expect(
      merge(base, draft({ thread: ['one', 'two', 'three'] }), { ...base, thread: ['one', 'TWO'] })?.thread,
    ).toEqual(['one', 'TWO', 'three'])
  })

  it('when both added pictures, and one of them a description', () => {
    const base = draft({ media: [file('a'), file('b')] })
    const mine = { ...base, media: [file('a', 'A chair'), file('b'), file('c')] }
    const theirs = { ...base, media: [file('d'), file('a'), file('b')] }
    expect(merge(base, mine, theirs)?.media).toEqual([file('d'), file('a', 'A chair'), file('b'), file('c')])
  })

  it('when one moved the pictures and the other took one away', () => {
    const base = draft({ media: [file('a'), file('b'), file('c')] })
    const moved = { ...base, media: [file('c'), file('a'), file('b')] }
    const less = { ...base, media: [file('a'), file('c')] }
    expect(merge(base, moved, less)?.media).toEqual([file('c'), file('a')])
    expect(merge(base, less, moved)?.media).toEqual([file('c'), file('a')])
  })

  it('when they gave two channels texts of their own, or one channel a text and a title', () => {
    const mine = draft({ overrides: [{ connectionId: 'c1', ...own, text: 'For one' }] })
    const theirs = draft({ overrides: [{ connectionId: 'c2', ...own, text: 'For two' }] })
    const titled = draft({ overrides: [{ connectionId: 'c1', ...own, text: null, title: 'Title' }] })
    expect(merge(draft(), mine, theirs)?.overrides).toEqual([...theirs.overrides, ...mine.overrides])
    expect(merge(draft(), mine, titled)?.overrides).toEqual([
      { connectionId: 'c1', ...own, text: 'For one', title: 'Title' },
    ])
  })

  it('when both made labels and notes of the post alike', () => {
    const mine = draft({ labels: ['Spring', 'Sale'], note: 'Ask Ben' })
    const theirs = draft({ labels: ['Sale'], note: 'Ask Ben' })
    expect(merge(draft(), mine, theirs)).toEqual(draft({ labels: ['Sale', 'Spring'], note: 'Ask Ben' }))
  })
})

describe('two tabs that change different ends of one text', () => {
  it('keep both changes, in the text and in a version of one channel', () => {
    const base = draft({ text: 'Six stools from one plank of ash' })
    const mine = { ...base, text: 'Seven stools from one plank of ash' }
    const theirs = { ...base, text: 'Six stools from one plank of ash, by hand' }
    expect(merge(base, mine, theirs)?.text).toBe('Seven stools from one plank of ash, by hand')
    const own1 = (text: string) => draft({ overrides: [{ connectionId: 'c1', ...own, text }] })
    expect(merge(own1('one two three'), own1('ONE two three'), own1('one two THREE'))?.overrides[0]?.text).toBe(
      'ONE two THREE',
    )
  })

  it('are asked about the same place, about neighbours, and about a text that would be too long', () => {
    const base = draft({ text: 'oak and elm' })
    const asks = (mine: string, theirs: string) => pathsOf(base, { ...base, text: mine }, { ...base, text: theirs })
    expect(asks('ash and elm', 'yew and elm')).toEqual(['text'])
    expect(asks('oak or elm', 'oak and elm trees')).toEqual([])
    expect(asks('oak and yew', 'oak and elm trees')).toEqual(['text'])
    const long = 'x'.repeat(POST_TEXT_MAX - 15)
    expect(asks(`${long} oak and elm`, 'oak and elm trees')).toEqual(['text'])
  })

  it('lose no word of either and bring back none that one took out, wherever the two ends are', () => {
    const word = fc.constantFrom('oak', 'elm', 'ash', '木', 'Käthe', '👩‍🔧', 'one\n')
    const words = fc.array(word, { maxLength: 6 })
    fc.assert(
      fc.property(words, words, fc.array(word, { minLength: 1 }), words, words, (a, b, middle, c, d) => {
        const join = (...parts: string[][]) =>
          [...(parts[0] ?? []), '§start', ...middle, 'mid', '§end', ...(parts[1] ?? [])].join(' ')
        const base = draft({ text: join(a, c) })
        const joined = merge(base, draft({ text: join(b, c) }), draft({ text: join(a, d) }))
        expect(joined?.text).toBe(join(b, d))
        expect(merge(base, draft({ text: join(a, d) }), draft({ text: join(b, c) }))?.text).toBe(join(b, d))
      }),
    )
  })
})

describe('a person is asked', () => {
  it('about exactly the texts that both changed', () => {
    const base = draft({ text: 'Old', title: 'Old', thread: ['one', 'two'] })
    const mine = { ...base, text: 'Mine', title: 'Mine', thread: ['one', 'mine'] }
    const theirs = { ...base, text: 'Theirs', comment: 'Theirs', thread: ['one', 'theirs'] }
    expect(pathsOf(base, mine, theirs)).toEqual(['text', 'thread.1.text'])
  })

  it('about a description that one changed while the other took the picture away', () => {
    const base = draft({ media: [file('a', 'A chair')] })
    expect(pathsOf(base, draft({ media: [file('a', 'A blue chair')] }), draft())).toEqual(['media.a'])
  })

  it('about a thread as a whole when parts were put between others, and about too many channels', () => {
    const base = draft({ thread: ['one', 'two'] })
    expect(pathsOf(base, draft({ thread: ['new', 'one', 'two'] }), draft({ thread: ['one', 'TWO'] }))).toEqual([
      'thread',
    ])
    const channels = (prefix: string) =>
      draft({ connectionIds: Array.from({ length: 13 }, (_, at) => `${prefix}${at}`) })
    expect(pathsOf(draft(), channels('a'), channels('b'))).toEqual(['connectionIds'])
  })

  it.each<[Choice, string]>([
    ['mine', 'Mine, with a word'],
    ['theirs', 'Theirs, with another'],
    ['both', 'Mine, with a word\n\nTheirs, with another'],
  ])('and gets %s', (choice, text) => {
    const versions = {
      base: draft({ text: 'Old' }),
      mine: draft({ text: 'Mine, with a word' }),
      theirs: draft({ text: 'Theirs, with another', title: 'T' }),
    }
    expect(joinVersions(postParts, versions, () => choice)).toMatchObject({ text, title: 'T' })
  })
})

const texts = fc.constantFrom('', 'oak', 'elm', 'ash tree', 'yew')
const fileLists = fc.uniqueArray(fc.record({ mediaId: fc.constantFrom('a', 'b', 'c', 'd'), alt: texts }), {
  selector: ({ mediaId }) => mediaId,
})
const drafts = fc
  .record({
    text: texts,
    title: texts,
    note: texts,
    media: fileLists,
    connectionIds: fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3')),
    labels: fc.uniqueArray(fc.constantFrom('Spring', 'Sale', 'Oak')),
    thread: fc.array(texts, { maxLength: 3 }),
    overrides: fc.uniqueArray(
      fc.record({ connectionId: fc.constantFrom('c1', 'c2'), text: fc.oneof(texts, fc.constant(null)) }),
      { selector: ({ connectionId }) => connectionId },
    ),
  })
  .map(({ overrides, ...fields }) =>
    draft({ ...fields, overrides: overrides.filter(({ text }) => text !== null).map((each) => ({ ...own, ...each })) }),
  )

/** All words of a draft, whatever part they are in. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s+/).filter((word) => word !== '')
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

/** A draft as a set: what was added on both sides may stand in either order. */
function sorted({ media, connectionIds, labels, overrides, ...rest }: PostDraft) {
  const byName = <Item>(items: readonly Item[]) =>
    items.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  return {
    ...rest,
    media: byName(media),
    connectionIds: byName(connectionIds),
    labels: byName(labels),
    overrides: byName(overrides),
  }
}

describe('whatever was changed', () => {
  it('a side without changes takes what the other has, and equal sides stay as they are', () => {
    fc.assert(
      fc.property(drafts, drafts, (base, changed) => {
        expect(merge(base, base, changed)).toEqual(changed)
        expect(merge(base, changed, base)).toEqual(changed)
        expect(merge(base, changed, changed)).toEqual(changed)
      }),
    )
  })

  it('the same is asked from both sides, and the same comes out, whichever is mine', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (base, mine, theirs) => {
        expect(pathsOf(base, mine, theirs).toSorted()).toEqual(pathsOf(base, theirs, mine).toSorted())
        const [one, other] = [merge(base, mine, theirs), merge(base, theirs, mine)]
        expect(one && sorted(one)).toEqual(other && sorted(other))
      }),
    )
  })

  it('no word that a side has added is gone without having been asked about', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (base, mine, theirs) => {
        const versions = { base, mine, theirs }
        const collisions = collisionsOf(postParts, versions)
        const kept = wordsOf([joinVersions(postParts, versions, () => 'mine'), collisions])
        const added = [...wordsOf(mine), ...wordsOf(theirs)].filter((word) => !wordsOf(base).includes(word))
        expect(added.filter((word) => !kept.includes(word))).toEqual([])
      }),
    )
  })

  it('all mine and all theirs lead to a draft that can be stored, and what only one side changed is in each', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (base, mine, theirs) => {
        const versions = { base, mine, theirs }
        for (const choice of ['mine', 'theirs'] as const) {
          const joined = joinVersions(postParts, versions, () => choice)
          expect(joined).not.toBeNull()
          if (hasSameFields(mine.title, base.title)) expect(joined?.title).toBe(theirs.title)
          if (hasSameFields(theirs.title, base.title)) expect(joined?.title).toBe(mine.title)
        }
      }),
    )
  })
})
