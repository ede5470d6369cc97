import type { ExportResult } from './export-result.ts'

/** What a worker tells the screen. */
export type ExportReply =
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'done'; result: ExportResult }
  | { kind: 'failed'; reason: string }
