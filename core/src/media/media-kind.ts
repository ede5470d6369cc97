import { AUDIO_BYTES_MAX, DOCUMENT_BYTES_MAX, MEDIA_BYTES_MAX, VIDEO_BYTES_MAX } from '../limits.ts'
import {
  type AudioType,
  audioTypeSchema,
  documentTypeSchema,
  type ImageType,
  type MediaType,
  type VideoType,
  videoTypeSchema,
} from './media-type.ts'

export type MediaKind = 'image' | 'video' | 'document' | 'audio'

export function mediaKind(mime: MediaType): MediaKind {
  if (videoTypeSchema.safeParse(mime).success) return 'video'
  if (audioTypeSchema.safeParse(mime).success) return 'audio'
  return documentTypeSchema.safeParse(mime).success ? 'document' : 'image'
}

export function isImage<File extends { mime: MediaType }>(file: File): file is File & { mime: ImageType } {
  return mediaKind(file.mime) === 'image'
}

export function isVideo<File extends { mime: MediaType }>(file: File): file is File & { mime: VideoType } {
  return mediaKind(file.mime) === 'video'
}

export function isAudio<File extends { mime: MediaType }>(file: File): file is File & { mime: AudioType } {
  return mediaKind(file.mime) === 'audio'
}

/**
 * Maximum stored file size of each kind; the limits of networks are in their contracts. Twenty minutes of uncompressed speech (48 kHz, mono) need 110
 * MB.
 */
export const BYTES_MAX = {
  image: MEDIA_BYTES_MAX,
  video: VIDEO_BYTES_MAX,
  document: DOCUMENT_BYTES_MAX,
  audio: AUDIO_BYTES_MAX,
} as const satisfies Record<MediaKind, number>
