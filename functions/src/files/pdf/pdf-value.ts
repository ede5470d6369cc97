import type { ByteSource } from '../../domain/ports/files.ts'

export type PdfDict = ReadonlyMap<string, PdfValue>

/** Value in PDF syntax. Strings and all unused types are `other`. */
export type PdfValue =
  | { kind: 'number'; number: number }
  | { kind: 'name'; name: string }
  | { kind: 'reference'; id: number }
  | { kind: 'list'; items: readonly PdfValue[] }
  | { kind: 'dict'; entries: PdfDict }
  | { kind: 'other' }

export function dictOf(value: PdfValue | undefined): PdfDict | null {
  return value?.kind === 'dict' ? value.entries : null
}

export function numberOf(value: PdfValue | undefined): number | null {
  return value?.kind === 'number' ? value.number : null
}

export function nameOf(value: PdfValue | undefined): string | null {
  return value?.kind === 'name' ? value.name : null
}

/** Returns the numbers of a list; null when it contains anything else. */
export function numbersOf(value: PdfValue | undefined): number[] | null {
  if (value?.kind !== 'list') return null
  const numbers = value.items.flatMap((item) => numberOf(item) ?? [])
  return numbers.length === value.items.length ? numbers : null
}

/** Maximum depth of nested values; a genuine file has a few levels. */
const DEPTH_MAX = 40

const BLANK = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y

const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![A-Za-z0-9])/y

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y

const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y

const HEX = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y

const WORD = /[A-Za-z]+/y

const OTHER = { kind: 'other' } as const

type Parsed = { value: PdfValue; end: number }

/** Error for a text that is not a value, or that ends inside one. */
export class PdfSyntaxError extends Error {}

/**
 * Returns the value at an offset of a text whose characters are the bytes of the file, and the offset of its end.
 * @throws PdfSyntaxError
 */
export function parseValue(text: string, from: number, depth = 0): Parsed {
  if (depth > DEPTH_MAX) throw new PdfSyntaxError('values are nested too deeply')
  const at = skipBlank(text, from)
  if (text.startsWith('<<', at)) return parseDict(text, at + 2, depth)
  if (text.startsWith('[', at)) return parseList(text, at + 1, depth)
  if (text.startsWith('(', at)) return { value: OTHER, end: endOfText(text, at + 1) }
  return parseSimple(text, at)
}

export function skipBlank(text: string, at: number): number {
  return at + (matchAt(BLANK, text, at)?.[0].length ?? 0)
}

function parseSimple(text: string, at: number): Parsed {
  const reference = matchAt(REFERENCE, text, at)
  if (reference) return { value: { kind: 'reference', id: Number(reference[1]) }, end: at + reference[0].length }
  const number = matchAt(NUMBER, text, at)
  if (number) return { value: { kind: 'number', number: Number(number[0]) }, end: at + number[0].length }
  const name = matchAt(NAME, text, at)
  if (name) return { value: { kind: 'name', name: name[1] ?? '' }, end: at + name[0].length }
  const other = matchAt(HEX, text, at) ?? matchAt(WORD, text, at)
  if (!other) throw new PdfSyntaxError(`no value at ${at}`)
  return { value: OTHER, end: at + other[0].length }
}

function parseDict(text: string, from: number, depth: number): Parsed {
  const entries = new Map<string, PdfValue>()
  let at = skipBlank(text, from)
  while (!text.startsWith('>>', at)) {
    const key = matchAt(NAME, text, at)
    if (!key) throw new PdfSyntaxError(`no key at ${at}`)
    const { value, end } = parseValue(text, at + key[0].length, depth + 1)
    entries.set(key[1] ?? '', value)
    at = skipBlank(text, end)
  }
  return { value: { kind: 'dict', entries }, end: at + 2 }
}

function parseList(text: string, from: number, depth: number): Parsed {
  const items: PdfValue[] = []
  let at = skipBlank(text, from)
  while (!text.startsWith(']', at)) {
    const { value, end } = parseValue(text, at, depth + 1)
    items.push(value)
    at = skipBlank(text, end)
  }
  return { value: { kind: 'list', items }, end: at + 1 }
}

/** Returns the end of a string in parentheses, which may contain balanced parentheses and parentheses escaped with a backslash. */
function endOfText(text: string, from: number): number {
  let open = 1
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '(') open += 1
    else if (sign === ')') open -= 1
    if (open === 0) return at + 1
  }
  throw new PdfSyntaxError('a text has no end')
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Returns a byte range of a file as a text whose characters are its bytes; shorter at the end of the file. */
export async function readText(source: ByteSource, start: number, length: number): Promise<string> {
  const end = Math.min(start + length, source.size)
  if (start < 0 || start >= end) return ''
  return Buffer.from(await source.read({ start, end })).toString('latin1')
}
