import type { Paragraph } from '../text-content.ts'
import { LIST_NUMBER_MAX } from '../../limits.ts'
import { listNumbers, withNumbers } from '../list-numbers.ts'
import { isEmptyPart, type OutlinePart } from './outline-part.ts'
import { readInline } from './read-inline.ts'

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/u
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/u
const ITEM = /^(?<indent>[ \t]*)(?:(?<bullet>[-*+])|(?<number>\d{1,9})[.)])\s+(?<words>.*)$/u
const QUOTE = /^ {0,3}>\s?/u
const LEVEL_MAX = 4

/**
 * Markdown as parts of a deck. Headings of the two highest levels that it has begin a part, as does a line of dashes; lower
 * ones are bold lines. Lists, bold, italic, struck and linked words stay what they are.
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

/** A list begins with the number of its first item; the others count on, whatever is typed there. */
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

/** Two blanks or a tab are a step. */
function levelOf(indent: string): number {
  const blanks = [...indent].reduce((sum, sign) => sum + (sign === '\t' ? 2 : 1), 0)
  return Math.min(LEVEL_MAX, Math.floor(blanks / 2))
}
