import { z } from 'zod'

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const imageTypeSchema = z.enum(IMAGE_TYPES)
export type ImageType = z.infer<typeof imageTypeSchema>

export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export const videoTypeSchema = z.enum(VIDEO_TYPES)
export type VideoType = z.infer<typeof videoTypeSchema>

export const DOCUMENT_TYPES = ['application/pdf'] as const
export const documentTypeSchema = z.enum(DOCUMENT_TYPES)

export const MEDIA_TYPES = [...IMAGE_TYPES, ...VIDEO_TYPES, ...DOCUMENT_TYPES] as const
export const mediaTypeSchema = z.enum(MEDIA_TYPES)
export type MediaType = z.infer<typeof mediaTypeSchema>
