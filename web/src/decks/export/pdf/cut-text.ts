import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type PDFDocument from 'pdfkit'
import type { PdfParts } from './pdf-parts.ts'
import type { PdfSources } from './pdf-slide.ts'
import { nearestShape } from '@postwright/core/fonts/font-family'
import { splitByFont } from '@postwright/core/fonts/split-by-font'
import { graphemesOf } from '@postwright/core/scene/layout/text-segments'
import { FONT_SUBSETS } from '@postwright/core/fonts/font-subsets'
import type { Font } from '@postwright/core/scene/measure-text'
import { cjkFileOf, fetchCjkFile, type CjkFile } from '../../fonts/cjk-fonts.ts'
import { fontFileOf } from '../../fonts/font-file.ts'
import { fontLibrary } from '../../fonts/font-library.ts'

/** Sources required for shaping a text. */
export type FontSources = Pick<PdfSources, 'measure' | 'cut' | 'fontFile'>

type Cut = { text: string; file: string | null }

/** Splits a span into pieces that are each drawn with one font file, with their positions in the span; `file` is null if no file can draw the piece. */
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

  /** Checks that the file has the characters, because it can be older or smaller than its family. */
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

/** Merges adjacent pieces with the same file, so that letters join and kern across them. */
function joined(cuts: readonly Cut[]): Cut[] {
  const list: Cut[] = []
  for (const cut of cuts) {
    const last = list.at(-1)
    if (last && last.file === cut.file) last.text += cut.text
    else list.push({ ...cut })
  }
  return list
}

/** Splits text by, and loads, the font files of the product and of the workspace, for exports that shape text themselves. */
export const FONT_SOURCES: Pick<PdfSources, 'cut' | 'fontFile'> = { cut: cutByFile, fontFile }

/**
 * Splits a text by font file. Files are named by the shape found for the text, so a shape that a family lacks has the same file as its fallback
 * shape.
 */
function cutByFile(text: string, { family, weight, isItalic }: Font): { text: string; file: string | null }[] {
  const own = fontLibrary.find(family)
  const asked = own ? nearestShape(own, { weight, isItalic }) : { weight, isItalic }
  return splitByFont(text, family, fontLibrary.find).flatMap(({ text: piece, source }) => {
    const found = source && fontLibrary.find(source.family)
    if (!source || !found) return cutBySlice(piece, text, asked.weight)
    const shape = nearestShape(found, asked)
    const file = [source.family, shape.weight, shape.isItalic ? 'italic' : '', source.subset].join('|')
    return [{ text: piece, file }]
  })
}

/** Splits Chinese, Japanese and Korean characters by the slices that contain them; `file` stays null for emoji and other characters. */
function cutBySlice(piece: string, line: string, weight: number): { text: string; file: string | null }[] {
  return graphemesOf(piece).map((text) => {
    const found = cjkFileOf(text, line, weight)
    if (!found) return { text, file: null }
    const file = [found.family.name, found.weight, found.slice].join('|')
    slices.set(file, found)
    return { text, file }
  })
}

/** The slices of split texts, by their names in documents. */
const slices = new Map<string, CjkFile>()

async function fontFile(file: string): Promise<Uint8Array | null> {
  const slice = slices.get(file)
  const [family = '', weight, style, name] = file.split('|')
  const subset = FONT_SUBSETS.find((one) => one === name)
  try {
    if (slice) return await fetchCjkFile(slice)
    return new Uint8Array(await fontFileOf(family, Number(weight), style === 'italic', subset))
  } catch {
    // Text in a font without a file is drawn as an image, with a fallback font of the machine.
    return null
  }
}
