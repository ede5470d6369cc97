import { zlibSync } from 'fflate'

/** Maximum number of objects per object stream, because readers inflate a whole stream for one of its objects. */
const PACK_MAX = 100

type Kept = { id: number; bytes: Uint8Array }
type Place = { kind: 'free' } | { kind: 'at'; offset: number } | { kind: 'packed'; pack: number; index: number }

/**
 * Returns the same document with its objects and its index compressed (PDF 1.5), and nothing else changed. The PDF library compresses only contents,
 * images and fonts, and leaves the structure, often half of the file, as text.
 * @throws if the file was not created by this library
 */
export function packObjects(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { header, objects, trailer } = readObjects(file)
  const streams = objects.filter(({ bytes }) => isStream(bytes))
  const plain = objects.filter(({ bytes }) => !isStream(bytes))
  const places: Place[] = [{ kind: 'free' }]
  const chunks: Uint8Array[] = [header]
  let offset = header.length

  function add(id: number, bytes: Uint8Array) {
    places[id] = { kind: 'at', offset }
    chunks.push(bytes)
    offset += bytes.length
  }

  for (const { id, bytes } of streams) add(id, bytes)
  for (let from = 0; from < plain.length; from += PACK_MAX) {
    const part = plain.slice(from, from + PACK_MAX)
    const pack = objects.length + 1 + from / PACK_MAX
    for (const [index, { id }] of part.entries()) places[id] = { kind: 'packed', pack, index }
    add(pack, packOf(pack, part))
  }
  const start = offset
  places.push({ kind: 'at', offset: start })
  chunks.push(indexOf(places, trailer), bytesOf(`startxref\n${start}\n%%EOF\n`))
  return joined(chunks)
}

function readObjects(file: Uint8Array): { header: Uint8Array; objects: Kept[]; trailer: string } {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(textOf(file.subarray(-40)))?.[1] ?? Number.NaN)
  const index = textOf(file.subarray(start))
  const offsets = [...index.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  const trailer = /trailer\n<<([^]+)>>\nstartxref/
    .exec(index)?.[1]
    ?.replace(/\/Size \d+/, '')
    .trim()
  if (offsets.length === 0 || !trailer) throw new Error('The index of the document was not found')
  const ends = [...offsets, start].toSorted((a, b) => a - b)
  const endAfter = new Map(ends.map((offset, at) => [offset, ends[at + 1]]))
  const objects = offsets.map((offset, at) => ({ id: at + 1, bytes: file.subarray(offset, endAfter.get(offset)) }))
  return { header: file.subarray(0, ends[0]), objects, trailer }
}

function isStream(bytes: Uint8Array): boolean {
  return textOf(bytes.subarray(-18)) === '\nendstream\nendobj\n'
}

/** Returns an object stream: the number and offset of each object, then the objects themselves. */
function packOf(id: number, objects: readonly Kept[]): Uint8Array {
  const bodies = objects.map(({ bytes }) => bytes.subarray(bytes.indexOf(LINE_END) + 1, -'endobj\n'.length))
  let offset = 0
  const begins = objects.map((object, at) => {
    const begin = `${object.id} ${offset}`
    offset += bodies[at]?.length ?? 0
    return begin
  })
  const head = bytesOf(`${begins.join(' ')}\n`)
  return streamOf(id, `/Type /ObjStm\n/N ${objects.length}\n/First ${head.length}`, joined([head, ...bodies]))
}

const LINE_END = 10

/**
 * Returns the cross-reference stream, whose last row is its own position. A row has one byte for the kind, four for the offset or the object stream,
 * and one for the position in that stream.
 */
function indexOf(places: readonly Place[], trailer: string): Uint8Array {
  const rows = joined(places.map((place) => rowOf(place)))
  return streamOf(places.length - 1, `/Type /XRef\n/Size ${places.length}\n/W [1 4 1]\n${trailer}`, rows)
}

function rowOf(place: Place): Uint8Array {
  switch (place.kind) {
    case 'free':
      return row(0, 0, 255)
    case 'at':
      return row(1, place.offset, 0)
    case 'packed':
      return row(2, place.pack, place.index)
  }
}

function row(kind: number, place: number, last: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(6))
  view.setUint8(0, kind)
  view.setUint32(1, place)
  view.setUint8(5, last)
  return new Uint8Array(view.buffer)
}

function streamOf(id: number, entries: string, data: Uint8Array): Uint8Array {
  const packed = zlibSync(data)
  const head = `${id} 0 obj\n<<\n${entries}\n/Filter /FlateDecode\n/Length ${packed.length}\n>>\nstream\n`
  return joined([bytesOf(head), packed, bytesOf('\nendstream\nendobj\n')])
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
