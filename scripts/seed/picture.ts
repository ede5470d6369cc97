import { crc32, deflateSync } from 'node:zlib'

const SIZE = 1080
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const TOP_LEFT = [242, 201, 138] as const
const BOTTOM_RIGHT = [62, 84, 110] as const

/** A square picture for the demo post: a PNG with a soft diagonal gradient, the same bytes every time. */
export function demoPicture(): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIZE, 0)
  header.writeUInt32BE(SIZE, 4)
  header.set([8, 2], 8)
  const rows = Buffer.concat(Array.from({ length: SIZE }, (_, y) => gradientRow(y)))
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Uint8Array.from(Buffer.concat([SIGNATURE, ...chunks]))
}

/** One line of pixels behind its filter byte. */
function gradientRow(y: number): Buffer {
  const row = Buffer.alloc(1 + SIZE * 3)
  for (let x = 0; x < SIZE; x++) {
    const share = (x + y) / (2 * SIZE)
    row.set(
      TOP_LEFT.map((from, channel) => Math.round(from + ((BOTTOM_RIGHT[channel] ?? from) - from) * share)),
      1 + x * 3,
    )
  }
  return row
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
