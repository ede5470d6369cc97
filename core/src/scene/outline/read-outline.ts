import type { Paragraph } from '../text-content.ts'
import { isEmptyPart, type OutlinePart } from './outline-part.ts'

const LINE = /^(?<indent>[ \t]*)(?:(?<mark>[-*+•–]|\d{1,9}[.)])\s+)?(?<words>.*)$/u
const LEVEL_MAX = 4

type Line = { depth: number; words: string; isItem: boolean }

/**
 * An outline as parts of a deck: what is not moved in is a heading, what is moved in under it a list. Without anything moved
 * in, each block between empty lines is a part, with its first line as its heading; and without empty lines each line is one.
 */
export function readOutline(text: string): OutlinePart[] {
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
