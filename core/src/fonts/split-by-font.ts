import type { FontFamily } from './font-family.ts'
import { type FontSubset, subsetOf } from './font-subsets.ts'

/** A piece of text that one font file draws; `source` is null where only the fonts of the machine have its characters. */
export type FontPiece = { text: string; source: FontSource | null }

export type FontSource = { family: string; subset: FontSubset }

/** Marks belong to the letter before them. */
const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What people see as a picture, whatever fonts hold. */
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\u20E3/u

/**
 * Cuts a text where another font file takes over: at the borders of the family's subsets, and where it lacks a script.
 * @param find the family of a name
 */
export function splitByFont(text: string, family: string, find: (name: string) => FontFamily | null): FontPiece[] {
  const pieces: FontPiece[] = []
  for (const { segment } of CLUSTERS.segment(text)) {
    const source = sourceOf(segment, family, find)
    const last = pieces.at(-1)
    if (last && isSame(last.source, source)) last.text += segment
    else pieces.push({ text: segment, source })
  }
  return pieces
}

function sourceOf(cluster: string, family: string, find: (name: string) => FontFamily | null): FontSource | null {
  if (EMOJI.test(cluster)) return null
  for (const name of [family, ...FALLBACK_FAMILIES]) {
    const subset = subsetOf(cluster, find(name)?.subsets ?? [])
    if (subset) return { family: name, subset }
  }
  return null
}

function isSame(a: FontSource | null, b: FontSource | null): boolean {
  return a?.family === b?.family && a?.subset === b?.subset
}

/** Where a family lacks a script, the first of these that has it draws it, on every machine alike. */
export const FALLBACK_FAMILIES = ['Inter', 'Cairo', 'Heebo', 'Poppins'] as const

/**
 * Emoji are drawn with the font of the machine: one of our own would be ten times as large as all families of a deck together.
 * Whatever puts slides into files draws them from there too, as pictures where the file cannot hold a colour font.
 */
export const EMOJI_FAMILIES = ['Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'] as const
