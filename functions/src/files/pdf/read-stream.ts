import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { ByteSource } from '../../domain/ports/files.ts'
import { dictOf, nameOf, numberOf, type PdfDict, PdfSyntaxError } from './pdf-value.ts'

/** Maximum compressed and uncompressed size of an object stream; genuine ones are far smaller. */
const PACKED_MAX = 16 * 1024 * 1024
const UNPACKED_MAX = 32 * 1024 * 1024

const unpack = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflate)

/**
 * Returns the decompressed bytes of a stream; its data begins at `start`.
 * @throws PdfSyntaxError for a missing or too large length, and for a compression or predictor that is not supported
 */
export async function readStream(source: ByteSource, dict: PdfDict, start: number): Promise<Uint8Array> {
  const length = numberOf(dict.get('Length'))
  if (length === null || length > PACKED_MAX) throw new PdfSyntaxError('a stream has no usable length')
  const packed = await source.read({ start, end: start + length })
  const filter = nameOf(dict.get('Filter')) ?? nameOf(firstOf(dict))
  if (filter === null) return packed
  if (filter !== 'FlateDecode') throw new PdfSyntaxError(`a list of objects is packed with ${filter}`)
  const bytes = await unpack(packed, { maxOutputLength: UNPACKED_MAX })
  const { predictor, columns } = predictorOf(dict)
  return predictor >= 10 ? withoutPredictor(bytes, columns) : bytes
}

function firstOf(dict: PdfDict) {
  const filters = dict.get('Filter')
  return filters?.kind === 'list' && filters.items.length === 1 ? filters.items[0] : undefined
}

function predictorOf(dict: PdfDict): { predictor: number; columns: number } {
  const given = dict.get('DecodeParms')
  const parameters = dictOf(given?.kind === 'list' ? given.items[0] : given)
  return {
    predictor: numberOf(parameters?.get('Predictor')) ?? 1,
    columns: numberOf(parameters?.get('Columns')) ?? 1,
  }
}

/** Removes the PNG predictor from rows whose first byte specifies their filter. Supports only None (0) and Up (2). */
function withoutPredictor(bytes: Uint8Array, columns: number): Uint8Array {
  const rows = Math.floor(bytes.length / (columns + 1))
  const plain = new Uint8Array(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    const how = bytes[row * (columns + 1)]
    if (how !== 0 && how !== 2) throw new PdfSyntaxError('a list of objects is predicted in a way that is not read')
    for (let column = 0; column < columns; column += 1) {
      const above = how === 2 && row > 0 ? (plain[(row - 1) * columns + column] ?? 0) : 0
      plain[row * columns + column] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + above
    }
  }
  return plain
}
