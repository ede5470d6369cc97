import { describe, expect, it } from 'vitest'
import { emptyDraft, type PostDraft, postDraftSchema } from '@postwright/core/model/post'
import { readCopy, type WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { collisionsOf, joinUnasked, joinVersions } from '@/documents/merge/draft-parts.ts'
import { postParts } from '@/posts/content/post-parts.ts'
import { sameDraft } from '@/posts/content/same-draft.ts'

/** Every field of a draft with something in it that a new draft does not have. */
const full: Required<PostDraft> = {
  text: 'Words',
  media: [{ mediaId: 'picture1', alt: 'A chair' }],
  connectionIds: ['channel1', 'channel2'],
  title: 'A title',
  comment: 'A comment',
  thread: ['The second part'],
  threadMedia: [{ mediaId: 'picture2', alt: 'A table', part: 1 }],
  pollOptions: ['Oak', 'Elm'],
  pollDuration: 60_000,
  pollMultiple: true,
  settings: [{ connectionId: 'channel1', key: 'board', value: 'wood' }],
  overrides: [
    {
      connectionId: 'channel2',
      text: 'For two',
      title: null,
      comment: null,
      thread: ['Its own part'],
      threadMedia: null,
      media: [{ mediaId: 'picture3', alt: '' }],
    },
  ],
  labels: ['Spring'],
  note: 'Ask Ben first',
  linkCard: false,
  chosenTime: '2026-12-01T09:00[Europe/Berlin]',
  campaignId: 'spring',
}

const fields = postDraftSchema.keyof().options

function copyOf(draft: PostDraft): WaitingDraft {
  return {
    kind: 'draft',
    id: 'copy1',
    uid: 'ada',
    workspaceId: 'w1',
    collection: 'posts',
    documentId: 'post1',
    keptAt: 1,
    problem: null,
    base: { rev: 3, draft: emptyDraft() },
    draft,
  }
}

describe.each(fields)('what a post has as %s', (field) => {
  it('is something else in a post that has just been begun', () => {
    expect(full[field]).not.toEqual(emptyDraft()[field])
  })

  it('is a change that is saved, and kept on the device', () => {
    const changed = { ...emptyDraft(), [field]: full[field] }
    expect(sameDraft(changed, emptyDraft())).toBe(false)
    const copy = readCopy({ schema: postDraftSchema }, copyOf(full))
    expect(copy?.draft[field]).toEqual(full[field])
  })

  it('is joined with what was changed elsewhere, and asked about when that was changed too', () => {
    const before = { ...full, [field]: emptyDraft()[field] }
    const [mine, theirs] = [full, { ...before, text: field === 'text' ? before.text : 'Other words' }]
    const joined = joinUnasked(postParts, before, mine, theirs)
    expect(joined?.[field === 'threadMedia' ? 'thread' : field]).toEqual(
      full[field === 'threadMedia' ? 'thread' : field],
    )
  })
})

it('a draft is the same after it was taken apart and put together', () => {
  const apart = postParts.takeApart?.(full)
  expect(postParts.putTogether(apart)).toEqual(full)
  expect(collisionsOf(postParts, { base: full, mine: full, theirs: full })).toEqual([])
  expect(joinVersions(postParts, { base: emptyDraft(), mine: full, theirs: full }, () => 'mine')).toEqual(full)
})
