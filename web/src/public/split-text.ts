import { segmentGraphemes } from '@postwright/core/text/text-lengths'

/** A text cut after `max` characters as people see them: what fits, and what does not. */
export function splitText(text: string, max: number): [fitting: string, rest: string] {
  let count = 0
  for (const { index } of segmentGraphemes(text)) {
    if (count === max) return [text.slice(0, index), text.slice(index)]
    count += 1
  }
  return [text, '']
}
