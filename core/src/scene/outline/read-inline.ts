import { LAYER_LINK_MAX } from '../../limits.ts'
import type { Run } from '../text-content.ts'

const MARKS =
  /(?<bold>\*\*(?=\S)(?:[^*]|\*(?!\*))+?(?<=\S)\*\*|(?<!\w)__(?=\S)[^_]+?(?<=\S)__(?!\w))|(?<italic>\*(?=[^\s*])[^*]+?(?<=[^\s*])\*|(?<!\w)_(?=[^\s_])[^_]+?(?<=[^\s_])_(?!\w))|(?<struck>~~(?=\S)[^~]+?(?<=\S)~~)|(?<code>`[^`]+`)|(?<link>!?\[[^\]]*\]\([^)\s]+\))/u

const BOLD = 700

/** A line of Markdown as runs: bold, italic, struck and linked words. A mark without its other half is a sign like any other. */
export function readInline(line: string): Run[] {
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

/** An address that cannot be a link stays to be read. */
function linked(whole: string, style: Omit<Run, 'text'>): Run[] {
  const middle = whole.indexOf('](')
  const [text, link] = [whole.slice(whole.indexOf('[') + 1, middle), whole.slice(middle + 2, -1)]
  const isLink = /^(https:\/\/|mailto:)/u.test(link) && link.length <= LAYER_LINK_MAX
  return isLink && text !== '' ? read(text, { ...style, link }) : [...read(text, style), { ...style, text: ` ${link}` }]
}
