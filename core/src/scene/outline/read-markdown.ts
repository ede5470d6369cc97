import type { Paragraph } from '../text-content.ts'
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
  return parts.filter((part) => !isEmptyPart(part))
}

function paragraph(line: string, heading: RegExpExecArray | null): Paragraph {
  if (heading) {
    const runs = readInline(heading[2] ?? '').map((run) => ({ ...run, weight: 700 }))
    return { list: 'none', level: 0, runs }
  }
  const { indent = '', number, words } = ITEM.exec(line)?.groups ?? {}
  if (words === undefined) return { list: 'none', level: 0, runs: readInline(line.replace(QUOTE, '').trim()) }
  return { list: number === undefined ? 'bullet' : 'number', level: levelOf(indent), runs: readInline(words.trim()) }
}

/** Two blanks or a tab are a step. */
function levelOf(indent: string): number {
  const blanks = [...indent].reduce((sum, sign) => sum + (sign === '\t' ? 2 : 1), 0)
  return Math.min(LEVEL_MAX, Math.floor(blanks / 2))
}
