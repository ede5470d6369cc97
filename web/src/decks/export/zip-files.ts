import { zipSync, type Zippable } from 'fflate'
import type { ExportedFile } from './export-result.ts'

/** Several files as one. Pictures are not pressed a second time; in one go, because it is done beside the screen. */
export async function zipFiles(files: readonly ExportedFile[], at: Date): Promise<Blob> {
  const entries: Zippable = {}
  for (const { name, blob } of files) {
    const level = name.endsWith('.svg') ? 6 : 0
    entries[name] = [new Uint8Array(await blob.arrayBuffer()), { level, mtime: at }]
  }
  return new Blob([zipSync(entries)], { type: 'application/zip' })
}
