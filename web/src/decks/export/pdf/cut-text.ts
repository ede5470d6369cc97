import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type PDFDocument from 'pdfkit'
import type { PdfParts } from './pdf-parts.ts'
import type { PdfSources } from './pdf-slide.ts'

/** What shaping a text needs from around it. */
export type FontSources = Pick<PdfSources, 'measure' | 'cut' | 'fontFile'>

type Cut = { text: string; file: string | null }

/** A span in the pieces that one font file each draws, with their places in it; `file` is null where no file can. */
export async function cutText(
  doc: PDFDocument,
  span: LaidSpan,
  parts: PdfParts,
  sources: FontSources,
): Promise<(Cut & { x: number; width: number })[]> {
  const cuts = await Promise.all(sources.cut(span.text, span.font).map(checked))
  let before = ''
  return joined(cuts).map(({ text, file }) => {
    const from = widthOf(before)
    before += text
    const width = widthOf(before) - from
    return { text, file, width, x: span.direction === 'rtl' ? span.width - from - width : from }
  })

  /** Also the characters that a file is expected to have are asked for: it may be older or smaller than its family. */
  async function checked({ text, file }: Cut): Promise<Cut> {
    if (file === null || !(await parts.font(file, () => sources.fontFile(file)))) return { text, file: null }
    const { _font: set } = doc.font(file)
    const hasAll = [...text].every((one) => set.font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0) || one === '\u00a0')
    return { text, file: hasAll ? file : null }
  }

  function widthOf(text: string): number {
    return text === '' ? 0 : sources.measure.widthOf(text, span.font) + span.letterSpacing * [...text].length
  }
}

/** Neighbours that the same file draws are one piece, so that letters join and kern. */
function joined(cuts: readonly Cut[]): Cut[] {
  const list: Cut[] = []
  for (const cut of cuts) {
    const last = list.at(-1)
    if (last && last.file === cut.file) last.text += cut.text
    else list.push({ ...cut })
  }
  return list
}
