import { FONT_BYTES_MAX } from '@postwright/core/fonts/font-check'
import { IMPORT_BYTES_MAX, VIDEO_BYTES_MAX } from '@postwright/core/limits'
import type { MediaType } from '@postwright/core/media/media-type'
import { ArchiveRefusal, type FileEntry, isArchive, listEntries, unpack } from '@/lib/open-archive.ts'

export type ArchiveFile = {
  /** Id in the source workspace. */
  id: string
  bytes: number
  /** @throws ArchiveRefusal for a file that does not match the archive's description */
  read: () => Promise<Blob>
}

/** A chosen export: its data, the media and fonts in it, and the number of other entries. */
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
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  weba: 'audio/webm',
}
const FONT_TYPES: Readonly<Record<string, string>> = {
  ttf: 'font/ttf',
  otf: 'font/otf',
  woff: 'font/woff',
  woff2: 'font/woff2',
}
const ID = /^[0-9a-f]{64}$/

/**
 * Opens the archive of an export, or a JSON file in the older export format. Only the known parts of an export are read, and nothing is unpacked
 * before its size is checked against the limits.
 * @throws ArchiveRefusal
 */
export async function openImport(file: File): Promise<ImportSource> {
  if (!(await isArchive(file))) {
    if (file.size > IMPORT_BYTES_MAX) throw new ArchiveRefusal('too_large')
    return { data: await file.text(), files: [], fonts: [], strangers: 0 }
  }
  const entries = await listEntries(file)
  const data = entries.filter(({ filename }) => filename === DATA)
  const [first] = data
  if (!first || data.length > 1) throw new ArchiveRefusal('not_an_export')
  if (first.uncompressedSize > IMPORT_BYTES_MAX) throw new ArchiveRefusal('too_large')
  const files = entries.flatMap((entry) => fileOf(entry, MEDIA, TYPES, VIDEO_BYTES_MAX) ?? [])
  const fonts = entries.flatMap((entry) => fileOf(entry, FONTS, FONT_TYPES, FONT_BYTES_MAX) ?? [])
  for (const each of [files, fonts]) {
    if (new Set(each.map(({ id }) => id)).size < each.length) throw new ArchiveRefusal('damaged')
  }
  const text = await (await unpack(first, 'application/json')).text()
  return { data: text, files, fonts, strangers: entries.length - 1 - files.length - fonts.length }
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
