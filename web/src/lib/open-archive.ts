import type { Entry, FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js'

export type { FileEntry }

/** Limits on the entries of an archive and on their total unpacked bytes. */
export const ARCHIVE_ENTRIES_MAX = 10_000
const ARCHIVE_BYTES_MAX = 20 * 1024 * 1024 * 1024

/**
 * Reason why an archive cannot be read. `bomb`: an entry unpacks to more than it declares, or to far more than its packed size; `not_an_export`: it
 * contains something other than an export.
 */
export type ArchiveFault = 'not_an_export' | 'too_large' | 'tooMany' | 'bomb' | 'damaged'

export class ArchiveRefusal extends Error {
  readonly fault: ArchiveFault

  constructor(fault: ArchiveFault) {
    super(`the archive cannot be read: ${fault}`)
    this.fault = fault
  }
}

/** Maximum compression ratio. Text compresses to a hundredth at best; a higher ratio indicates a zip bomb. */
const RATIO_MAX = 200
/** Bytes buffered in memory before they become part of a blob, which the browser may store on disk. */
const GATHERED_BYTES = 8 * 1024 * 1024

/** Returns whether a file begins like a ZIP archive. */
export async function isArchive(file: File): Promise<boolean> {
  const [p, k] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return p === 0x50 && k === 0x4b
}

type Listing = {
  entriesMax?: number
  /** Returns false for the names of files that are neither checked nor listed. */
  isWanted?: (filename: string) => boolean
}

/** Lists the files in a ZIP archive without unpacking them. @throws ArchiveRefusal */
export async function listEntries(
  file: File,
  { entriesMax = ARCHIVE_ENTRIES_MAX, isWanted = () => true }: Listing = {},
): Promise<FileEntry[]> {
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js')
  const entries: FileEntry[] = []
  let bytes = 0
  let count = 0
  try {
    for await (const entry of new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntriesGenerator()) {
      count += 1
      if (count > entriesMax) throw new ArchiveRefusal('tooMany')
      if (!isFile(entry) || !isWanted(entry.filename)) continue
      bytes += entry.uncompressedSize
      if (bytes > ARCHIVE_BYTES_MAX) throw new ArchiveRefusal('too_large')
      if (entry.uncompressedSize > RATIO_MAX * (entry.compressedSize + 1_024)) throw new ArchiveRefusal('bomb')
      entries.push(entry)
    }
  } catch (error) {
    throw error instanceof ArchiveRefusal ? error : new ArchiveRefusal('damaged')
  }
  return entries
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory
}

/** Unpacks an entry, to at most the declared number of bytes. @throws ArchiveRefusal */
export async function unpack(entry: FileEntry, type: string): Promise<Blob> {
  const whole: Blob[] = []
  let gathered: Uint8Array<ArrayBuffer>[] = []
  let waiting = 0
  let size = 0
  const flush = () => {
    whole.push(new Blob(gathered))
    gathered = []
    waiting = 0
  }
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      size += chunk.length
      waiting += chunk.length
      if (size > entry.uncompressedSize) throw new ArchiveRefusal('bomb')
      gathered.push(chunk.slice())
      if (waiting >= GATHERED_BYTES) flush()
    },
  })
  try {
    await entry.getData(sink, { checkSignature: true, useWebWorkers: false })
  } catch (error) {
    throw error instanceof ArchiveRefusal ? error : new ArchiveRefusal('damaged')
  }
  flush()
  if (size !== entry.uncompressedSize) throw new ArchiveRefusal('damaged')
  return new Blob(whole, { type })
}
