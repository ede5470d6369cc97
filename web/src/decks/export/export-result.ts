import type { Format } from '@postwright/core/scene/format'
import type { Report } from '@/lib/workers/worker-call.ts'
import { codeOf } from '@/lib/workers/worker-error.ts'
import { NO_CANVAS } from '../drawing/canvas.ts'

/** A file; `slideId` is empty for documents of several slides. */
export type ExportedFile = { name: string; blob: Blob; slideId: string; format: Format }

/** A difference between the files and the slides. `slide` counts from 0 among the exported slides. */
export type ExportNote =
  | { kind: 'rasterised'; slide: number; text: string }
  | { kind: 'pictureMissing'; slide: number }
  | { kind: 'fontMissing'; family: string }

export type ExportResult = {
  files: readonly ExportedFile[]
  /** All files in one archive, if requested and if there are several. */
  archive: { name: string; blob: Blob } | null
  notes: readonly ExportNote[]
}

/** Number of finished slides, and number of all exported slides. */
export type ExportProgress = { done: number; of: number }

/** Context of the functions that create files: `report` is called after each slide; `helpers` are the message ports of encoders. */
export type Making = { report: Report<ExportProgress>; helpers: readonly MessagePort[] }

export type MadeFiles = { files: ExportedFile[]; notes: ExportNote[] }

/** Reason why no files were created, as far as the browser reports it. */
export type ExportFault = 'memory' | 'notLoaded' | 'refused' | 'unknown'

/** Error names that indicate a canvas or a buffer too large for the machine. */
const OF_MEMORY = ['RangeError', 'EncodingError', 'InvalidStateError', 'QuotaExceededError']

/** Returns the fault for an error by its code and name, which are kept in errors from a worker. */
export function findFault(error: unknown): ExportFault {
  if (!(error instanceof Error)) return 'unknown'
  if (codeOf(error) === NO_CANVAS || OF_MEMORY.includes(error.name)) return 'memory'
  if (error.name === 'SecurityError') return 'refused'
  const isPartMissing = /dynamically imported module|importing a module script/i.test(error.message)
  return isPartMissing || error.name === 'NetworkError' ? 'notLoaded' : 'unknown'
}
