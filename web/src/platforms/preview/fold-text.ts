import { segmentGraphemes } from '@postwright/core/text/text-lengths'

/** Limits at which a feed cuts a text off, whichever is reached first. */
export type Fold = { characters: number; lines: number }

/** Splits a text at the fold: the part that a feed shows first, and the part shown after "more". */
export function foldText(text: string, fold: Fold | null): [shown: string, rest: string] {
  if (fold === null) return [text, '']
  const end = Math.min(endOfLines(text, fold.lines), endOfCharacters(text, fold.characters))
  return [text.slice(0, end), text.slice(end)]
}

function endOfLines(text: string, lines: number): number {
  let end = -1
  for (let line = 0; line < lines; line += 1) {
    end = text.indexOf('\n', end + 1)
    if (end === -1) return text.length
  }
  return end
}

function endOfCharacters(text: string, characters: number): number {
  let count = 0
  for (const { index } of segmentGraphemes(text)) {
    if (count === characters) return index
    count += 1
  }
  return text.length
}
