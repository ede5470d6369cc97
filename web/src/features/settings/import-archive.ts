import type { Entry, FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js'
import { FONT_BYTES_MAX } from '@postwright/core/fonts/font-limits'
import { IMPORT_BYTES_MAX, VIDEO_BYTES_MAX } from '@postwright/core/limits'
import type { MediaType } from '@postwright/core/media/media-type'

/** Entries of an archive, and their bytes together once unpacked. */
export const IMPORT_ENTRIES_MAX = 10_000
const IMPORT_ARCHIVE_BYTES_MAX = 20 * 1024 * 1024 * 1024

/** Why a file cannot be imported. `bomb`: an entry unpacks to more than it says, or to far more than it takes. */
export type ImportFault = 'not_an_export' | 'too_large' | 'tooMany' | 'bomb' | 'damaged'

export class ImportRefusal extends Error {
  readonly fault: ImportFault

  constructor(fault: ImportFault) {
    super(`the file cannot be imported: ${fault}`)
    this.fault = fault
  }
}

export type ArchiveFile = {
  /** Its id in the workspace that it comes from. */
  id: string
  bytes: number
  /** @throws ImportRefusal for a file that is not what the archive says */
  read: () => Promise<Blob>
}

/** An export as it was chosen: its data, the media and fonts in it, and how many entries are none of them. */
export type ImportSource = {
  data: string
  files: readonly ArchiveFile[]
  fonts: readonly ArchiveFile[]
  strangers: number
}

const DATA = 'data.json'
const MEDIA = 'media/'
const FONTS = 'fonts/'
const TYPES: Readonly<Record<string, MediaType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  pdf: 'application/pdf',
}
const FONT_TYPES: Readonly<Record<string, string>> = {
  ttf: 'font/ttf',
  otf: 'font/otf',
  woff: 'font/woff',
  woff2: 'font/woff2',
}
const ID = /^[0-9a-f]{64}$/
/** Text is packed to a hundredth at best; whatever is packed further was made to unpack to more than it looks. */
const RATIO_MAX = 200
/** What is gathered in memory before it becomes part of a blob, which the browser may keep on disk. */
const GATHERED_BYTES = 8 * 1024 * 1024

/**
 * Opens the archive of an export, or the JSON file that exports were before. Only what an export consists of is looked at, whatever else
 * is inside; nothing is unpacked before its size is known to be within bounds.
 * @throws ImportRefusal
 */
export async function openImport(file: File): Promise<ImportSource> {
  if (!(await isArchive(file))) {
    if (file.size > IMPORT_BYTES_MAX) throw new ImportRefusal('too_large')
    return { data: await file.text(), files: [], fonts: [], strangers: 0 }
  }
  const entries = await listEntries(file)
  const data = entries.filter(({ filename }) => filename === DATA)
  const [first] = data
  if (!first || data.length > 1) throw new ImportRefusal('not_an_export')
  if (first.uncompressedSize > IMPORT_BYTES_MAX) throw new ImportRefusal('too_large')
  const files = entries.flatMap((entry) => fileOf(entry, MEDIA, TYPES, VIDEO_BYTES_MAX) ?? [])
  const fonts = entries.flatMap((entry) => fileOf(entry, FONTS, FONT_TYPES, FONT_BYTES_MAX) ?? [])
  for (const each of [files, fonts]) {
    if (new Set(each.map(({ id }) => id)).size < each.length) throw new ImportRefusal('damaged')
  }
  const text = await (await unpack(first, 'application/json')).text()
  return { data: text, files, fonts, strangers: entries.length - 1 - files.length - fonts.length }
}

async function isArchive(file: File): Promise<boolean> {
  const [p, k] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return p === 0x50 && k === 0x4b
}

async function listEntries(file: File): Promise<FileEntry[]> {
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js')
  const entries: FileEntry[] = []
  let bytes = 0
  let count = 0
  try {
    for await (const entry of new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntriesGenerator()) {
      count += 1
      if (count > IMPORT_ENTRIES_MAX) throw new ImportRefusal('tooMany')
      if (!isFile(entry)) continue
      bytes += entry.uncompressedSize
      if (bytes > IMPORT_ARCHIVE_BYTES_MAX) throw new ImportRefusal('too_large')
      if (entry.uncompressedSize > RATIO_MAX * (entry.compressedSize + 1_024)) throw new ImportRefusal('bomb')
      entries.push(entry)
    }
  } catch (error) {
    throw error instanceof ImportRefusal ? error : new ImportRefusal('damaged')
  }
  return entries
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory
}

function fileOf(
  entry: FileEntry,
  folder: string,
  types: Readonly<Record<string, string>>,
  bytesMax: number,
): ArchiveFile | null {
  const { filename, uncompressedSize: bytes } = entry
  if (!filename.startsWith(folder)) return null
  const [id = '', ending = '', ...more] = filename.slice(folder.length).split('.')
  const type = Object.hasOwn(types, ending) ? types[ending] : undefined
  if (!ID.test(id) || type === undefined || more.length > 0 || bytes === 0 || bytes > bytesMax) return null
  return { id, bytes, read: () => unpack(entry, type) }
}

/** Never more than the archive says, whatever is packed there. */
async function unpack(entry: FileEntry, type: string): Promise<Blob> {
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
      if (size > entry.uncompressedSize) throw new ImportRefusal('bomb')
      gathered.push(chunk.slice())
      if (waiting >= GATHERED_BYTES) flush()
    },
  })
  try {
    await entry.getData(sink, { checkSignature: true, useWebWorkers: false })
  } catch (error) {
    throw error instanceof ImportRefusal ? error : new ImportRefusal('damaged')
  }
  flush()
  if (size !== entry.uncompressedSize) throw new ImportRefusal('damaged')
  return new Blob(whole, { type })
}
