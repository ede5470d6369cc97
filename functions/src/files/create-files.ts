import { ownValue } from '@postwright/core/own-value'
import { documentTypeSchema, type VideoType, videoTypeSchema } from '@postwright/core/media/media-type'
import type { ByteSource, Files } from '../domain/ports/files.ts'
import { createFitCheck } from './create-fit-check.ts'
import { createFontCheck } from './fonts/create-font-check.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { createVideoReader } from './create-video-reader.ts'

/** What tells one kind of file from another stands at its beginning. */
const HEAD_BYTES = 8 * 1024

/** Names that the same container has by who wrote it. */
const SAME_TYPES: Partial<Record<string, string>> = { 'video/x-m4v': 'video/mp4' }

/** Reads videos, documents and fonts. The libraries are loaded with the first call. */
export function createFiles(): Files {
  return {
    checkFont: createFontCheck(),
    checkFit: createFitCheck(),
    recognise: async (source) => {
      const found = await typeOf(source)
      const video = videoTypeSchema.safeParse(found)
      const document = documentTypeSchema.safeParse(found)
      try {
        if (video.success) return await recogniseVideo(source, video.data)
        if (document.success) return await recognisePdf(source)
      } catch {
        return { kind: 'refused', reason: 'broken' }
      }
      return { kind: 'refused', reason: 'type', found }
    },
  }
}

async function typeOf(source: ByteSource): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const head = await source.read({ start: 0, end: Math.min(HEAD_BYTES, source.size) })
  const mime = (await fileTypeFromBuffer(head))?.mime ?? null
  return mime === null ? null : (ownValue(SAME_TYPES, mime) ?? mime)
}

const readVideo = createVideoReader()

async function recogniseVideo(source: ByteSource, mime: VideoType): ReturnType<Files['recognise']> {
  const facts = await readVideo(source)
  return facts ? { kind: 'file', mime, ...facts, pages: null } : { kind: 'refused', reason: 'no_video' }
}

async function recognisePdf(source: ByteSource): ReturnType<Files['recognise']> {
  const facts = await readPdf(source)
  if (facts === 'locked') return { kind: 'refused', reason: 'locked' }
  return { kind: 'file', mime: 'application/pdf', ...facts, durationMs: null }
}
