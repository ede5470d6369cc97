import { z } from 'zod'

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const imageTypeSchema = z.enum(IMAGE_TYPES)
export type ImageType = z.infer<typeof imageTypeSchema>

export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export const videoTypeSchema = z.enum(VIDEO_TYPES)
export type VideoType = z.infer<typeof videoTypeSchema>

export const DOCUMENT_TYPES = ['application/pdf'] as const
export const documentTypeSchema = z.enum(DOCUMENT_TYPES)

export const AUDIO_TYPES = ['audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/ogg', 'audio/webm'] as const
export const audioTypeSchema = z.enum(AUDIO_TYPES)
export type AudioType = z.infer<typeof audioTypeSchema>

/** Media types allowed in posts; no network publishes audio files. */
export const POST_MEDIA_TYPES = [...IMAGE_TYPES, ...VIDEO_TYPES, ...DOCUMENT_TYPES] as const
export const postMediaTypeSchema = z.enum(POST_MEDIA_TYPES)

/** Media types stored in the library of a workspace. */
export const MEDIA_TYPES = [...POST_MEDIA_TYPES, ...AUDIO_TYPES] as const
export const mediaTypeSchema = z.enum(MEDIA_TYPES)
export type MediaType = z.infer<typeof mediaTypeSchema>

/** Other names that browsers and libraries use for the same containers. */
const SAME_TYPES: ReadonlyMap<string, MediaType> = new Map([
  ['video/x-m4v', 'video/mp4'],
  ['audio/x-m4a', 'audio/mp4'],
  ['audio/m4a', 'audio/mp4'],
  ['audio/mp3', 'audio/mpeg'],
  ['audio/x-wav', 'audio/wav'],
  ['audio/wave', 'audio/wav'],
  ['audio/vnd.wave', 'audio/wav'],
])

/** Returns the canonical name of a media type, without parameters such as codecs. */
export function tidyMediaType(type: string): string {
  const bare = (type.split(';', 1)[0] ?? '').trim().toLowerCase()
  return SAME_TYPES.get(bare) ?? bare
}
