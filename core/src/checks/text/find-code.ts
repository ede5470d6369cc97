import type { Stretch } from './text-analysis.ts'

const FENCE = '```'

/** What stands between backticks, in a line or as a block: code, which is written as it must be. */
export function findCode(text: string): Stretch[] {
  const found: Stretch[] = []
  let at = 0
  while (at < text.length) {
    const from = text.indexOf('`', at)
    if (from < 0) break
    const isBlock = text.startsWith(FENCE, from)
    const mark = isBlock ? FENCE : '`'
    const end = text.indexOf(mark, from + mark.length)
    const isClosed = end >= 0 && (isBlock || !text.slice(from, end).includes('\n'))
    const to = isClosed ? end + mark.length : from + mark.length
    if (isClosed) found.push({ from, to })
    at = to
  }
  return found
}
