import { crc32, deflateSync } from 'node:zlib'

const PNG_HEADER_BYTES = 33

/** Adds `count` compressed texts to a PNG, each of which unpacks to about eight megabytes. */
export function withManyTexts(png: Buffer, count = 900): Buffer {
  const packed = deflateSync(Buffer.alloc(7_900_000, 'A'), { level: 9 })
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), packed]))
  return Buffer.concat([
    png.subarray(0, PNG_HEADER_BYTES),
    ...Array<Buffer>(count).fill(text),
    png.subarray(PNG_HEADER_BYTES),
  ])
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A baseline JPEG whose first scan declares only one component, as in files with a scan for each. */
export function inSeveralScans(jpeg: Buffer): Buffer {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const changed = Buffer.from(jpeg)
  changed.writeUInt8(1, scan + 4)
  return changed
}
