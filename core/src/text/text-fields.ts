import { z } from 'zod'

/**
 * What a line of text must not hold: controls (NUL, line breaks, C1), line and paragraph separators, everything that turns
 * the direction of what follows, annotation marks, halves of surrogate pairs and noncharacters.
 */
const FORBIDDEN =
  '\\p{Cc}\\p{Cs}\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u206f\\ufff9-\\ufffb\\ufdd0-\\ufdef\\ufffe\\uffff'
const ALLOWED_ONLY = new RegExp(`^[^${FORBIDDEN}]*$`, 'u')
const EACH_FORBIDDEN = new RegExp(`[${FORBIDDEN}]`, 'gu')

/** White space, joiners, fillers and blanks: nothing to see by themselves, though some have a meaning inside a word or emoji. */
const INKLESS =
  '\\s\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200d\\u2060-\\u2064\\u2800\\u3164\\ufeff\\uffa0'
const IS_INKLESS = new RegExp(`^[${INKLESS}]$`, 'u')
const INK = new RegExp(`[^${INKLESS}]`, 'u')

/** Something to see: a letter, digit, sign or symbol, not only marks that need one. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A name or label of one line that a person types: composed (NFC), without blanks at its ends, with something to see and
 * nothing that breaks the line or turns its direction. Joiners inside emoji and words stay.
 */
export function oneLine(max: number) {
  return oneLineOrNothing(max).min(1).regex(VISIBLE)
}

/** The same for an input that may stay empty. */
export function oneLineOrNothing(max: number) {
  return z.string().normalize('NFC').overwrite(trimInkless).max(max).regex(ALLOWED_ONLY)
}

/** Text from elsewhere as a line that `oneLine` accepts, cut to `max`; null when nothing is left to see. */
export function toOneLine(text: string, max: number): string | null {
  const cut = trimInkless(text.normalize('NFC')).slice(0, max)
  const line = trimInkless(cut.replace(EACH_FORBIDDEN, ' '))
  return VISIBLE.test(line) ? line : null
}

/** Looks at each end once: a pattern for the last blanks would begin anew at each blank before them. */
function trimInkless(text: string): string {
  const start = text.search(INK)
  if (start === -1) return ''
  let end = text.length
  while (IS_INKLESS.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** A text of any number of lines that a person types or imports; controls are removed wherever it is read. */
export function manyLines(max: number) {
  return z.string().overwrite(withoutControls).max(max)
}

/** The same without blanks at its ends. */
export function trimmedLines(max: number) {
  return z.string().overwrite(withoutControls).trim().max(max)
}

/** The name of a file as other members read it: one line that nothing turns round. It may be empty. */
export const fileNameSchema = z
  .string()
  .max(200)
  .overwrite((name) => toOneLine(name, 200) ?? '')

/** Controls other than tab and line breaks, halves of surrogate pairs, and noncharacters. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu

/** A text that every file may hold, such as one of XML 1.0 or of a calendar. */
export function withoutControls(text: string): string {
  return text.replace(UNWRITABLE, '')
}

/** The same for every text in a value made of lists and maps. */
export function withoutControlsIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value)
  if (Array.isArray(value)) return value.map(withoutControlsIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutControlsIn(each)]))
}
