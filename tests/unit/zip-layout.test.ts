import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { layOutZip, readZip, type ZipFile, type ZipLayout } from '../../functions/src/domain/exports/zip-layout.ts'

const CONTENTS = ['{"version":2}', '', 'a longer file that is read in several ranges']
const FILES = CONTENTS.map((text, at) => ({ name: `media/${at}.txt`, size: text.length, crc: crc32(text) }))

const readFile = (at: number, range: { start: number; end: number }) =>
  Promise.resolve(new TextEncoder().encode(CONTENTS[at]).subarray(range.start, range.end))

async function bytesOf(layout: ZipLayout, step: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for (let start = 0; start < layout.size; start += step) {
    const part = await readZip(layout, { start, end: start + step }, readFile)
    if (!part) throw new Error('a part is missing')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

it('an archive that is read in ranges of any length is one that other programs open', async () => {
  const layout = layOutZip(FILES)
  const whole = await bytesOf(layout, layout.size)
  expect(await bytesOf(layout, 7)).toEqual(whole)
  const entries = await new ZipReader(new BlobReader(new Blob([whole])), { useWebWorkers: false }).getEntries()
  const texts: string[] = []
  for (const entry of entries) {
    if (entry.directory) continue
    texts.push(await entry.getData(new TextWriter(), { checkSignature: true, useWebWorkers: false }))
  }
  expect(texts).toEqual(CONTENTS)
  expect(entries.map(({ filename }) => filename)).toEqual(FILES.map(({ name }) => name))
})

it('an archive of more than 4 GB says where its last files begin', () => {
  const gigabyte: ZipFile = { name: 'media/video.mp4', size: 2 ** 30, crc: 0 }
  const files = Array.from({ length: 6 }, (_, at) => ({ ...gigabyte, name: `media/${at}.mp4` }))
  const { pieces, size } = layOutZip(files)
  expect(size).toBeGreaterThan(6 * 2 ** 30)
  const headers = pieces.flatMap((piece) => ('bytes' in piece ? [Buffer.from(piece.bytes)] : []))
  const last = headers.findLast((bytes) => bytes.readUInt32LE(0) === 0x0201_4b50)
  const data = pieces.findLast((piece) => 'file' in piece)
  const headerBytes = 30 + 'media/5.mp4'.length
  expect(Number(last?.readBigUInt64LE(last.length - 8))).toBe((data?.start ?? 0) - headerBytes)
})

it('a file that has become shorter ends the archive instead of filling it with something else', async () => {
  const layout = layOutZip([{ name: 'media/x.txt', size: 10, crc: 0 }])
  expect(await readZip(layout, { start: 0, end: layout.size }, () => Promise.resolve(new Uint8Array(4)))).toBeNull()
})
