import type { Fix } from '../check.ts'
import { countBlanksBefore } from './blanks-before.ts'

/** Takes a tag out together with the blank before it, or after it where none is before. */
export function withoutTag(text: string, { from, to }: { from: number; to: number }): Fix {
  const before = countBlanksBefore(text, from)
  const after = before === 0 ? (text.slice(to).match(/^[ \t]+/)?.[0].length ?? 0) : 0
  return { kind: 'text', from: from - before, to: to + after, text: '' }
}
