import type { MeasureText } from '../measure-text.ts'
import type { MeasuredParagraph } from './measured-paragraph.ts'
import type { SpanStyle } from './span-style.ts'
import { widthInEms } from './width-in-ems.ts'

/** What stands before a list item, in ems. */
export type ListMark = { text: string; style: SpanStyle; width: number }

/** The marks of all paragraphs, and how far one level moves in: equally in the whole text, so that items stand in one line. */
export type ListMarks = { markOf: (index: number) => ListMark | null; step: number }

/** Numbers and bullets of the paragraphs of a text; numbers count on within their level. */
export function listMarks(paragraphs: readonly MeasuredParagraph[], measure: MeasureText): ListMarks {
  const counts: number[] = []
  const marks = paragraphs.map((paragraph) => {
    const text = markText(paragraph, counts)
    const first = paragraph.segments[0]
    if (text === null || !first) return null
    const style = { ...first.style, highlight: '', isUnderlined: false, isStruck: false, link: '', spacing: 0 }
    return { text, style, width: widthInEms(text, style, measure) }
  })
  const widest = Math.max(0, ...marks.map((mark) => mark?.width ?? 0))
  return { markOf: (index) => marks[index] ?? null, step: Math.max(STEP, widest + GAP) }
}

/** Counts on while items of one level follow each other; what is between them in deeper levels does not end the count. */
function markText({ list, level }: MeasuredParagraph, counts: number[]): string | null {
  counts.length = Math.min(counts.length, list === 'none' ? 0 : level + 1)
  if (list === 'none') return null
  if (list === 'bullet') {
    counts[level] = 0
    return BULLETS[level % BULLETS.length] ?? null
  }
  counts[level] = (counts[level] ?? 0) + 1
  return `${counts[level]}.`
}

const BULLETS = ['•', '–', '•', '–', '•']

/** Ems between a mark and its text, and of one level at least. */
const GAP = 0.4
const STEP = 1.1
