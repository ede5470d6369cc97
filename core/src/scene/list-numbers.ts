import type { Paragraph } from './text-content.ts'

type Item = Pick<Paragraph, 'list' | 'level'> & { start?: number | undefined }

/** Returns the number of each numbered item; null for all other paragraphs. */
export function listNumbers(paragraphs: readonly Item[]): (number | null)[] {
  const counts: number[] = []
  return paragraphs.map((item) => nextNumber(item, counts))
}

/** Returns the paragraphs with the given numbers: sets `start` only where automatic numbering would give a different number. */
export function withNumbers(paragraphs: readonly Paragraph[], numbers: readonly (number | null)[]): Paragraph[] {
  const counts: number[] = []
  return paragraphs.map((paragraph, at) => {
    const { start: _start, ...item } = paragraph
    const counted = nextNumber(item, counts)
    const wanted = numbers[at] ?? null
    if (counted === null || wanted === null || counted === wanted) return item
    counts[item.level] = wanted
    return { ...item, start: wanted }
  })
}

/** Continues the count for consecutive items of one level; items in deeper levels between them do not reset the count. */
function nextNumber({ list, level, start }: Item, counts: number[]): number | null {
  counts.length = Math.min(counts.length, list === 'none' ? 0 : level + 1)
  if (list === 'none') return null
  counts[level] = list === 'bullet' ? 0 : (start ?? (counts[level] ?? 0) + 1)
  return list === 'bullet' ? null : counts[level]
}
