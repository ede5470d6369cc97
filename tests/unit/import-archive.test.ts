import { BlobWriter, TextReader, ZipWriter, type ZipWriterAddDataOptions } from '@zip.js/zip.js'
import { describe, expect, it } from 'vitest'
import { IMPORT_BYTES_MAX } from '@postwright/core/limits'
import { layOutZip } from '../../functions/src/domain/exports/zip-layout.ts'
import { openImport } from '../../web/src/features/settings/import-archive.ts'
import { ARCHIVE_ENTRIES_MAX } from '../../web/src/lib/open-archive.ts'

const ID = 'a'.repeat(64)
const OPTIONS = { useWebWorkers: false, extendedTimestamp: false }

type Entry = [name: string, text: string, options?: ZipWriterAddDataOptions]

async function archive(...entries: Entry[]): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), OPTIONS)
  for (const [name, text, options] of entries) await writer.add(name, new TextReader(text), { ...OPTIONS, ...options })
  return new File([await writer.close()], 'export.zip')
}

/** The archive with changed bytes, such as to mislead a reader. */
async function changed(file: File, change: (bytes: DataView) => void): Promise<File> {
  const bytes = await file.arrayBuffer()
  change(new DataView(bytes))
  return new File([bytes], 'export.zip')
}

/** Offset of the last entry of the central directory. */
function directoryAt(bytes: DataView): number {
  for (let at = bytes.byteLength - 46; at >= 0; at -= 1) if (bytes.getUint32(at, true) === 0x0201_4b50) return at
  throw new Error('there is no directory')
}

describe('an archive to import', () => {
  it('gives its data and files, whether they are packed or not, and counts what is neither', async () => {
    const file = await archive(
      ['data.json', '{"version":2}'],
      [`media/${ID}.png`, 'pixels', { level: 0 }],
      [`media/${'b'.repeat(64)}.mp4`, 'frames'],
      ['readme.txt', 'hello'],
    )
    const { data, files, strangers } = await openImport(file)
    expect({ data, strangers, ids: files.map(({ id }) => id) }).toEqual({
      data: '{"version":2}',
      strangers: 1,
      ids: [ID, 'b'.repeat(64)],
    })
    const blob = await files[0]?.read()
    expect(blob?.type).toBe('image/png')
    expect(await blob?.text()).toBe('pixels')
  })

  it.each([
    ['mp3', 'audio/mpeg'],
    ['m4a', 'audio/mp4'],
    ['wav', 'audio/wav'],
    ['ogg', 'audio/ogg'],
    ['weba', 'audio/webm'],
  ])('knows a sound by its ending %s', async (ending, type) => {
    const { files } = await openImport(await archive(['data.json', '{}'], [`media/${ID}.${ending}`, 'samples']))
    expect((await files[0]?.read())?.type).toBe(type)
  })

  it('of the time before archives is a JSON file', async () => {
    const source = await openImport(new File(['{"version":1}'], 'export.json'))
    expect(source).toEqual({ data: '{"version":1}', files: [], fonts: [], strangers: 0 })
  })

  it.each([
    ['is no id', 'media/photo.png'],
    ['has an ending that no file of an export has', `media/${ID}.html`],
    ['has two endings', `media/${ID}.png.exe`],
    ['is a word of the language', '__proto__'],
  ])('leaves out a file whose name %s', async (_why, name) => {
    const { files, strangers } = await openImport(await archive(['data.json', '{}'], [name, 'x']))
    expect({ files, strangers }).toEqual({ files: [], strangers: 1 })
  })

  it.each(['../data.json', '/etc/passwd'])('is refused or left without "%s", which leads elsewhere', async (name) => {
    const opened = await openImport(await archive(['data.json', '{}'], [name, 'x'])).catch(() => null)
    expect(opened?.files ?? []).toEqual([])
    expect(opened?.data ?? '{}').toBe('{}')
  })

  it('is refused without data, with data twice or a file twice', async () => {
    await expect(openImport(await archive(['other.json', '{}']))).rejects.toMatchObject({ fault: 'not_an_export' })
    const twice = await archive(['data.json', '{}'], [`media/${ID}.png`, 'a'], [`media/${ID}.jpeg`, 'b'])
    await expect(openImport(twice)).rejects.toMatchObject({ fault: 'damaged' })
  })

  it('is refused before anything is unpacked when an entry is packed further than any genuine one', async () => {
    const file = await archive(['data.json', '{}'], [`media/${ID}.pdf`, '0'.repeat(4_000_000)])
    await expect(openImport(file)).rejects.toMatchObject({ fault: 'bomb' })
  })

  it('is refused when its data are larger than an import may be, or say so', async () => {
    const file = await changed(await archive(['data.json', '{}']), (bytes) => {
      bytes.setUint32(directoryAt(bytes) + 20, IMPORT_BYTES_MAX, true)
      bytes.setUint32(directoryAt(bytes) + 24, IMPORT_BYTES_MAX + 1, true)
    })
    await expect(openImport(file)).rejects.toMatchObject({ fault: expect.stringMatching(/too_large|damaged/) })
  })

  it('gives no more of a file than it says, and nothing that was changed on the way', async () => {
    const short = await changed(await archive(['data.json', '{}'], [`media/${ID}.png`, 'x'.repeat(600)]), (bytes) =>
      bytes.setUint32(directoryAt(bytes) + 24, 10, true),
    )
    const opened = await openImport(short)
    await expect(opened.files[0]?.read()).rejects.toMatchObject({ fault: expect.stringMatching(/bomb|damaged/) })
    const plain = await archive(['data.json', '{}'], [`media/${ID}.png`, 'abcdefgh', { level: 0 }])
    const at = Buffer.from(await plain.arrayBuffer()).indexOf('abcdefgh')
    const altered = await openImport(await changed(plain, (bytes) => bytes.setUint8(at, 0)))
    await expect(altered.files[0]?.read()).rejects.toMatchObject({ fault: 'damaged' })
  })

  it('is refused when it is cut off, or has more entries than an import may have', async () => {
    const file = await archive(['data.json', '{"version":2}'])
    await expect(openImport(new File([file.slice(0, file.size - 30)], 'export.zip'))).rejects.toMatchObject({
      fault: 'damaged',
    })
    const { pieces } = layOutZip(
      Array.from({ length: ARCHIVE_ENTRIES_MAX + 1 }, (_, at) => ({ name: `f${at}`, size: 0, crc: 0 })),
    )
    const parts = pieces.flatMap((piece) => ('bytes' in piece ? [new Uint8Array(piece.bytes)] : []))
    await expect(openImport(new File(parts, 'export.zip'))).rejects.toMatchObject({ fault: 'tooMany' })
  })
})
