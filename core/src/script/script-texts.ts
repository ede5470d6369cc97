import { splitText } from '../text/split-text.ts'
import type { ScriptLine, ScriptScene } from './script-scene.ts'

/** A network's length limit for a post, with its measure. */
export type PostLength = { max: number; measure: (text: string) => number }

/**
 * Converts a script to posts, one per scene, or several if a scene is too long; a heading without text begins the post of the next
 * scene. Cues are left out. Null if a link fits into no post.
 */
export function toThread(scenes: readonly ScriptScene[], { max, measure }: PostLength): string[] | null {
  const posts: string[] = []
  let waiting: string[] = []
  for (const [at, scene] of scenes.entries()) {
    waiting.push(...[scene.heading, ...plainLines(scene)].filter((line) => line !== ''))
    const isHeadingOnly = scene.lines.length === 0 && scene.speaker === ''
    if ((isHeadingOnly && at < scenes.length - 1) || waiting.length === 0) continue
    const pieces = splitText(waiting.join('\n'), (piece) => measure(piece) <= max)
    if (!pieces) return null
    posts.push(...pieces)
    waiting = []
  }
  return posts
}

function plainLines(scene: ScriptScene): string[] {
  return named(scene, writeLines(scene.lines, { bullet: '• ', strong: '' }), '')
}

/** Converts a script to a Markdown article: headings, paragraphs, lists, speakers in bold, and cues as quoted notes. */
export function toOutline(scenes: readonly ScriptScene[]): string {
  return scenes.map(outlineOf).join('\n\n')
}

function outlineOf(scene: ScriptScene): string {
  const { heading, cues, lines } = scene
  const said = named(scene, writeLines(lines, MARKDOWN), '**')
  const body = said.flatMap((line, at) => (at > 0 && isBorder(scene, said, at) ? ['', line] : [line])).join('\n')
  const notes = cues.map((cue) => `> ${cue}`).join('\n')
  return [heading === '' ? '' : `## ${heading}`, body, notes].filter((part) => part !== '').join('\n\n')
}

/** Returns whether a blank line precedes a written line: everywhere except between entries of a list. */
function isBorder({ lines }: ScriptScene, written: readonly string[], at: number): boolean {
  const offset = written.length - lines.length
  const [before, after] = [lines[at - offset - 1], lines[at - offset]]
  return !before || !after || before.list === 'none' || before.list !== after.list
}

type Marks = { bullet: string; strong: string }

const MARKDOWN: Marks = { bullet: '- ', strong: '**' }

/** Writes lines with their list marks; numbers count from 1 in each list. */
function writeLines(lines: readonly ScriptLine[], { bullet, strong }: Marks): string[] {
  let number = 0
  return lines.map(({ list, runs }) => {
    number = list === 'number' ? number + 1 : 0
    const mark = list === 'number' ? `${number}. ` : list === 'bullet' ? bullet : ''
    return mark + runs.map(({ text, isStrong }) => (isStrong ? strong + text + strong : text)).join('')
  })
}

/** Writes the speaker before the first line, or on a separate line before a list. */
function named({ speaker, lines }: ScriptScene, written: readonly string[], strong: string): string[] {
  if (speaker === '') return [...written]
  const name = `${strong}${speaker}:${strong}`
  const [first, ...others] = written
  return first === undefined || lines[0]?.list !== 'none' ? [name, ...written] : [`${name} ${first}`, ...others]
}

/**
 * Returns a short hash of a script (cyrb53, 53 bits as hexadecimal digits), not suitable for secrets. The amount of whitespace between words,
 * lines and scenes does not count.
 */
export function fingerprintScript(text: string): string {
  const folded = foldLines(text)
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < folded.length; at += 1) {
    const code = folded.charCodeAt(at)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (2 ** 32 * (low & 0x1fffff) + (high >>> 0)).toString(16).padStart(14, '0')
}

/** Reduces whitespace to single spaces within lines, none at their ends, and one empty line between scenes. */
function foldLines(text: string): string {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/u).map((line) => line.trim().replaceAll(/\s+/gu, ' '))
  return lines
    .filter((line, at) => line !== '' || (lines[at - 1] ?? '') !== '')
    .join('\n')
    .trim()
}
