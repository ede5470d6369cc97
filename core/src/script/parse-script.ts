import { SPEAKER_NAME_MAX } from '../model/script.ts'
import { cutCues, readRuns, sliceRuns } from './read-line.ts'
import type { ScriptLine, ScriptScene } from './script-scene.ts'

/** A line that is not blank. `name`: possible speaker name at its start. */
type Line = ScriptLine & {
  from: number
  to: number
  isHeading: boolean
  cues: readonly string[]
  name: { text: string; length: number } | null
}

/** Consecutive lines without a blank line between them; only the first of them may be a heading. */
type Block = readonly Line[]

/**
 * Parses a script into scenes, in order. Blank lines, headings and changes of speaker separate scenes; scenes never overlap and omit
 * only whitespace. Linear in the length of the text.
 */
export function parseScript(text: string): ScriptScene[] {
  const blocks = readBlocks(text)
  const speakers = findSpeakers(blocks)
  return blocks.flatMap((block) => partBySpeaker(block, speakers)).map((block) => toScene(block, speakers))
}

function readBlocks(text: string): Block[] {
  const blocks: Line[][] = []
  let isOpen = false
  for (let start = 0; start < text.length;) {
    const end = lineEnd(text, start)
    const line = readLine(text, start, end)
    const last = blocks.at(-1)
    if (line && isOpen && last && !line.isHeading) last.push(line)
    else if (line) blocks.push([line])
    isOpen = line !== null
    start = text.startsWith('\r\n', end) ? end + 2 : end + 1
  }
  return blocks
}

function lineEnd(text: string, start: number): number {
  let end = start
  while (end < text.length && !isLineEnd(text.charCodeAt(end))) end += 1
  return end
}

/** Returns whether a code point is a line feed, carriage return, line separator or paragraph separator. */
function isLineEnd(code: number): boolean {
  return code === 0x0a || code === 0x0d || code === 0x2028 || code === 0x2029
}

/** Marks at the start of a line. A number has up to two digits, so that a sentence may begin with a year. */
const MARK = /^(?:(?<heading>#{1,3})|(?<bullet>[-*•])|(?<number>\d{1,2}[.)]))[ \t]+(?=\S)/u
/** Maximum length of a mark, including whitespace; a longer one is text. */
const MARK_MAX = 16

function readLine(text: string, start: number, end: number): Line | null {
  const whole = text.slice(start, end)
  const raw = whole.trim()
  if (raw === '') return null
  const from = start + whole.length - whole.trimStart().length
  const mark = MARK.exec(raw.slice(0, MARK_MAX))
  const { heading, bullet, number } = mark?.groups ?? {}
  const { said, cues } = cutCues(raw.slice(mark?.[0].length ?? 0))
  const runs = readRuns(said)
  return {
    from,
    to: from + raw.length,
    isHeading: heading !== undefined,
    list: bullet === undefined ? (number === undefined ? 'none' : 'number') : 'bullet',
    cues,
    runs,
    name: mark ? null : readName(runs.map((run) => run.text).join('')),
  }
}

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’-]*`
const NAME = new RegExp(String.raw`^(?<name>${WORD}(?: ${WORD}){0,2})[ \u00a0\u202f]?(?::(?=\s|$)|：)`, 'u')

function readName(said: string): Line['name'] {
  // Three characters more: the optional space and colon, and the character that decides whether the name ends there.
  const match = NAME.exec(said.slice(0, SPEAKER_NAME_MAX + 3))
  const name = match?.groups?.['name']
  if (!match || name === undefined || name.length > SPEAKER_NAME_MAX || !/\p{L}/u.test(name)) return null
  return { text: name, length: match[0].length }
}

/**
 * Finds names at the start of scenes that are in capitals or appear there twice. If a script has any, a name in capitals at the
 * start of a later line is a speaker as well.
 */
function findSpeakers(blocks: readonly Block[]): Set<string> {
  const counts = new Map<string, number>()
  for (const block of blocks) {
    const name = firstSaid(block)?.name?.text
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const speakers = new Set([...counts].filter(([name, count]) => count > 1 || isCapitals(name)).map(([name]) => name))
  if (speakers.size === 0) return speakers
  for (const block of blocks) {
    for (const { name } of block) if (name && isCapitals(name.text)) speakers.add(name.text)
  }
  return speakers
}

const firstSaid = (block: Block) => block.find(({ isHeading, runs }) => !isHeading && runs.length > 0)

/** Returns whether a name is in capitals; letters of scripts without case are not. */
function isCapitals(name: string): boolean {
  return /\p{Lu}/u.test(name) && !/[^\P{L}\p{Lu}]/u.test(name)
}

/** Splits a block at each line that names a speaker, except at the first spoken line. */
function partBySpeaker(block: Block, speakers: ReadonlySet<string>): Block[] {
  const first = firstSaid(block)
  const parts: Line[][] = [[]]
  for (const line of block) {
    const isNext = line !== first && line.name !== null && speakers.has(line.name.text)
    if (isNext) parts.push([line])
    else parts.at(-1)?.push(line)
  }
  return parts
}

function toScene(block: Block, speakers: ReadonlySet<string>): ScriptScene {
  const heading = block.find(({ isHeading }) => isHeading)
  const first = firstSaid(block)
  const name = first?.name && speakers.has(first.name.text) ? first.name : null
  const lines = block
    .filter(({ isHeading }) => !isHeading)
    .map((line) => ({ list: line.list, runs: line === first && name ? sliceRuns(line.runs, name.length) : line.runs }))
  return {
    from: block[0]?.from ?? 0,
    to: block.at(-1)?.to ?? 0,
    heading: heading?.runs.map(({ text }) => text).join('') ?? '',
    speaker: name?.text ?? '',
    cues: block.flatMap(({ cues }) => cues),
    lines: lines.filter(({ runs }) => runs.length > 0),
  }
}
