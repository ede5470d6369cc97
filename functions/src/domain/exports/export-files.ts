import type { AccountExport } from '@postwright/core/model/account-export'
import { fontReportSchema } from '@postwright/core/model/font'
import { mediaSchema } from '@postwright/core/model/media'
import { media as mediaCollection } from '@postwright/core/collections/media'
import { workspaceFonts } from '@postwright/core/collections/workspace-fonts'
import { workspaces } from '@postwright/core/collections/workspaces'
import { crc32 } from 'node:zlib'
import type { MediaType } from '@postwright/core/media/media-type'
import { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { fontKeyOf } from '../fonts/font-files.ts'
import { getBlobKey } from '../media/media-bytes.ts'
import { layOutZip, readZip } from './zip-layout.ts'

/** Bytes of a file in memory at a time. */
const CHUNK_BYTES = 8 * 1024 * 1024
/** Bytes read between two progress updates. */
const NOTED_BYTES = 64 * 1024 * 1024

const listedMediaSchema = mediaSchema.pick({ id: true, workspaceId: true, mime: true, bytes: true })
/** Stored fonts that passed their check; all others are left out, because they are never used. */
const listedFontSchema = z.object({
  id: z.string(),
  bytes: z.int().min(1),
  check: z.literal('passed'),
  report: fontReportSchema.pick({ format: true }),
})
type Listed = Pick<ExportFile, 'id' | 'workspaceId' | 'name'> & { bytes: number }
/** Folder of uploaded fonts in an archive. */
const FONTS = 'fonts/'

const fileSchema = z.object({
  id: z.string(),
  workspaceId: z.string(),
  name: z.string(),
  size: z.int().min(0),
  crc: z.int().min(0),
})
const listSchema = z.object({ files: z.array(fileSchema) })

export type ExportFile = z.infer<typeof fileSchema>

/**
 * Records the stored files of an export with their checksums, each read once in parts. Files recorded by an earlier run are not read again, so an
 * interrupted run resumes. Files whose bytes are gone are left out.
 * @param onProgress from 0 to 1
 */
export async function noteFiles(
  { blobs }: Pick<Deps, 'blobs'>,
  place: ExportPlace,
  { workspaces: owned }: Pick<AccountExport, 'workspaces'>,
  onProgress: (share: number) => Promise<void>,
): Promise<void> {
  const key = filesKeyOf(place)
  const listed = new Map(owned.flatMap(listedIn).map((file) => [file.id, file]))
  const noted = new Map((await readFiles({ blobs }, place)).map((file) => [file.id, file]))
  const total = [...listed.values()].reduce((sum, { bytes }) => sum + bytes, 1)
  const files: ExportFile[] = []
  const save = () => blobs.put(key, new TextEncoder().encode(JSON.stringify({ files })), 'application/json')
  let read = 0
  let saved = 0
  for (const file of listed.values()) {
    const known = noted.get(file.id) ?? (await checksumOf({ blobs }, file))
    if (known) files.push(known)
    read += file.bytes
    if (read - saved < NOTED_BYTES) continue
    saved = read
    await save()
    await onProgress(read / total)
  }
  await save()
}

/** Returns the recorded files; none before the first record. */
export async function readFiles({ blobs }: Pick<Deps, 'blobs'>, place: ExportPlace): Promise<ExportFile[]> {
  const bytes = await blobs.get(filesKeyOf(place))
  return bytes ? listSchema.parse(JSON.parse(new TextDecoder().decode(bytes))).files : []
}

/** Returns the archive of an export for reading in ranges: first its data, then its files. The archive itself is never stored. */
export async function openArchive({ blobs }: Pick<Deps, 'blobs'>, place: ExportPlace, data: Uint8Array) {
  const files = await readFiles({ blobs }, place)
  const layout = layOutZip([{ name: EXPORT_DATA, size: data.length, crc: crc32(data) }, ...files])
  return {
    size: layout.size,
    read: (range: { start: number; end: number }) =>
      readZip(layout, range, async (at, part) => {
        if (at === 0) return data.subarray(part.start, part.end)
        const file = files[at - 1]
        return file ? blobs.get(keyOf(file), part) : null
      }),
  }
}

function listedIn(documents: AccountExport['workspaces'][number]): Listed[] {
  const media = (documents[mediaCollection.name] ?? []).flatMap((document): Listed[] => {
    const { data } = listedMediaSchema.safeParse(document)
    return data ? [{ ...data, name: `media/${data.id}.${endingOf(data.mime)}` }] : []
  })
  const workspaceId = documents[workspaces.name]?.[0]?.id
  if (workspaceId === undefined) return media
  const fonts = (documents[workspaceFonts.name] ?? []).flatMap((document): Listed[] => {
    const { data } = listedFontSchema.safeParse(document)
    if (!data) return []
    const { id, bytes, report } = data
    return [{ id, bytes, workspaceId, name: `${FONTS}${id}.${report.format}` }]
  })
  return [...media, ...fonts]
}

function keyOf({ id, workspaceId, name }: Pick<ExportFile, 'id' | 'workspaceId' | 'name'>): string {
  return name.startsWith(FONTS) ? fontKeyOf({ workspaceId, fontId: id }) : getBlobKey({ id, workspaceId })
}

async function checksumOf({ blobs }: Pick<Deps, 'blobs'>, file: Listed): Promise<ExportFile | null> {
  const { id, workspaceId, name, bytes: size } = file
  let crc = 0
  for (let start = 0; start < size; start += CHUNK_BYTES) {
    const end = Math.min(start + CHUNK_BYTES, size)
    const bytes = await blobs.get(keyOf(file), { start, end })
    if (bytes?.length !== end - start) return null
    crc = crc32(bytes, crc)
  }
  return { id, workspaceId, name, size, crc }
}

/** File extensions that differ from the second part of the media type. */
const ENDINGS: Partial<Record<MediaType, string>> = {
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
}

function endingOf(mime: MediaType): string {
  return ENDINGS[mime] ?? mime.split('/')[1] ?? 'bin'
}

export type ExportPlace = { uid: string; jobId: string }

/** Name of the data file in an archive; the media files are in `media/`. */
const EXPORT_DATA = 'data.json'

/** Returns the storage key of a job's file: the result of an export or the source of an import. */
export function exportKeyOf(uid: string, jobId: string): string {
  return `exports/${uid}/${jobId}`
}

function filesKeyOf({ uid, jobId }: ExportPlace): string {
  return `${exportKeyOf(uid, jobId)}-files`
}

/** Removes all stored files of a job. A repeated call changes nothing. */
export async function deleteJobFiles({ blobs }: Pick<Deps, 'blobs'>, place: ExportPlace): Promise<void> {
  await blobs.delete(exportKeyOf(place.uid, place.jobId))
  await blobs.delete(filesKeyOf(place))
}
