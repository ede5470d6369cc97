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

/** What is in memory of a file at a time. */
const CHUNK_BYTES = 8 * 1024 * 1024
/** How much is read between two notes of how far it is. */
const NOTED_BYTES = 64 * 1024 * 1024

const listedMediaSchema = mediaSchema.pick({ id: true, workspaceId: true, mime: true, bytes: true })
/** A font that did not pass its check is not used anywhere. */
const listedFontSchema = z.object({
  id: z.string(),
  bytes: z.int().min(1),
  check: z.literal('passed'),
  report: fontReportSchema.pick({ format: true }),
})
type Listed = Pick<ExportFile, 'id' | 'workspaceId' | 'name'> & { bytes: number }
/** The folder of uploaded fonts in an archive. */
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
 * Notes the stored files of an export with their checksums, each read once in parts. What an earlier run has noted is not read
 * again, so a killed run is gone on with. Files whose bytes are gone are left out.
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

/** The files that have been noted, none before the first. */
export async function readFiles({ blobs }: Pick<Deps, 'blobs'>, place: ExportPlace): Promise<ExportFile[]> {
  const bytes = await blobs.get(filesKeyOf(place))
  return bytes ? listSchema.parse(JSON.parse(new TextDecoder().decode(bytes))).files : []
}

/** The archive of an export, to be read in ranges: its data, then its files. Nothing of it is stored as an archive. */
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

/** Where the bytes of a file are stored. */
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

/** Endings that are not the second part of the type. */
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

/** The data of an archive; its files are beside it in `media/`. */
const EXPORT_DATA = 'data.json'

/** Where the file of a job is kept: the result of an export, the source of an import. */
export function exportKeyOf(uid: string, jobId: string): string {
  return `exports/${uid}/${jobId}`
}

/** Where an export notes its files. */
function filesKeyOf({ uid, jobId }: ExportPlace): string {
  return `${exportKeyOf(uid, jobId)}-files`
}

/** Removes whatever a job has stored. Repeating it changes nothing. */
export async function deleteJobFiles({ blobs }: Pick<Deps, 'blobs'>, place: ExportPlace): Promise<void> {
  await blobs.delete(exportKeyOf(place.uid, place.jobId))
  await blobs.delete(filesKeyOf(place))
}
