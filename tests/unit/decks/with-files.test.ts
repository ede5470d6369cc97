import { expect, it } from 'vitest'
import { emptyDraft } from '@postwright/core/model/post'
import { withFiles } from '@/features/content-studio/deck/deck-images.ts'

it('puts files in the place of others wherever a post shows them, and keeps what was written about them', () => {
  const override = { connectionId: 'c1', text: null, title: null, comment: null, thread: null, threadMedia: null }
  const draft = {
    ...emptyDraft(),
    text: 'Look',
    media: [
      { mediaId: 'old1', alt: 'A lamp' },
      { mediaId: 'mine', alt: 'Me' },
    ],
    threadMedia: [{ mediaId: 'old2', alt: 'A room', part: 1 }],
    overrides: [{ ...override, media: [{ mediaId: 'old2', alt: '' }] }],
  }
  const replaced = new Map([
    ['old1', 'new1'],
    ['old2', 'new2'],
  ])
  expect(withFiles(draft, replaced)).toEqual({
    ...draft,
    media: [
      { mediaId: 'new1', alt: 'A lamp' },
      { mediaId: 'mine', alt: 'Me' },
    ],
    threadMedia: [{ mediaId: 'new2', alt: 'A room', part: 1 }],
    overrides: [{ ...override, media: [{ mediaId: 'new2', alt: '' }] }],
  })
})
