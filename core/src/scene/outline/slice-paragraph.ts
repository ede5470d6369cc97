import type { Paragraph } from '../text-content.ts'

/** The characters of a paragraph from one place to another, in their styles. */
export function sliceParagraph(paragraph: Paragraph, from: number, to: number): Paragraph {
  let start = 0
  const runs = paragraph.runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    start += run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
  return { ...paragraph, runs }
}
