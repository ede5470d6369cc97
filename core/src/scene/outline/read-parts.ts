import { type OutlinePart, isEmptyPart } from './outline-part.ts'
import { readMarkdown } from './read-markdown.ts'
import type { Paragraph } from '../text-content.ts'

export const OUTLINE_KINDS = ['markdown', 'outline', 'thread'] as const

export type OutlineKind = (typeof OUTLINE_KINDS)[number]

/** Returns the most likely kind of a text. */
export function outlineKindOf(text: string): OutlineKind {
  if (/^ {0,3}#{1,6}\s/mu.test(text)) return 'markdown'
  const numbered = text.match(/^\s*\(?\d{1,3}\/\d{0,3}\)?(?=\s|$)/gmu)?.length ?? 0
  return numbered > 1 || /^[ \t]*(?:-{3,}|—{2,})[ \t]*$/mu.test(text) ? 'thread' : 'outline'
}

/** Reads a text of a given kind as parts of a deck. */
export function readParts(text: string, kind: OutlineKind): OutlinePart[] {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/gu, '\n')
  if (kind === 'markdown') return readMarkdown(lines)
  return kind === 'outline' ? readOutline(lines) : readThread(splitThread(lines))
}

/** Number at the start of a thread post: `2/`, `2/7`, `(2/7)`, `2)`. */
const NUMBERED = /^\s*\(?\d{1,3}\s?(?:\/\s?\d{0,3}|\))\)?(?=\s|$)/u

const DIVIDED = /\n[ \t]*(?:-{3,}|\*{3,}|_{3,}|—{2,})[ \t]*(?=\n|$)/u

const TITLE_MAX = 90

/** Splits a thread into its posts: at divider lines, otherwise at post numbers, otherwise at double blank lines, otherwise at blank lines. */
function splitThread(text: string): string[] {
  const whole = `\n${text}`
  const lines = text.split('\n')
  const pieces = DIVIDED.test(whole)
    ? whole.split(new RegExp(DIVIDED, 'gu'))
    : lines.filter((line) => NUMBERED.test(line)).length > 1
      ? byNumbers(lines)
      : whole.split(/\n(?:[ \t]*\n){2,}/u).length > 1
        ? whole.split(/\n(?:[ \t]*\n){2,}/u)
        : whole.split(/\n[ \t]*\n/u)
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

function byNumbers(lines: readonly string[]): string[] {
  return lines.reduce<string[]>((posts, line) => {
    const last = posts.at(-1)
    return NUMBERED.test(line) || last === undefined ? [...posts, line] : [...posts.slice(0, -1), `${last}\n${line}`]
  }, [])
}

/** Reads the posts of a thread as parts of a deck: a short first line on its own is the heading. */
function readThread(posts: readonly string[]): OutlinePart[] {
  return posts.map((post) => {
    const [first = '', ...others] = post.split('\n').filter((line) => line.trim() !== '')
    const isTitle = first.length <= TITLE_MAX
    return {
      title: isTitle ? [{ text: first.trim() }] : [],
      body: (isTitle ? others : [first, ...others]).map((line) => ({
        list: 'none',
        level: 0,
        runs: [{ text: line.trim() }],
      })),
    }
  })
}

const LINE = /^(?<indent>[ \t]*)(?:(?<mark>[-*+•–]|\d{1,9}[.)])\s+)?(?<words>.*)$/u

const LEVEL_MAX = 4

type Line = { depth: number; words: string; isItem: boolean }

/**
 * Reads an outline as parts of a deck: lines without indent are headings, indented lines below are a list. Without indented
 * lines, each block between empty lines is a part, with its first line as its heading; without empty lines each line is a part.
 */
function readOutline(text: string): OutlinePart[] {
  const blocks = text
    .split(/\n[ \t]*(?:\n[ \t]*)+/u)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
  const lines = blocks.flat().map(readLine)
  const parts = lines.some(({ depth }) => depth > 0)
    ? nested(lines)
    : blocks.length > 1
      ? blocks.map((block) => flat(block.map(readLine)))
      : lines.map((line) => flat([line]))
  return parts.filter((part) => !isEmptyPart(part))
}

function readLine(line: string): Line {
  const { indent = '', mark, words = '' } = LINE.exec(line)?.groups ?? {}
  const blanks = [...indent].reduce((sum, sign) => sum + (sign === '\t' ? 4 : 1), 0)
  return { depth: blanks, words: words.trim(), isItem: mark !== undefined }
}

function nested(lines: readonly Line[]): OutlinePart[] {
  const depths = [...new Set(lines.map(({ depth }) => depth))].toSorted((a, b) => a - b)
  return lines.reduce<{ title: OutlinePart['title']; body: Paragraph[] }[]>((parts, { depth, words }) => {
    const level = depths.indexOf(depth)
    const last = parts.at(-1)
    if (level === 0 || !last) return [...parts, { title: [{ text: words }], body: [] }]
    last.body.push({ list: 'bullet', level: Math.min(LEVEL_MAX, level - 1), runs: [{ text: words }] })
    return parts
  }, [])
}

function flat([first, ...others]: readonly Line[]): OutlinePart {
  return {
    title: first ? [{ text: first.words }] : [],
    body: others.map(({ words, isItem }) => ({ list: isItem ? 'bullet' : 'none', level: 0, runs: [{ text: words }] })),
  }
}
