import { textSegments } from '@/ui/text-segments.ts'

export type MarkedText = { at: number; text: string; kind: 'plain' | 'link' | 'mention' | 'tag' }

/** What a network makes stand out; `names`: `@ann`, `domains`: only names such as `@ann.example.com`. */
export type TextMarks = { links: boolean; tags: boolean; mentions: 'names' | 'domains' | 'none' }

const NAME = /(?<=^|[\s([])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.@-]*[\p{L}\p{N}_])?/gu

/** A text in the pieces that one network sets apart; joined, they are the text again. */
export function markText(text: string, { links, tags, mentions }: TextMarks): MarkedText[] {
  const isOff = { plain: false, link: !links, tag: !tags, mention: mentions === 'none' }
  return textSegments(text).flatMap(({ at, text: piece, kind }): MarkedText[] => {
    if (isOff[kind]) return [{ at, text: piece, kind: 'plain' }]
    if (kind !== 'plain' || mentions !== 'names') return [{ at, text: piece, kind }]
    return namesIn(piece).map((part) => ({ ...part, at: at + part.at }))
  })
}

function namesIn(text: string): MarkedText[] {
  const pieces: MarkedText[] = []
  let at = 0
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (index > at) pieces.push({ at, text: text.slice(at, index), kind: 'plain' })
    pieces.push({ at: index, text: name, kind: 'mention' })
    at = index + name.length
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at), kind: 'plain' })
  return pieces
}
