import type { OutlinePart } from './outline-part.ts'
import { readMarkdown } from './read-markdown.ts'
import { readOutline } from './read-outline.ts'
import { readThread, splitThread } from './read-thread.ts'

export const OUTLINE_KINDS = ['markdown', 'outline', 'thread'] as const

export type OutlineKind = (typeof OUTLINE_KINDS)[number]

/** What a text most likely is. */
export function outlineKindOf(text: string): OutlineKind {
  if (/^ {0,3}#{1,6}\s/mu.test(text)) return 'markdown'
  const numbered = text.match(/^\s*\(?\d{1,3}\/\d{0,3}\)?(?=\s|$)/gmu)?.length ?? 0
  return numbered > 1 || /^[ \t]*(?:-{3,}|—{2,})[ \t]*$/mu.test(text) ? 'thread' : 'outline'
}

/** A text as parts of a deck, read as what it is said to be. */
export function readParts(text: string, kind: OutlineKind): OutlinePart[] {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/gu, '\n')
  if (kind === 'markdown') return readMarkdown(lines)
  return kind === 'outline' ? readOutline(lines) : readThread(splitThread(lines))
}
