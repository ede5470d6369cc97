import type { ByteSource } from '../../domain/ports/files.ts'
import { parseValue, PdfSyntaxError, skipBlank } from './parse-value.ts'
import { dictOf, numberOf, type PdfValue } from './pdf-value.ts'
import type { PdfIndex } from './read-index.ts'
import { readStream } from './read-stream.ts'
import { readText } from './read-text.ts'

/** An object without its stream is read in one go, and again with more of the file when it is longer. */
const LENGTHS = [16 * 1024, 512 * 1024, 4 * 1024 * 1024]

type Found = { value: PdfValue; text: string; end: number; offset: number }

/** The object of a number. @throws PdfSyntaxError when it is missing or damaged */
export async function readObject(source: ByteSource, index: PdfIndex, id: number): Promise<PdfValue> {
  const place = await index.placeOf(id)
  if (!place) throw new PdfSyntaxError(`object ${id} is missing`)
  if (place.kind === 'at') return (await readAt(source, place.offset)).value
  const holder = await index.placeOf(place.stream)
  if (holder?.kind !== 'at') throw new PdfSyntaxError(`object ${id} is missing`)
  return readInStream(source, holder.offset, place.index)
}

async function readAt(source: ByteSource, offset: number): Promise<Found> {
  let failure: unknown = null
  for (const length of LENGTHS) {
    const text = await readText(source, offset, length)
    const begin = /^\s*\d+\s+\d+\s+obj/.exec(text)
    if (!begin) throw new PdfSyntaxError(`no object at ${offset}`)
    try {
      return { ...parseValue(text, begin[0].length), text, offset }
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

/** One of the objects of a stream, which lists their numbers and places before them. */
async function readInStream(source: ByteSource, offset: number, index: number): Promise<PdfValue> {
  const { value, text, end } = await readAt(source, offset)
  const dict = dictOf(value)
  const at = skipBlank(text, end)
  const data = /^stream\r?\n/.exec(text.slice(at, at + 10))
  const first = numberOf(dict?.get('First'))
  if (!dict || !data || first === null) throw new PdfSyntaxError('a stream of objects is damaged')
  const inside = Buffer.from(await readStream(source, dict, offset + at + data[0].length)).toString('latin1')
  const places = inside.slice(0, first).trim().split(/\s+/).map(Number)
  const place = places[index * 2 + 1]
  if (place === undefined) throw new PdfSyntaxError('a stream of objects is damaged')
  return parseValue(inside, first + place).value
}
