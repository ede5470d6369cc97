import { listNumbers } from '../list-numbers.ts'
import type { MeasureText } from '../measure-text.ts'
import type { MeasuredParagraph } from './measured-paragraph.ts'
import { type SpanStyle, widthInEms } from './span-style.ts'

/** Mark before a list item; its width in ems. */
export type ListMark = { text: string; style: SpanStyle; width: number }

/** Marks of all paragraphs, and the indent per level: the same for the whole text, so that items are aligned. */
export type ListMarks = { markOf: (index: number) => ListMark | null; step: number }

/** Returns the numbers and bullets of a text's paragraphs; numbers continue within their level. */
export function listMarks(paragraphs: readonly MeasuredParagraph[], measure: MeasureText): ListMarks {
  const numbers = listNumbers(paragraphs)
  const marks = paragraphs.map((paragraph, at) => {
    const text = markText(paragraph, numbers[at] ?? null)
    const first = paragraph.segments[0]
    if (text === null || !first) return null
    const style = { ...first.style, highlight: '', isUnderlined: false, isStruck: false, link: '', spacing: 0 }
    return { text, style, width: widthInEms(text, style, measure) }
  })
  const widest = Math.max(0, ...marks.map((mark) => mark?.width ?? 0))
  return { markOf: (index) => marks[index] ?? null, step: Math.max(STEP, widest + GAP) }
}

function markText({ list, level }: MeasuredParagraph, number: number | null): string | null {
  if (list === 'bullet') return BULLETS[level % BULLETS.length] ?? null
  return number === null ? null : `${number}.`
}

const BULLETS = ['•', '–', '•', '–', '•']

/** Gap between a mark and its text, and minimum indent per level, in ems. */
const GAP = 0.4
const STEP = 1.1
