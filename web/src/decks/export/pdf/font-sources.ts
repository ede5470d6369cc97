import { nearestShape } from '@postwright/core/fonts/font-family'
import { splitByFont } from '@postwright/core/fonts/split-by-font'
import { graphemesOf } from '@postwright/core/scene/layout/text-segments'
import { FONT_SUBSETS } from '@postwright/core/fonts/font-subsets'
import type { Font } from '@postwright/core/scene/measure-text'
import { cjkFileOf, fetchCjkFile, type CjkFile } from '../../fonts/cjk-fonts.ts'
import { fontFileOf } from '../../fonts/font-file.ts'
import { fontLibrary } from '../../fonts/font-library.ts'
import type { PdfSources } from './pdf-slide.ts'

/** The font files of the product and of the workspace, for files whose text is shaped by our own code. */
export const FONT_SOURCES: Pick<PdfSources, 'cut' | 'fontFile'> = { cut: cutByFile, fontFile }

/** A file is named by what it holds, so that shapes that a family lacks are the same file as those that stand in for them. */
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

/** Chinese, Japanese and Korean characters by the slices that have them; `file` stays null for emoji and the rest. */
function cutBySlice(piece: string, line: string, weight: number): { text: string; file: string | null }[] {
  return graphemesOf(piece).map((text) => {
    const found = cjkFileOf(text, line, weight)
    if (!found) return { text, file: null }
    const file = [found.family.name, found.weight, found.slice].join('|')
    slices.set(file, found)
    return { text, file }
  })
}

/** The slices that texts were cut for, by their names in documents. */
const slices = new Map<string, CjkFile>()

async function fontFile(file: string): Promise<Uint8Array | null> {
  const slice = slices.get(file)
  const [family = '', weight, style, name] = file.split('|')
  const subset = FONT_SUBSETS.find((one) => one === name)
  try {
    if (slice) return await fetchCjkFile(slice)
    return new Uint8Array(await fontFileOf(family, Number(weight), style === 'italic', subset))
  } catch {
    // What is set in it is drawn as a picture, with what the machine has instead.
    return null
  }
}
