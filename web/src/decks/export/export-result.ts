import type { Format } from '@postwright/core/scene/format'

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
