import { newLibraryFields } from '@postwright/core/model/media-words'
import type { Media } from '@postwright/core/model/media'
import { makeBase } from './document-base.ts'

/** A stored picture of 100 × 80 pixels; set only the fields that the test is about. */
export function makeMedia(fields: Partial<Media> = {}): Media {
  return {
    ...makeBase('picture1'),
    workspaceId: 'w1',
    name: 'harbour.jpg',
    mime: 'image/jpeg',
    bytes: 2048,
    width: 100,
    height: 80,
    durationMs: null,
    pages: null,
    derivedFrom: null,
    focus: null,
    captions: [],
    captionsBy: null,
    captionsAt: null,
    ...newLibraryFields(fields.name ?? 'harbour.jpg'),
    ...fields,
  }
}
