import {
  type AudioType,
  audioTypeSchema,
  documentTypeSchema,
  tidyMediaType,
  type VideoType,
  videoTypeSchema,
} from '@postwright/core/media/media-type'
import type { ByteSource, Files, FitCheck } from '../domain/ports/files.ts'
import { createRecordingReader } from './recording-reader.ts'
import { createFontCheck } from './fonts/create-font-check.ts'
import { readPdf } from './pdf/read-pdf.ts'
import type { RecordingContainer } from './read-recording.ts'
import type { TemplateDesign } from '@postwright/core/scene/templates/deck-template'
import { z } from 'zod'
import { inTurn, runInThread, threadAddress, type ThreadLimits } from './run-in-thread.ts'

/** Bytes at the beginning of a file that identify its kind. */
const HEAD_BYTES = 8 * 1024

/** Returns a reader for videos, audio, documents and fonts. The libraries are loaded on the first call. */
export function createFiles(): Files {
  return {
    checkFont: createFontCheck(),
    checkFit: createFitCheck(),
    recognise: async (source) => {
      const found = await typeOf(source)
      const recording = videoTypeSchema.or(audioTypeSchema).safeParse(found)
      const document = documentTypeSchema.safeParse(found)
      try {
        if (recording.success) return await recogniseRecording(source, recording.data)
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
  return mime === null ? null : tidyMediaType(mime)
}

/** `video`: the type of a file with video tracks; null where the container holds audio only. */
type Container = { name: RecordingContainer; video: VideoType | null; audio: AudioType | null }

const MP4: Container = { name: 'mp4', video: 'video/mp4', audio: 'audio/mp4' }
const WEBM: Container = { name: 'webm', video: 'video/webm', audio: 'audio/webm' }

const CONTAINERS = {
  'video/mp4': MP4,
  'audio/mp4': MP4,
  'video/webm': WEBM,
  'audio/webm': WEBM,
  'video/quicktime': { name: 'quicktime', video: 'video/quicktime', audio: null },
  'audio/mpeg': { name: 'mp3', video: null, audio: 'audio/mpeg' },
  'audio/wav': { name: 'wave', video: null, audio: 'audio/wav' },
  'audio/ogg': { name: 'ogg', video: null, audio: 'audio/ogg' },
} as const satisfies Record<VideoType | AudioType, Container>

const readRecording = createRecordingReader()

/** Determines by its tracks whether an MP4 or a WebM is a video or audio, regardless of its header. */
async function recogniseRecording(source: ByteSource, found: VideoType | AudioType): ReturnType<Files['recognise']> {
  const container: Container = CONTAINERS[found]
  const facts = await readRecording(source, container.name)
  const mime = facts && container[facts.kind]
  if (!facts || !mime) return { kind: 'refused', reason: container.video === null ? 'no_sound' : 'no_video' }
  const { width, height, durationMs } = facts
  return { kind: 'file', mime, width, height, durationMs, pages: null }
}

async function recognisePdf(source: ByteSource): ReturnType<Files['recognise']> {
  const facts = await readPdf(source)
  if (facts === 'locked') return { kind: 'refused', reason: 'locked' }
  return { kind: 'file', mime: 'application/pdf', ...facts, durationMs: null }
}

const THREAD = threadAddress(import.meta.url, 'fit-worker')

const LIMITS: ThreadLimits = { time: 20_000, megabytes: 256 }

const outcomeSchema = z.object({ faults: z.int() })

/** Returns a check that processes designs one at a time, each in its own thread: laying out all cases and formats takes seconds. */
export function createFitCheck(limits: ThreadLimits = LIMITS): FitCheck {
  return inTurn(async (design: TemplateDesign) => {
    const outcome = await runInThread({
      thread: THREAD,
      data: design,
      limits,
      onMessage: (message) => outcomeSchema.parse(message),
    })
    if (typeof outcome !== 'string') return outcome.faults === 0 ? 'fits' : 'overflows'
    if (outcome === 'broken') throw new Error('the thread that tries designs out broke')
    return 'too_much'
  })
}
