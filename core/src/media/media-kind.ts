import { DOCUMENT_BYTES_MAX, MEDIA_BYTES_MAX, VIDEO_BYTES_MAX } from '../limits.ts'
import { documentTypeSchema, type ImageType, type MediaType, type VideoType, videoTypeSchema } from './media-type.ts'

export type MediaKind = 'image' | 'video' | 'document'

/** What a file is to people, by its type. */
export function mediaKind(mime: MediaType): MediaKind {
  if (videoTypeSchema.safeParse(mime).success) return 'video'
  return documentTypeSchema.safeParse(mime).success ? 'document' : 'image'
}

export function isImage<File extends { mime: MediaType }>(file: File): file is File & { mime: ImageType } {
  return mediaKind(file.mime) === 'image'
}

export function isVideo<File extends { mime: MediaType }>(file: File): file is File & { mime: VideoType } {
  return mediaKind(file.mime) === 'video'
}

/** The largest file of each kind that is stored; what a network takes is in its contract. */
export const BYTES_MAX = {
  image: MEDIA_BYTES_MAX,
  video: VIDEO_BYTES_MAX,
  document: DOCUMENT_BYTES_MAX,
} as const satisfies Record<MediaKind, number>
