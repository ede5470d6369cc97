import { readMarkup } from '../markup/read-markup.ts'

const UNSEEN = new Set(['script', 'style', 'head', 'noscript', 'template'])
/** Elements that are a line break themselves, and elements that end a line. */
const BREAKS = new Set(['br', 'hr'])
const BLOCKS = new Set('p div li h1 h2 h3 h4 h5 h6 tr blockquote section article figure ul ol pre'.split(' '))

/** Returns the visible text of an HTML fragment, one line per paragraph. All markup is removed. */
export function htmlToText(html: string): string {
  const lines: string[] = []
  let line = ''
  /** Element that hides the current text; the first closing tag with its name ends it. */
  let hidden: string | null = null
  const endLine = () => {
    lines.push(line)
    line = ''
  }
  readMarkup(html, {
    onOpen(name, _attributes, isEmpty) {
      if (hidden !== null) return
      if (UNSEEN.has(name) && !isEmpty) hidden = name
      else if (BREAKS.has(name)) endLine()
    },
    onClose(name) {
      if (hidden === null && BLOCKS.has(name)) endLine()
      if (hidden !== name) return
      hidden = null
      line += ' '
    },
    onText(text) {
      if (hidden === null) line += text
    },
  })
  endLine()
  return withoutEmptyLines(lines.map((each) => each.replaceAll(/\s+/g, ' ').trim()))
}

/** Reduces the space between paragraphs to at most one empty line. */
function withoutEmptyLines(lines: readonly string[]): string {
  return lines
    .filter((line, at) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim()
}

/** Returns the address of the first image of an HTML fragment, unchanged. */
export function firstImage(html: string): string | undefined {
  let found: string | undefined
  readMarkup(html, {
    onOpen(name, { src }) {
      if (name === 'img') found ??= src
    },
  })
  return found
}
