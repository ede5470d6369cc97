import type { Report } from '@/lib/workers/worker-call.ts'
import type { ExportedFile, ExportNote } from './export-result.ts'

/** How many of the slides are done. */
export type ExportProgress = { done: number; of: number }

/** What makers of files are told, and tell: `report` is called after each slide. Helpers are encoders behind ports. */
export type Making = { report: Report<ExportProgress>; helpers: readonly MessagePort[] }

export type MadeFiles = { files: ExportedFile[]; notes: ExportNote[] }
