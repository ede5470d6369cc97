import type { OutlinePart } from './outline-part.ts'

/** The number that a post of a thread begins with: `2/`, `2/7`, `(2/7)`, `2)`. */
const NUMBERED = /^\s*\(?\d{1,3}\s?(?:\/\s?\d{0,3}|\))\)?(?=\s|$)/u
const DIVIDED = /\n[ \t]*(?:-{3,}|\*{3,}|_{3,}|—{2,})[ \t]*(?=\n|$)/u
const TITLE_MAX = 90

/** A text that is a thread as its posts: at lines of dashes, where lines begin with the number of a post, or at gaps. */
export function splitThread(text: string): string[] {
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

/** The posts of a thread as parts of a deck: a short first line that stands alone is the heading. */
export function readThread(posts: readonly string[]): OutlinePart[] {
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
