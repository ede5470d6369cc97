import type { servedFontSchema } from '@postwright/core/api/fonts'
import type { z } from 'zod'
import type { FontFamily } from '@postwright/core/fonts/font-family'
import type { FontSubset } from '@postwright/core/fonts/font-subsets'

/** An uploaded font as served by the server, with addresses of its files. */
export type ServedFont = z.output<typeof servedFontSchema>

/** Returns uploaded fonts grouped into families for decks. */
export function ownFamilies(fonts: readonly ServedFont[]): OwnFamily[] {
  const names = [...new Set(fonts.map(({ report }) => report.family))]
  return names.flatMap((name) => familyOf(fonts.filter(({ report }) => report.family === name)) ?? [])
}

function familyOf(fonts: readonly ServedFont[]): OwnFamily | null {
  const [first] = fonts
  if (!first) return null
  const all = fonts.flatMap(({ files }) => files)
  // A family with only italics is used as if it were upright.
  const hasUpright = all.some(({ isItalic }) => !isItalic)
  const files = hasUpright ? all : all.map((file) => ({ ...file, isItalic: false }))
  const weights = (isItalic: boolean) =>
    [...new Set(files.filter((file) => file.isItalic === isItalic).map(({ weight }) => weight))].toSorted(
      (a, b) => a - b,
    )
  const { family: name, category, metrics } = first.report
  const subsets = [...new Set(files.map(({ subset }) => subset))]
  return { name, category, metrics, subsets, weights: weights(false), italics: weights(true), files }
}

/** A family whose files were uploaded. Plain data, so that workers can receive it too. */
export type OwnFamily = FontFamily & { files: readonly OwnFontFile[] }

/** Addresses of one subset of one shape: WOFF2 for screens, WOFF for documents. */
type OwnFontFile = { weight: number; isItalic: boolean; subset: FontSubset; woff2: string; woff: string }
