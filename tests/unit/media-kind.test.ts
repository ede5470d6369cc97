import { BYTES_MAX, isImage, isVideo, mediaKind } from '@postwright/core/media/media-kind'
import { MEDIA_TYPES } from '@postwright/core/media/media-type'
import { mediaSchema } from '@postwright/core/model/media'
import { describe, expect, it } from 'vitest'
import { makeMedia } from '../support/factories/media.ts'

describe('the kind of a stored file', () => {
  it('follows from its type', () => {
    expect(MEDIA_TYPES.map(mediaKind)).toEqual(['image', 'image', 'image', 'video', 'video', 'video', 'document'])
  })

  it('picks pictures and videos out of a list', () => {
    const files = MEDIA_TYPES.map((mime) => ({ mime }))
    expect(files.filter(isImage).map(({ mime }) => mime)).toEqual(['image/jpeg', 'image/png', 'image/webp'])
    expect(files.filter(isVideo).map(({ mime }) => mime)).toEqual(['video/mp4', 'video/quicktime', 'video/webm'])
  })

  it('has a size that no document of its kind exceeds', () => {
    expect(BYTES_MAX.image).toBeLessThan(BYTES_MAX.document)
    expect(BYTES_MAX.document).toBeLessThan(BYTES_MAX.video)
    expect(mediaSchema.safeParse(makeMedia({ mime: 'video/mp4', bytes: BYTES_MAX.video })).success).toBe(true)
    expect(mediaSchema.safeParse(makeMedia({ mime: 'video/mp4', bytes: BYTES_MAX.video + 1 })).success).toBe(false)
  })
})

it('a picture stored before files had a duration and pages has neither', () => {
  const { durationMs: _duration, pages: _pages, ...before } = makeMedia()
  expect(mediaSchema.parse(before)).toEqual(makeMedia())
})
