import { z } from 'zod'

/**
 * Characters not allowed in a line of text: controls (NUL, line breaks, C1), line and paragraph separators, all direction
 * controls, annotation characters, lone surrogates and noncharacters.
 */
const FORBIDDEN =
  '\\p{Cc}\\p{Cs}\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u206f\\ufff9-\\ufffb\\ufdd0-\\ufdef\\ufffe\\uffff'
const ALLOWED_ONLY = new RegExp(`^[^${FORBIDDEN}]*$`, 'u')
const EACH_FORBIDDEN = new RegExp(`[${FORBIDDEN}]`, 'gu')

/** Whitespace, joiners, fillers and blanks: invisible by themselves, though some have a meaning inside a word or emoji. */
const INKLESS =
  '\\s\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200d\\u2060-\\u2064\\u2800\\u3164\\ufeff\\uffa0'
const IS_INKLESS = new RegExp(`^[${INKLESS}]$`, 'u')
const INK = new RegExp(`[^${INKLESS}]`, 'u')

/** Visible characters: letters, digits, punctuation and symbols, not only combining marks. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Returns the schema of a one-line name or label typed by a person: composed (NFC), without leading and trailing blanks, with visible text and
 * without line breaks or direction controls. Joiners inside emoji and words stay.
 */
export function oneLine(max: number) {
  return oneLineOrNothing(max).min(1).regex(VISIBLE)
}

/** Returns a schema like `oneLine` that also accepts an empty text. */
export function oneLineOrNothing(max: number) {
  return z.string().normalize('NFC').overwrite(trimInkless).max(max).regex(ALLOWED_ONLY)
}

/** Converts external text to a line that `oneLine` accepts, cut to `max`; null if no visible text is left. */
export function toOneLine(text: string, max: number): string | null {
  const cut = trimInkless(text.normalize('NFC')).slice(0, max)
  const line = trimInkless(cut.replace(EACH_FORBIDDEN, ' '))
  return VISIBLE.test(line) ? line : null
}

/** Removes invisible characters at both ends. A loop checks each trailing one once: a pattern would restart at each blank before them. */
function trimInkless(text: string): string {
  const start = text.search(INK)
  if (start === -1) return ''
  let end = text.length
  while (IS_INKLESS.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** Returns the schema of a multi-line text that a person types or imports; control characters are removed on parsing. */
export function manyLines(max: number) {
  return z.string().overwrite(withoutControls).max(max)
}

/** Returns a schema like `manyLines` that also removes leading and trailing blanks. */
export function trimmedLines(max: number) {
  return z.string().overwrite(withoutControls).trim().max(max)
}

/** A file name as shown to other members: one line without direction controls. It may be empty. */
export const fileNameSchema = z
  .string()
  .max(200)
  .overwrite((name) => toOneLine(name, 200) ?? '')

/** Control characters other than tab and line breaks, lone surrogates, and noncharacters. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu

/** Removes characters that some file formats, such as XML 1.0 or calendars, do not allow. */
export function withoutControls(text: string): string {
  return text.replace(UNWRITABLE, '')
}

/** Applies `withoutControls` to every text in a value of nested lists and maps. */
export function withoutControlsIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value)
  if (Array.isArray(value)) return value.map(withoutControlsIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutControlsIn(each)]))
}
