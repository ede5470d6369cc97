import type { AccountExport } from '@postwright/core/model/account-export'
import { mediaSchema } from '@postwright/core/model/media'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { blobKeyOf } from '../media/blob-key-of.ts'
import { EXPORT_DATA, type ExportPlace, filesKeyOf } from './export-key.ts'
import { layOutZip, readZip } from './zip-layout.ts'

/** What is in memory of a file at a time. */
const CHUNK_BYTES = 8 * 1024 * 1024
/** How much is read between two notes of how far it is. */
const NOTED_BYTES = 64 * 1024 * 1024

const listedSchema = mediaSchema.pick({ id: true, workspaceId: true, mime: true, bytes: true })
type Listed = z.infer<typeof listedSchema>

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
  { workspaces }: Pick<AccountExport, 'workspaces'>,
  onProgress: (share: number) => Promise<void>,
): Promise<void> {
  const key = filesKeyOf(place)
  const listed = new Map(workspaces.flatMap(listedIn).map((file) => [file.id, file]))
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
        return file ? blobs.get(blobKeyOf(file), part) : null
      }),
  }
}

function listedIn(documents: AccountExport['workspaces'][number]): Listed[] {
  return (documents['media'] ?? []).flatMap((document) => listedSchema.safeParse(document).data ?? [])
}

async function checksumOf({ blobs }: Pick<Deps, 'blobs'>, file: Listed): Promise<ExportFile | null> {
  const { id, workspaceId, mime, bytes: size } = file
  let crc = 0
  for (let start = 0; start < size; start += CHUNK_BYTES) {
    const end = Math.min(start + CHUNK_BYTES, size)
    const bytes = await blobs.get(blobKeyOf(file), { start, end })
    if (bytes?.length !== end - start) return null
    crc = crc32(bytes, crc)
  }
  return { id, workspaceId, name: `media/${id}.${endingOf(mime)}`, size, crc }
}

function endingOf(mime: Listed['mime']): string {
  return mime === 'video/quicktime' ? 'mov' : (mime.split('/')[1] ?? 'bin')
}
