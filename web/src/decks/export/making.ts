import type { ExportedFile, ExportNote } from './export-result.ts'

/** What makers of files are told, and tell: `report` is called after each slide. */
export type Making = { report: (done: number, of: number) => void | Promise<void> }

export type MadeFiles = { files: ExportedFile[]; notes: ExportNote[] }
