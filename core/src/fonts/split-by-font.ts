import type { FontFamily } from './font-family.ts'
import { type FontSubset, subsetOf } from './font-subsets.ts'

/** A piece of text drawn with one font file; `source` is null if only system fonts have its characters. */
export type FontPiece = { text: string; source: FontSource | null }

export type FontSource = { family: string; subset: FontSubset }

/** Combining marks belong to the preceding letter. */
const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters shown as emoji, even if a font contains them. */
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\u20E3/u

/**
 * Splits a text where the font file changes: at the borders of the family's subsets, and where it lacks a script.
 * @param find returns the family with a name
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

/** Families tried in order for a script that a family lacks, so that the text looks the same on every machine. */
export const FALLBACK_FAMILIES = ['Inter', 'Cairo', 'Heebo', 'Poppins'] as const

/**
 * System fonts for emoji: a bundled font would be ten times as large as all families of a deck together. Exporters also draw emoji with them, as
 * images if the file cannot contain a colour font.
 */
export const EMOJI_FAMILIES = ['Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'] as const
