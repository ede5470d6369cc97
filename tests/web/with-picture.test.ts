import { POST_MEDIA_MAX, THREAD_MEDIA_MAX } from '@postwright/core/limits'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { channelDraft } from '@postwright/core/posts/channel-versions'
import { describe, expect, it } from 'vitest'
import { readPlace, writePlace, withImage } from '@/posts/content/image-place.ts'
import { countFreePlaces } from '@/features/content-studio/pending-uploads.ts'

const draft: PostDraft = {
  ...emptyDraft(),
  media: [{ mediaId: 'm1', alt: 'Seen' }],
  thread: ['second', 'third'],
  threadMedia: [{ mediaId: 'm2', alt: '', part: 2 }],
  connectionIds: ['c1', 'c2'],
}
const at = (part: number, connectionId: string | null = null) => writePlace({ connectionId, part })

describe('a picture that arrives', () => {
  it('goes where it was put: into the post, a part of its thread, or the version of one channel', () => {
    expect(withImage(draft, 'new', at(0))?.media).toEqual([...draft.media, { mediaId: 'new', alt: '' }])
    expect(withImage(draft, 'new', at(1))?.threadMedia).toEqual([
      ...draft.threadMedia,
      { mediaId: 'new', alt: '', part: 1 },
    ])
    const own = withImage(draft, 'new', at(0, 'c1'))
    expect(own?.media).toEqual(draft.media)
    expect(own && channelDraft(own, 'c1').media.map(({ mediaId }) => mediaId)).toEqual(['m1', 'new'])
    expect(own && channelDraft(own, 'c2').media).toEqual(draft.media)
  })

  it('makes texts and files of a thread a channel’s own together', () => {
    const own = withImage(draft, 'new', at(2, 'c1'))
    const changed = own && { ...own, thread: ['other'], threadMedia: [] }
    expect(changed && channelDraft(changed, 'c1')).toMatchObject({
      thread: ['second', 'third'],
      threadMedia: [
        { mediaId: 'm2', part: 2 },
        { mediaId: 'new', part: 2 },
      ],
    })
  })

  it('goes to the post where its part is gone meanwhile, and where nothing was said', () => {
    expect(withImage(draft, 'new', at(7))?.media).toHaveLength(2)
    expect(withImage(draft, 'new', '')?.media).toHaveLength(2)
  })

  it('changes nothing that has it already, and does not fit where there is no room', () => {
    expect(withImage(draft, 'm1', at(0))).toBe(draft)
    expect(withImage(draft, 'm2', at(2))).toBe(draft)
    const media = Array.from({ length: POST_MEDIA_MAX }, (_, n) => ({ mediaId: `p${n}`, alt: '' }))
    expect(withImage({ ...draft, media }, 'new', at(0))).toBeNull()
    const threadMedia = Array.from({ length: THREAD_MEDIA_MAX }, (_, n) => ({ mediaId: `p${n}`, alt: '', part: 1 }))
    expect(withImage({ ...draft, threadMedia }, 'new', at(2))).toBeNull()
  })
})

it('a place is read as it was written', () => {
  for (const place of [
    { connectionId: null, part: 0 },
    { connectionId: 'c1', part: 3 },
  ]) {
    expect(readPlace(writePlace(place))).toEqual(place)
  }
})

it('room counts what waits for the same version; all parts of a thread share theirs', () => {
  const pending = [
    { place: { connectionId: null, part: 0 } },
    { place: { connectionId: null, part: 1 } },
    { place: { connectionId: 'c1', part: 0 } },
  ]
  expect(countFreePlaces({ connectionId: null, part: 0 }, draft, pending)).toBe(POST_MEDIA_MAX - 2)
  expect(countFreePlaces({ connectionId: null, part: 2 }, draft, pending)).toBe(THREAD_MEDIA_MAX - 2)
  expect(countFreePlaces({ connectionId: 'c1', part: 0 }, draft, pending)).toBe(POST_MEDIA_MAX - 2)
})
