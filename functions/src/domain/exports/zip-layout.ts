import type { ByteRange } from '../ports/media.ts'

/** File of the archive; `crc` is the CRC-32 of its bytes. Names are ASCII. */
export type ZipFile = { name: string; size: number; crc: number }

type Piece = { start: number; size: number } & ({ bytes: Uint8Array } | { file: number })

/** Source of every byte of an archive: its headers or one of its files. */
export type ZipLayout = { size: number; pieces: readonly Piece[] }

const MAX_32 = 0xffff_ffff
const MAX_16 = 0xffff
const VERSION = 45
/** 1 January 1980, the first date of the format: the same files always produce the same archive. */
const DATE = 0x21

/** Lays out files as a ZIP archive without compression (PKWARE APPNOTE 6.3.10); uses ZIP64 where needed. */
export function layOutZip(files: readonly ZipFile[]): ZipLayout {
  const pieces: Piece[] = []
  let size = 0
  const add = (piece: { bytes: Uint8Array } | { file: number; size: number }) => {
    const length = 'bytes' in piece ? piece.bytes.length : piece.size
    pieces.push({ ...piece, start: size, size: length })
    size += length
  }
  const offsets = files.map((file, at) => {
    const offset = size
    add({ bytes: localHeader(file) })
    if (file.size > 0) add({ file: at, size: file.size })
    return offset
  })
  const directoryAt = size
  for (const [at, file] of files.entries()) add({ bytes: directoryEntry(file, offsets[at] ?? 0) })
  add({ bytes: endOf({ count: files.length, size: size - directoryAt, offset: directoryAt }) })
  return { size, pieces }
}

/**
 * Returns the bytes of a range of the archive.
 * @returns null when a file has fewer bytes than its layout says
 */
export async function readZip(
  { size, pieces }: ZipLayout,
  range: ByteRange,
  readFile: (file: number, range: ByteRange) => Promise<Uint8Array | null>,
): Promise<Uint8Array | null> {
  const end = Math.min(range.end, size)
  const parts: Uint8Array[] = []
  for (const piece of pieces) {
    const from = Math.max(range.start, piece.start) - piece.start
    const to = Math.min(end, piece.start + piece.size) - piece.start
    if (to <= from) continue
    const bytes =
      'bytes' in piece ? piece.bytes.subarray(from, to) : await readFile(piece.file, { start: from, end: to })
    if (bytes?.length !== to - from) return null
    parts.push(bytes)
  }
  return new Uint8Array(Buffer.concat(parts))
}

function localHeader({ name, size, crc }: ZipFile): Uint8Array {
  const title = Buffer.from(name, 'ascii')
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x0403_4b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(DATE, 12)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(size, 18)
  header.writeUInt32LE(size, 22)
  header.writeUInt16LE(title.length, 26)
  return Buffer.concat([header, title])
}

function directoryEntry({ name, size, crc }: ZipFile, offset: number): Uint8Array {
  const title = Buffer.from(name, 'ascii')
  const extra = offset >= MAX_32 ? Buffer.alloc(12) : Buffer.alloc(0)
  if (extra.length > 0) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(8, 2)
    extra.writeBigUInt64LE(BigInt(offset), 4)
  }
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x0201_4b50, 0)
  entry.writeUInt16LE(VERSION, 4)
  entry.writeUInt16LE(VERSION, 6)
  entry.writeUInt16LE(DATE, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(size, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(title.length, 28)
  entry.writeUInt16LE(extra.length, 30)
  entry.writeUInt32LE(Math.min(offset, MAX_32), 42)
  return Buffer.concat([entry, title, extra])
}

/** Returns the end of central directory record, preceded by the ZIP64 record and its locator if a number does not fit. */
function endOf({ count, size, offset }: { count: number; size: number; offset: number }): Uint8Array {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(Math.min(count, MAX_16), 8)
  end.writeUInt16LE(Math.min(count, MAX_16), 10)
  end.writeUInt32LE(Math.min(size, MAX_32), 12)
  end.writeUInt32LE(Math.min(offset, MAX_32), 16)
  if (count < MAX_16 && size < MAX_32 && offset < MAX_32) return end
  const large = Buffer.alloc(56)
  large.writeUInt32LE(0x0606_4b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeUInt16LE(VERSION, 12)
  large.writeUInt16LE(VERSION, 14)
  large.writeBigUInt64LE(BigInt(count), 24)
  large.writeBigUInt64LE(BigInt(count), 32)
  large.writeBigUInt64LE(BigInt(size), 40)
  large.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x0706_4b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([large, locator, end])
}
