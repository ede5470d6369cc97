import type { Format } from '@postwright/core/scene/format'
import type { Report } from '@/lib/workers/worker-call.ts'
import { codeOf } from '@/lib/workers/worker-error.ts'
import { NO_CANVAS } from '../drawing/canvas.ts'

/** A file; `slideId` is empty for documents of several slides. */
export type ExportedFile = { name: string; blob: Blob; slideId: string; format: Format }

/** What is not in the files as it is on the slides. `slide` counts from 0 among those that were exported. */
export type ExportNote =
  | { kind: 'rasterised'; slide: number; text: string }
  | { kind: 'pictureMissing'; slide: number }
  | { kind: 'fontMissing'; family: string }

export type ExportResult = {
  files: readonly ExportedFile[]
  /** All of them in one, where that was asked for and there are several. */
  archive: { name: string; blob: Blob } | null
  notes: readonly ExportNote[]
}

/** How many of the slides are done. */
export type ExportProgress = { done: number; of: number }

/** What makers of files are told, and tell: `report` is called after each slide. Helpers are encoders behind ports. */
export type Making = { report: Report<ExportProgress>; helpers: readonly MessagePort[] }

export type MadeFiles = { files: ExportedFile[]; notes: ExportNote[] }

/** Why no files were made, as far as the browser tells. */
export type ExportFault = 'memory' | 'notLoaded' | 'refused' | 'unknown'

/** A canvas or a buffer that is too large for the machine is told by one of these. */
const OF_MEMORY = ['RangeError', 'EncodingError', 'InvalidStateError', 'QuotaExceededError']

/** By code and name, which an error keeps when it comes from a worker. */
export function findFault(error: unknown): ExportFault {
  if (!(error instanceof Error)) return 'unknown'
  if (codeOf(error) === NO_CANVAS || OF_MEMORY.includes(error.name)) return 'memory'
  if (error.name === 'SecurityError') return 'refused'
  const isPartMissing = /dynamically imported module|importing a module script/i.test(error.message)
  return isPartMissing || error.name === 'NetworkError' ? 'notLoaded' : 'unknown'
}
