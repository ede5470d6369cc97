import type { ByteSource } from '../../domain/ports/files.ts'
import {
  dictOf,
  nameOf,
  numberOf,
  numbersOf,
  type PdfDict,
  type PdfValue,
  PdfSyntaxError,
  parseValue,
  skipBlank,
  readText,
} from './pdf-value.ts'
import { type PdfIndex, readIndex } from './read-index.ts'
import { readStream } from './read-stream.ts'

export type PdfFacts = { pages: number; width: number; height: number }

/** Maximum depth of the page tree. */
const LEVELS_MAX = 40

/**
 * Returns the number of pages of a PDF and the size of its first page in points, read from its index without rendering or running anything in it.
 * @returns `locked` for an encrypted file
 * @throws Error for a damaged file
 */
export async function readPdf(source: ByteSource): Promise<PdfFacts | 'locked'> {
  const index = await readIndex(source)
  if (index.trailer.has('Encrypt')) return 'locked'
  const open = opener(source, index)
  const root = dictOf(await open(index.trailer.get('Root')))
  const tree = dictOf(await open(root?.get('Pages')))
  const pages = numberOf(await open(tree?.get('Count')))
  if (!tree || pages === null || !Number.isInteger(pages) || pages < 1) throw new PdfSyntaxError('there are no pages')
  return { pages, ...(await firstPageSize(open, tree)) }
}

type Open = (value: PdfValue | undefined) => Promise<PdfValue | undefined>

function opener(source: ByteSource, index: PdfIndex): Open {
  return async (value) => (value?.kind === 'reference' ? readObject(source, index, value.id) : value)
}

/** Returns the size of the first page, which may be inherited from its parents. */
async function firstPageSize(open: Open, tree: PdfDict): Promise<{ width: number; height: number }> {
  let node: PdfDict | null = tree
  let box: number[] | null = null
  for (let level = 0; node && level < LEVELS_MAX; level += 1) {
    box = numbersOf(await open(node.get('MediaBox'))) ?? box
    const kids: PdfValue | undefined = nameOf(node.get('Type')) === 'Page' ? undefined : await open(node.get('Kids'))
    node = kids?.kind === 'list' ? dictOf(await open(kids.items[0])) : null
  }
  const [left = 0, bottom = 0, right = 0, top = 0] = box ?? []
  const size = { width: Math.round(Math.abs(right - left)), height: Math.round(Math.abs(top - bottom)) }
  if (size.width < 1 || size.height < 1) throw new PdfSyntaxError('the first page has no size')
  return size
}

/** Byte lengths of the successive attempts to read an object without its stream; longer objects need a later attempt. */
const LENGTHS = [16 * 1024, 512 * 1024, 4 * 1024 * 1024]

type Found = { value: PdfValue; text: string; end: number; offset: number }

/** Returns the object with a number. @throws PdfSyntaxError when it is missing or damaged */
async function readObject(source: ByteSource, index: PdfIndex, id: number): Promise<PdfValue> {
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

/** Reads one object of an object stream, which lists numbers and offsets before its objects. */
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
