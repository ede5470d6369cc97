import { CAPTIONS_BYTES_MAX } from '../limits.ts'
import { utf8Length } from '../text/text-lengths.ts'
import { ownValue } from '../own-value.ts'

/** Text spoken in a video between two times, in milliseconds. */
export type Cue = { from: number; to: number; text: string }

const TIMING = /^((?:\d{2,}:)?\d{2}:\d{2}[.,]\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?\d{2}:\d{2}[.,]\d{3})(?:[ \t].*)?$/
/** WebVTT blocks without spoken text. */
const SILENT = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:[ \t\n]|$)/

/**
 * Reads the cues of a captions file, WebVTT (W3C) or SubRip, in their order; positions and styles are omitted. Null for a file that is neither, has
 * no cues with text, or has a cue that does not end after it begins.
 */
export function readCaptions(file: string): Cue[] | null {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const cues: Cue[] = []
  for (const block of text.split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '')
    if (lines.length === 0 || SILENT.test(lines.join('\n'))) continue
    const at = lines.findIndex((line) => TIMING.test(line))
    const [, from = '', to = ''] = TIMING.exec(lines[at] ?? '') ?? []
    // The line before the times may contain the number or identifier of the cue.
    if (at < 0 || at > 1) return null
    const words = lines.slice(at + 1).join('\n')
    const cue = { from: milliseconds(from), to: milliseconds(to), text: words }
    if (cue.to <= cue.from || words.includes('-->')) return null
    if (words !== '') cues.push(cue)
  }
  return cues.length > 0 ? cues : null
}

/** Writes the cues as a WebVTT file; null if it is larger than networks accept. */
export function writeCaptions(cues: readonly Cue[]): string | null {
  const blocks = cues.map(({ from, to, text }) => `${cueTime(from)} --> ${cueTime(to)}\n${text}\n`)
  const file = ['WEBVTT\n', ...blocks].join('\n')
  return utf8Length(file) <= CAPTIONS_BYTES_MAX ? file : null
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

function milliseconds(time: string): number {
  const [seconds = 0, minutes = 0, hours = 0] = time.replace(',', '.').split(':').map(Number).toReversed()
  return Math.round(seconds * SECOND) + minutes * MINUTE + hours * HOUR
}

/** Formats a time for WebVTT: hours, minutes, seconds and milliseconds. */
export function cueTime(time: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const seconds = `${two((time % MINUTE) / SECOND)}.${String(time % SECOND).padStart(3, '0')}`
  return `${two(time / HOUR)}:${two((time % HOUR) / MINUTE)}:${seconds}`
}

/**
 * Writes the cues as a SubRip file, numbered from 1. Cues without text are omitted; `-->` in a text becomes `→`, because it would be read as cue
 * times.
 */
export function writeSubRip(cues: readonly Cue[]): string {
  return cues
    .map(({ from, to, text }) => ({ from, to, words: plainWords(text).replaceAll('-->', '→') }))
    .filter(({ words }) => words !== '')
    .map(({ from, to, words }, index) => `${index + 1}\n${time(from)} --> ${time(to)}\n${words}\n`)
    .join('\n')
}

/** SubRip separates the milliseconds with a comma. */
const time = (at: number): string => cueTime(at).replace('.', ',')

/** WebVTT tags for voices, classes, languages, styles, ruby, and times within a cue; and SubRip's tag for colours. */
const TAG = /<\/?(?:v|c|i|b|u|lang|ruby|rt|font)(?:[.\s][^<>]*)?>|<(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}>/g

const CHARACTERS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00A0',
  '&lrm;': '\u200E',
  '&rlm;': '\u200F',
  '&amp;': '&',
}

const NAMED = new RegExp(Object.keys(CHARACTERS).join('|'), 'g')

/** Returns the readable text of a WebVTT cue, without tags and with named character references decoded; lines without text are omitted. */
export function plainWords(cue: string): string {
  const words = cue.replaceAll(TAG, '').replaceAll(NAMED, (name) => ownValue(CHARACTERS, name) ?? name)
  const lines = words.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n')
}
