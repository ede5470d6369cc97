import type { ByteSource } from '../../domain/ports/files.ts'
import {
  dictOf,
  numberOf,
  numbersOf,
  type PdfDict,
  parseValue,
  PdfSyntaxError,
  skipBlank,
  readText,
} from './pdf-value.ts'
import { readStream } from './read-stream.ts'

/** Location of an object: at a byte of the file, or in an object stream. */
export type Place = { kind: 'at'; offset: number } | { kind: 'in'; stream: number; index: number }

export type PdfIndex = { trailer: PdfDict; placeOf: (id: number) => Promise<Place | null> }

type Section = (id: number) => Promise<Place | null>

/** Maximum number of index sections; each incremental save of the file adds one. */
const SECTIONS_MAX = 200
const ENTRY_BYTES = 20
const HEAD_BYTES = 64 * 1024
const TAIL_BYTES = 4 * 1024

/** Reads the index of a file's objects, from its end. @throws PdfSyntaxError */
export async function readIndex(source: ByteSource): Promise<PdfIndex> {
  const tail = await readText(source, Math.max(source.size - TAIL_BYTES, 0), TAIL_BYTES)
  const start = /startxref\s+(\d{1,12})\s/.exec(tail.slice(Math.max(tail.lastIndexOf('startxref'), 0)))
  if (!start) throw new PdfSyntaxError('the file has no index')
  const sections: Section[] = []
  const todo = [Number(start[1])]
  const seen = new Set<number>()
  let trailer: PdfDict | null = null
  for (let at = todo.shift(); at !== undefined; at = todo.shift()) {
    if (seen.has(at)) continue
    if (seen.size >= SECTIONS_MAX) throw new PdfSyntaxError('the index has too many parts')
    seen.add(at)
    const part = await readPart(source, at)
    sections.push(...part.sections)
    trailer ??= part.dict
    todo.push(...['XRefStm', 'Prev'].flatMap((key) => numberOf(part.dict.get(key)) ?? []))
  }
  if (!trailer) throw new PdfSyntaxError('the file has no trailer')
  return { trailer, placeOf: (id) => firstPlace(sections, id) }
}

async function firstPlace(sections: readonly Section[], id: number): Promise<Place | null> {
  for (const section of sections) {
    const place = await section(id)
    if (place) return place
  }
  return null
}

async function readPart(source: ByteSource, offset: number): Promise<{ sections: Section[]; dict: PdfDict }> {
  const head = await readText(source, offset, HEAD_BYTES)
  const table = /^\s*xref\s+/.exec(head)
  return table ? readTable(source, offset + table[0].length) : readXrefStream(source, offset, head)
}

/** Reads a table of fixed-size entries, whose positions are computed from their numbers. */
async function readTable(source: ByteSource, from: number): Promise<{ sections: Section[]; dict: PdfDict }> {
  const sections: Section[] = []
  for (let at = from; sections.length < SECTIONS_MAX;) {
    const head = await readText(source, at, HEAD_BYTES)
    const trailer = /^\s*trailer/.exec(head)
    if (trailer) return { sections, dict: parseDict(head, trailer[0].length) }
    const count = /^\s*(\d{1,10})\s+(\d{1,10})[ \t]*\r?\n?/.exec(head)
    if (!count) break
    const [first, length, entries] = [Number(count[1]), Number(count[2]), at + count[0].length]
    sections.push(async (id) => {
      if (id < first || id >= first + length) return null
      const entry = /^(\d{10}) \d{5} n/.exec(await readText(source, entries + (id - first) * ENTRY_BYTES, ENTRY_BYTES))
      return entry ? { kind: 'at', offset: Number(entry[1]) } : null
    })
    at = entries + length * ENTRY_BYTES
  }
  throw new PdfSyntaxError('the index is damaged')
}

async function readXrefStream(source: ByteSource, offset: number, head: string) {
  const begin = /^\s*\d+\s+\d+\s+obj/.exec(head)
  if (!begin) throw new PdfSyntaxError('there is no index where the file says')
  const { value, end } = parseValue(head, begin[0].length)
  const dict = dictOf(value)
  const data = /^stream\r?\n/.exec(head.slice(skipBlank(head, end)))
  const widths = numbersOf(dict?.get('W'))
  if (!dict || !data || widths?.length !== 3) throw new PdfSyntaxError('the index is damaged')
  const rows = await readStream(source, dict, offset + skipBlank(head, end) + data[0].length)
  const ranges = numbersOf(dict.get('Index')) ?? [0, numberOf(dict.get('Size')) ?? 0]
  const section: Section = (id) => Promise.resolve(placeInRows(rows, { widths, ranges }, id))
  return { sections: [section], dict }
}

function placeInRows(
  rows: Uint8Array,
  { widths, ranges }: { widths: readonly number[]; ranges: readonly number[] },
  id: number,
): Place | null {
  const [kindBytes = 0, firstBytes = 0, secondBytes = 0] = widths
  let before = 0
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const [first = 0, length = 0] = ranges.slice(at, at + 2)
    if (id >= first && id < first + length) {
      const row = (before + id - first) * (kindBytes + firstBytes + secondBytes)
      const kind = kindBytes === 0 ? 1 : readNumber(rows, row, kindBytes)
      const second = readNumber(rows, row + kindBytes, firstBytes)
      const third = readNumber(rows, row + kindBytes + firstBytes, secondBytes)
      if (kind === 1) return { kind: 'at', offset: second }
      return kind === 2 ? { kind: 'in', stream: second, index: third } : null
    }
    before += length
  }
  return null
}

function readNumber(bytes: Uint8Array, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduce((number, byte) => number * 256 + byte, 0)
}

function parseDict(text: string, at: number): PdfDict {
  const dict = dictOf(parseValue(text, at).value)
  if (!dict) throw new PdfSyntaxError('the trailer is damaged')
  return dict
}
