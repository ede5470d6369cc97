import type { MediaType } from '../media/media-type.ts'
import { isAudio, type MediaKind, mediaKind } from '../media/media-kind.ts'
import type { DocumentRules, ImageRules, MediaRules, Range, VideoRules } from '../platforms/platform-contract.ts'
import { countGraphemes } from '../text/text-lengths.ts'
import type { ContentProblem } from './content-problem.ts'

/** A file of a post; values that are not known yet are not checked. */
export type CheckedMedia = {
  mediaId: string
  alt: string
  mime: MediaType
  bytes?: number
  width?: number
  height?: number
  /** Duration in milliseconds. */
  durationMs?: number | null
  pages?: number | null
}

/** Returns everything in the files of a post that a network would refuse. An image above the size limits is no problem: it is resized before sending. */
export function checkMedia(rules: MediaRules, media: readonly CheckedMedia[]): ContentProblem[] {
  const { images, video, document, altMax } = rules
  const pictures = ofKind(media, 'image')
  const videos = ofKind(media, 'video')
  const documents = ofKind(media, 'document')
  const kinds = [pictures, videos, documents].filter(({ length }) => length > 0).length
  const problems: ContentProblem[] = []
  if (media.some(isAudio)) problems.push({ code: 'media_kind', kind: 'audio' })
  if (rules.required === 'video' && videos.length === 0) problems.push({ code: 'video_missing' })
  if (rules.required === true && media.length === 0) problems.push({ code: 'media_missing' })
  if (kinds > 1 && (!rules.mixed || documents.length > 0)) problems.push({ code: 'media_mixed' })
  problems.push(...checkImages(images, pictures), ...checkVideos(video, videos), ...checkDocuments(document, documents))
  if (problems.length === 0 && media.length > rules.max) {
    problems.push({ code: 'too_many_files', count: media.length, max: rules.max })
  }
  for (const { mediaId, alt } of media) {
    const count = countGraphemes(alt)
    if (count > altMax) problems.push({ code: 'alt_too_long', mediaId, count, max: altMax })
  }
  return problems
}

function checkImages(rules: ImageRules | null, images: readonly CheckedMedia[]): ContentProblem[] {
  if (images.length === 0) return []
  if (rules === null) return [{ code: 'media_kind', kind: 'image' }]
  const { max, types, ratio } = rules
  const problems: ContentProblem[] = []
  if (images.length > max) problems.push({ code: 'too_many_images', count: images.length, max })
  for (const image of images) {
    const { mediaId, mime } = image
    if (!isTaken(types, mime)) problems.push({ code: 'image_type', mediaId, mime })
    if (ratio && !isWithin(ratioOf(image), allowRounding(ratio))) {
      problems.push({ code: 'image_shape', mediaId, min: ratio[0], max: ratio[1] })
    }
  }
  return problems
}

/** Returns whether a network accepts an image type. The server converts images of other types to JPEG, so any type is accepted where JPEG is. */
function isTaken(types: readonly string[], mime: string): boolean {
  return types.includes(mime) || types.includes('image/jpeg')
}

function checkVideos(rules: VideoRules | null, videos: readonly CheckedMedia[]): ContentProblem[] {
  if (videos.length === 0) return []
  if (rules === null) return [{ code: 'media_kind', kind: 'video' }]
  const { max, types, maxBytes, duration, ratio } = rules
  const problems: ContentProblem[] = []
  if (videos.length > max) problems.push({ code: 'too_many_videos', count: videos.length, max })
  for (const video of videos) {
    const { mediaId, mime, bytes = 0, durationMs } = video
    if (!types.some((type) => type === mime)) problems.push({ code: 'video_type', mediaId, mime })
    if (bytes > maxBytes) problems.push({ code: 'video_too_large', mediaId, bytes, max: maxBytes })
    if (durationMs && !isWithin(durationMs, [duration[0] - FRAME, duration[1] + FRAME])) {
      problems.push({ code: 'video_length', mediaId, duration: durationMs, min: duration[0], max: duration[1] })
    }
    if (ratio && !isWithin(ratioOf(video), allowRounding(ratio))) {
      problems.push({ code: 'video_shape', mediaId, min: ratio[0], max: ratio[1] })
    }
  }
  return problems
}

function checkDocuments(rules: DocumentRules | null, documents: readonly CheckedMedia[]): ContentProblem[] {
  if (documents.length === 0) return []
  if (rules === null) return [{ code: 'media_kind', kind: 'document' }]
  const { max, maxBytes, maxPages } = rules
  const problems: ContentProblem[] = []
  if (documents.length > max) problems.push({ code: 'too_many_documents', count: documents.length, max })
  for (const { mediaId, bytes = 0, pages } of documents) {
    if (bytes > maxBytes) problems.push({ code: 'document_too_large', mediaId, bytes, max: maxBytes })
    if (pages && pages > maxPages) problems.push({ code: 'document_too_long', mediaId, pages, max: maxPages })
  }
  return problems
}

function ofKind(media: readonly CheckedMedia[], kind: MediaKind): CheckedMedia[] {
  return media.filter(({ mime }) => mediaKind(mime) === kind)
}

function ratioOf({ width, height }: CheckedMedia): number | null {
  return width && height ? width / height : null
}

/** Tolerance of durations in milliseconds: encoders add up to a frame of image or sound. */
const FRAME = 50

/** Widens the limits of an aspect ratio by one percent, because ratios are based on whole pixels. */
function allowRounding([min, max]: Range): Range {
  return [min * 0.99, max * 1.01]
}

function isWithin(value: number | null, [min, max]: Range): boolean {
  return value === null || (value >= min && value <= max)
}
