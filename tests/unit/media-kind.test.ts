import { BYTES_MAX, isAudio, isImage, isVideo, mediaKind } from '@postwright/core/media/media-kind'
import { MEDIA_TYPES, mediaTypeSchema, POST_MEDIA_TYPES, tidyMediaType } from '@postwright/core/media/media-type'
import { mediaSchema } from '@postwright/core/model/media'
import { describe, expect, it } from 'vitest'
import { makeMedia } from '../support/factories/media.ts'

describe('the kind of a stored file', () => {
  it('follows from its type', () => {
    const kinds = ['image', 'image', 'image', 'video', 'video', 'video', 'document']
    expect(POST_MEDIA_TYPES.map(mediaKind)).toEqual(kinds)
    expect(MEDIA_TYPES.map(mediaKind)).toEqual([...kinds, 'audio', 'audio', 'audio', 'audio', 'audio'])
  })

  it('picks images, videos and sounds out of a list', () => {
    const files = MEDIA_TYPES.map((mime) => ({ mime }))
    expect(files.filter(isImage).map(({ mime }) => mime)).toEqual(['image/jpeg', 'image/png', 'image/webp'])
    expect(files.filter(isVideo).map(({ mime }) => mime)).toEqual(['video/mp4', 'video/quicktime', 'video/webm'])
    const sounds = ['audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/ogg', 'audio/webm']
    expect(files.filter(isAudio).map(({ mime }) => mime)).toEqual(sounds)
  })

  it.each([
    ['audio/webm;codecs=opus', 'audio/webm'],
    ['audio/ogg; codecs=opus', 'audio/ogg'],
    ['audio/x-m4a', 'audio/mp4'],
    ['Audio/X-WAV', 'audio/wav'],
    ['video/x-m4v', 'video/mp4'],
    ['image/png', 'image/png'],
  ])('is found by the name %s', (announced, mime) => {
    expect(mediaTypeSchema.parse(tidyMediaType(announced))).toBe(mime)
  })

  it('is not found by the name of something else', () => {
    expect(mediaTypeSchema.safeParse(tidyMediaType('audio/flac')).success).toBe(false)
    expect(mediaTypeSchema.safeParse(tidyMediaType('')).success).toBe(false)
  })

  it('has a size that no document of its kind exceeds', () => {
    expect(BYTES_MAX.image).toBeLessThan(BYTES_MAX.document)
    expect(BYTES_MAX.document).toBeLessThan(BYTES_MAX.video)
    expect(BYTES_MAX.audio).toBeLessThan(BYTES_MAX.video)
    expect(mediaSchema.safeParse(makeMedia({ mime: 'video/mp4', bytes: BYTES_MAX.video })).success).toBe(true)
    expect(mediaSchema.safeParse(makeMedia({ mime: 'video/mp4', bytes: BYTES_MAX.video + 1 })).success).toBe(false)
  })
})

it('a sound has a duration and no size', () => {
  const sound = makeMedia({ mime: 'audio/mpeg', width: 0, height: 0, durationMs: 2_000 })
  expect(mediaSchema.safeParse(sound).success).toBe(true)
  expect(mediaSchema.safeParse({ ...sound, width: -1 }).success).toBe(false)
})

it('a picture stored before files had a duration and pages has neither', () => {
  const { durationMs: _duration, pages: _pages, ...before } = makeMedia()
  expect(mediaSchema.parse(before)).toEqual(makeMedia())
})
