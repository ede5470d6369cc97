import type { Paragraph, Run } from '../text-content.ts'
import { LIST_NUMBER_MAX, LAYER_LINK_MAX } from '../../limits.ts'
import { listNumbers, withNumbers } from '../list-numbers.ts'
import { isEmptyPart, type OutlinePart } from './outline-part.ts'

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/u
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/u
const ITEM = /^(?<indent>[ \t]*)(?:(?<bullet>[-*+])|(?<number>\d{1,9})[.)])\s+(?<words>.*)$/u
const QUOTE = /^ {0,3}>\s?/u
const LEVEL_MAX = 4

/**
 * Reads Markdown as parts of a deck. Headings of its two highest levels begin a part, as does a thematic break (`---`, `***` or `___`); lower
 * headings become bold lines. Lists, bold, italic, strikethrough and links are kept.
 */
export function readMarkdown(text: string): OutlinePart[] {
  const lines = text.split('\n')
  const levels = lines.flatMap((line) => HEADING.exec(line)?.[1]?.length ?? [])
  const lowest = Math.min(...levels) + 1
  const parts: { title: OutlinePart['title']; body: Paragraph[] }[] = [{ title: [], body: [] }]
  for (const line of lines) {
    const heading = HEADING.exec(line)
    const last = parts.at(-1)
    if (heading && (heading[1]?.length ?? 0) <= lowest) parts.push({ title: readInline(heading[2] ?? ''), body: [] })
    else if (RULE.test(line)) parts.push({ title: [], body: [] })
    else if (line.trim() !== '') last?.body.push(paragraph(line, heading))
  }
  return parts.filter((part) => !isEmptyPart(part)).map(({ title, body }) => ({ title, body: counted(body) }))
}

/** Numbers a list from its first item's number; later typed numbers are ignored. */
function counted(body: readonly Paragraph[]): Paragraph[] {
  const typed = body.map(({ start }) => start)
  const bare = body.map(({ start: _start, ...item }) => item)
  const firsts = listNumbers(bare).map((number, at) => (number === 1 ? typed[at] : undefined))
  return withNumbers(bare, listNumbers(bare.map((item, at) => ({ ...item, start: firsts[at] }))))
}

function paragraph(line: string, heading: RegExpExecArray | null): Paragraph {
  if (heading) {
    const runs = readInline(heading[2] ?? '').map((run) => ({ ...run, weight: 700 }))
    return { list: 'none', level: 0, runs }
  }
  const { indent = '', number, words } = ITEM.exec(line)?.groups ?? {}
  if (words === undefined) return { list: 'none', level: 0, runs: readInline(line.replace(QUOTE, '').trim()) }
  const item = { level: levelOf(indent), runs: readInline(words.trim()) }
  if (number === undefined) return { list: 'bullet', ...item }
  return { list: 'number', ...item, start: Math.min(LIST_NUMBER_MAX, Math.max(1, Number(number))) }
}

/** Returns the list level of an indent: two spaces or a tab per level. */
function levelOf(indent: string): number {
  const blanks = [...indent].reduce((sum, sign) => sum + (sign === '\t' ? 2 : 1), 0)
  return Math.min(LEVEL_MAX, Math.floor(blanks / 2))
}

const MARKS =
  /(?<bold>\*\*(?=\S)(?:[^*]|\*(?!\*))+?(?<=\S)\*\*|(?<!\w)__(?=\S)[^_]+?(?<=\S)__(?!\w))|(?<italic>\*(?=[^\s*])[^*]+?(?<=[^\s*])\*|(?<!\w)_(?=[^\s_])[^_]+?(?<=[^\s_])_(?!\w))|(?<struck>~~(?=\S)[^~]+?(?<=\S)~~)|(?<code>`[^`]+`)|(?<link>!?\[[^\]]*\]\([^)\s]+\))/u

const BOLD = 700

/** Reads a line of Markdown as runs: bold, italic, strikethrough and links. Code spans become plain text; an unpaired mark is text. */
function readInline(line: string): Run[] {
  return read(line, {}).filter(({ text }) => text !== '')
}

function read(line: string, style: Omit<Run, 'text'>): Run[] {
  const runs: Run[] = []
  let rest = line
  for (let match = MARKS.exec(rest); match; match = MARKS.exec(rest)) {
    runs.push({ ...style, text: rest.slice(0, match.index) }, ...marked(match, style))
    rest = rest.slice(match.index + match[0].length)
  }
  return [...runs, { ...style, text: rest }]
}

function marked({ 0: whole, groups = {} }: RegExpExecArray, style: Omit<Run, 'text'>): Run[] {
  if (groups['bold'] !== undefined) return read(whole.slice(2, -2), { ...style, weight: BOLD })
  if (groups['italic'] !== undefined) return read(whole.slice(1, -1), { ...style, isItalic: true })
  if (groups['struck'] !== undefined) return read(whole.slice(2, -2), { ...style, isStruck: true })
  if (groups['code'] !== undefined) return [{ ...style, text: whole.slice(1, -1) }]
  return linked(whole, style)
}

/** Reads a Markdown link as runs. An address that cannot be a link stays as text. */
function linked(whole: string, style: Omit<Run, 'text'>): Run[] {
  const middle = whole.indexOf('](')
  const [text, link] = [whole.slice(whole.indexOf('[') + 1, middle), whole.slice(middle + 2, -1)]
  const isLink = /^(https:\/\/|mailto:)/u.test(link) && link.length <= LAYER_LINK_MAX
  return isLink && text !== '' ? read(text, { ...style, link }) : [...read(text, style), { ...style, text: ` ${link}` }]
}
