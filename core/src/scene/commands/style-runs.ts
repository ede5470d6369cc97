import type { Paragraph, Run } from '../text-content.ts'

/** Style of a run; undefined removes a property, so that the layer's own style applies again. */
export type RunStyle = { [Key in keyof Omit<Run, 'text'>]?: Run[Key] | undefined }

/** Range of characters, counted over all paragraphs; a line break counts as one. */
export type TextRange = { from: number; to: number }

/** Returns paragraphs with a part of their text in another style; runs with the same style are joined. */
export function styleRuns(paragraphs: readonly Paragraph[], { from, to }: TextRange, style: RunStyle): Paragraph[] {
  let start = 0
  return paragraphs.map((paragraph) => {
    const runs = paragraph.runs.flatMap((run) => {
      const [head, tail] = [from - start, to - start]
      start += run.text.length
      return cut(run, head, tail).map((piece) => (piece.isMeant ? restyled(piece.run, style) : piece.run))
    })
    start += 1
    return { ...paragraph, runs: joined(runs) }
  })
}

/** Splits a run into up to three parts: before the range, inside it, and after it. */
function cut(run: Run, from: number, to: number): { run: Run; isMeant: boolean }[] {
  const [start, end] = [Math.max(0, from), Math.min(run.text.length, to)]
  if (start >= end) return [{ run, isMeant: false }]
  const pieces = [
    { run: { ...run, text: run.text.slice(0, start) }, isMeant: false },
    { run: { ...run, text: run.text.slice(start, end) }, isMeant: true },
    { run: { ...run, text: run.text.slice(end) }, isMeant: false },
  ]
  return pieces.filter((piece) => piece.run.text !== '')
}

function restyled(run: Run, style: RunStyle): Run {
  const { text, family, weight, isItalic, isUnderlined, isStruck, color, highlight, scale, link } = { ...run, ...style }
  return {
    text,
    ...(family !== undefined && { family }),
    ...(weight !== undefined && { weight }),
    ...(isItalic !== undefined && { isItalic }),
    ...(isUnderlined !== undefined && { isUnderlined }),
    ...(isStruck !== undefined && { isStruck }),
    ...(color !== undefined && { color }),
    ...(highlight !== undefined && { highlight }),
    ...(scale !== undefined && { scale }),
    ...(link !== undefined && { link }),
  }
}

function joined(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((list, run) => {
    const last = list.at(-1)
    const isAlike = last !== undefined && styleKey(last) === styleKey(run)
    return isAlike ? [...list.slice(0, -1), { ...last, text: last.text + run.text }] : [...list, run]
  }, [])
}

function styleKey({ family, weight, isItalic, isUnderlined, isStruck, color, highlight, scale, link }: Run): string {
  return JSON.stringify([family, weight, isItalic, isUnderlined, isStruck, color, highlight, scale, link])
}
