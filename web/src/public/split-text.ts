import { segmentGraphemes } from '@postwright/core/text/text-lengths'

/** Splits a text after `max` graphemes: the part that fits, and the rest. */
export function splitText(text: string, max: number): [fitting: string, rest: string] {
  let count = 0
  for (const { index } of segmentGraphemes(text)) {
    if (count === max) return [text.slice(0, index), text.slice(index)]
    count += 1
  }
  return [text, '']
}
