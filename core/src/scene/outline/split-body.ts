import { LIST_NUMBER_MAX } from '../../limits.ts'
import { splitText } from '../../text/split-text.ts'
import { paragraphsSchema, plainText, type Paragraph } from '../text-content.ts'
import { listNumbers, withNumbers } from '../list-numbers.ts'

/** Check whether paragraphs fit their layer. */
export type FitsParagraphs = (paragraphs: readonly Paragraph[]) => boolean

/**
 * Splits paragraphs into pieces that fit, each as long as possible, in order, with every word and with their original numbers. A paragraph too long
 * for one piece is split at sentences or words, or inside a word.
 */
export function splitBody(body: readonly Paragraph[], fits: FitsParagraphs): Paragraph[][] {
  const isStorable: FitsParagraphs = (paragraphs) => paragraphsSchema.safeParse(paragraphs).success && fits(paragraphs)
  return numbered(body)
    .flatMap((paragraph) => (isStorable([paragraph]) ? [paragraph] : cut(paragraph, isStorable)))
    .reduce<Paragraph[][]>((pieces, paragraph) => {
      const last = pieces.at(-1)
      return last && isStorable([...last, paragraph])
        ? [...pieces.slice(0, -1), [...last, paragraph]]
        : [...pieces, [paragraph]]
    }, [])
    .map((piece) => withNumbers(piece, listNumbers(piece)))
}

/** Returns each numbered item with an explicit number, so that splitting does not change it. */
function numbered(body: readonly Paragraph[]): Paragraph[] {
  const numbers = listNumbers(body)
  return body.map((paragraph, at) => {
    const number = numbers[at] ?? null
    return number === null ? paragraph : { ...paragraph, start: Math.min(number, LIST_NUMBER_MAX) }
  })
}

/** Returns the continuation of a list item as a plain paragraph, so that it gets no bullet or number. */
function goesOn(paragraph: Paragraph): Paragraph {
  const { start: _start, ...rest } = paragraph
  return { ...rest, list: 'none', level: 0 }
}

/** Splits a paragraph at a sentence or a word; if even one word does not fit, inside the word. */
function cut(paragraph: Paragraph, fits: FitsParagraphs): Paragraph[] {
  const text = plainText([paragraph])
  const offset = text.length - text.trimStart().length
  const part = (from: number, to: number) => {
    const slice = sliceParagraph(paragraph, from, to)
    return from > offset ? goesOn(slice) : slice
  }
  let from = offset
  const pieces = splitText(text, (piece) => {
    const start = text.indexOf(piece, from)
    return fits([part(start, start + piece.length)])
  })
  if (!pieces) return halves(paragraph, fits)
  return pieces.map((piece) => {
    const start = text.indexOf(piece, from)
    from = start + piece.length
    return part(start, from)
  })
}

function halves(paragraph: Paragraph, fits: FitsParagraphs): Paragraph[] {
  const signs = [...plainText([paragraph])]
  if (signs.length < 2 || fits([paragraph])) return [paragraph]
  const middle = signs.slice(0, Math.ceil(signs.length / 2)).join('').length
  return [
    ...halves(sliceParagraph(paragraph, 0, middle), fits),
    ...halves(goesOn(sliceParagraph(paragraph, middle, Infinity)), fits),
  ]
}

/** Returns a text range of a paragraph, with its styles. */
function sliceParagraph(paragraph: Paragraph, from: number, to: number): Paragraph {
  let start = 0
  const runs = paragraph.runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    start += run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
  return { ...paragraph, runs }
}
