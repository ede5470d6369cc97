import { readMarkup } from '../markup/read-markup.ts'

const UNSEEN = new Set(['script', 'style', 'head', 'noscript', 'template'])
/** Elements that begin a line with themselves, and those that end one. */
const BREAKS = new Set(['br', 'hr'])
const BLOCKS = new Set('p div li h1 h2 h3 h4 h5 h6 tr blockquote section article figure ul ol pre'.split(' '))

/** What a person reads of a piece of HTML, a paragraph a line. Nothing of its markup is left, whatever it was. */
export function htmlToText(html: string): string {
  const lines: string[] = []
  let line = ''
  /** The element that hides what is read now; the first one of its name that closes ends it. */
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

/** Paragraphs are parted by one empty line at most. */
function withoutEmptyLines(lines: readonly string[]): string {
  return lines
    .filter((line, at) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim()
}

/** The address of the first image of a piece of HTML, as it stands there. */
export function firstImage(html: string): string | undefined {
  let found: string | undefined
  readMarkup(html, {
    onOpen(name, { src }) {
      if (name === 'img') found ??= src
    },
  })
  return found
}
