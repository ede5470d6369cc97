import { create, type Font } from 'fontkit'
import { averageWidth } from '@postwright/core/fonts/fallback-metrics'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'
import type { FontWarning } from '@postwright/core/fonts/font-check'
import {
  FONT_SUBSETS,
  type FontSubset,
  isInSubsets,
  subsetCharacters,
  subsetOf,
} from '@postwright/core/fonts/font-subsets'
import type { FontReport } from '@postwright/core/model/font'
import { toOneLine } from '@postwright/core/text/text-fields'
import { type FontNames, NAME_ID, readNames } from './read-names.ts'
import { type Sfnt, Refused } from './sfnt.ts'
import type { FontCategory } from '@postwright/core/fonts/font-family'

export type ReadFont = { report: FontReport; warnings: FontWarning[]; characters: readonly number[] }

const LETTER = /\p{L}/u
const PICTURES = ['SVG ', 'sbix', 'CBDT', 'COLR']

/** @throws Refused when the font cannot be used */
export function readFont(file: Buffer, { tables }: Sfnt, format: FontReport['format']): ReadFont {
  const os2 = tables.get('OS/2') ?? Buffer.alloc(0)
  const { embedding, warning } = readEmbedding(os2)
  const names = readNames(tables.get('name'))
  const family = familyOf(names)
  const font = opened(file)
  const characters = font.characterSet
  const letters = characters.filter((point) => LETTER.test(String.fromCodePoint(point)))
  const subsets = subsetsOf(letters)
  const axes = axesOf(font)
  const warnings: FontWarning[] = [
    ...(warning ? [warning] : []),
    ...checkNames(names),
    ...(PICTURES.some((tag) => tables.has(tag)) ? (['pictures_removed'] as const) : []),
    ...(subsets.has('latin') ? [] : (['no_latin'] as const)),
    ...(letters.some((point) => !isInSubsets(point)) ? (['letters_left_out'] as const) : []),
    ...(axes.length > 0 ? (['instances_made'] as const) : []),
  ]
  const coverage = FONT_SUBSETS.filter((subset) => subsets.has(subset)).map((subset) => coverageOf(subset, characters))
  const report: FontReport = {
    family,
    ...wordsOf(names),
    ...readStyle(os2, tables.get('post'), family),
    format,
    embedding,
    axes,
    coverage,
    glyphs: font.numGlyphs,
    metrics: metricsOf(font),
  }
  return { report, warnings, characters }
}

/** @throws Refused without a name, or with the name of a bundled family */
function familyOf(names: FontNames): string {
  const found = [NAME_ID.typographicFamily, NAME_ID.family].map((id) => names.get(id)).find(isName)
  const family = toOneLine(found ?? '', 80)
  if (family === null || /["@]/.test(family)) throw new Refused('no_family')
  const isTaken = BUNDLED_FAMILIES.some(({ name }) => name.toLowerCase() === family.toLowerCase())
  if (isTaken) throw new Refused('name_taken')
  return family
}

function wordsOf(names: FontNames) {
  const line = (id: number, max: number) => toOneLine(names.get(id), max) ?? ''
  return {
    style: line(NAME_ID.typographicStyle, 80) || line(NAME_ID.style, 80),
    postScriptName: line(NAME_ID.postScript, 120),
    version: line(NAME_ID.version, 120),
    copyright: line(NAME_ID.copyright, 500),
    licence: line(NAME_ID.licence, 2000),
    licenceUrl: line(NAME_ID.licenceUrl, 300),
  }
}

function opened(file: Buffer): Font {
  const font = create(file)
  if (!('characterSet' in font)) throw new Refused('collection')
  return font
}

function subsetsOf(letters: readonly number[]): ReadonlySet<FontSubset> {
  const found = letters
    .map((point) => subsetOf(String.fromCodePoint(point), FONT_SUBSETS))
    .filter((each) => each !== null)
  if (found.length === 0) throw new Refused('no_script')
  return new Set(found)
}

function coverageOf(subset: FontSubset, characters: readonly number[]): FontReport['coverage'][number] {
  const all = subsetCharacters(subset)
  return { subset, has: characters.filter((point) => all.has(point)).length, of: all.size }
}

function axesOf(font: Font): FontReport['axes'] {
  return Object.entries(font.variationAxes).flatMap(([tag, axis]) => {
    if (!axis) return []
    return [{ tag: tag.slice(0, 4), name: axis.name.slice(0, 60), min: axis.min, default: axis.default, max: axis.max }]
  })
}

/** Returns the metrics that browsers use: those of `OS/2` where the font requests it. */
function metricsOf(font: Font): FontReport['metrics'] {
  const em = font.unitsPerEm
  const os2 = font['OS/2']
  const [ascent, descent, lineGap] = os2.fsSelection.useTypoMetrics
    ? [os2.typoAscender, os2.typoDescender, os2.typoLineGap]
    : [font.ascent, font.descent, font.lineGap]
  const hasLatin = font.hasGlyphForCodePoint(0x61)
  const width = hasLatin ? averageWidth((character) => widthOf(font, character) / em) : 0.5
  const metrics = {
    ascent: ascent / em,
    descent: -descent / em,
    lineGap: Math.max(0, lineGap / em),
    averageWidth: width,
  }
  const isSane = Object.values(metrics).every((value) => Number.isFinite(value) && value >= 0 && value < 8)
  if (!isSane || metrics.ascent + metrics.descent === 0 || width === 0) throw new Refused('broken')
  return metrics
}

function widthOf(font: Font, character: string): number {
  return font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth
}

/** PostScript names that are valid in document programs. */
const POSTSCRIPT = /^[!-~]{1,63}$/

const FORBIDDEN = /[()[\]{}<>/%]/

/** Names that font build scripts write when they have no value. */
const NO_NAME = /^(false|true|null|none|undefined|nan)$/i

/** Returns warnings about the names in a font. The files created from the font get new names. */
function checkNames(names: FontNames): FontWarning[] {
  const postScript = names.get(NAME_ID.postScript)
  const isUsable = POSTSCRIPT.test(postScript) && !FORBIDDEN.test(postScript) && !NO_NAME.test(postScript)
  const warnings: FontWarning[] = []
  if (postScript === '') warnings.push('no_postscript_name')
  else if (!isUsable) warnings.push('bad_postscript_name')
  if (names.hasDuplicates) warnings.push('duplicate_names')
  if (names.get(NAME_ID.licence) === '' && names.get(NAME_ID.licenceUrl) === '') warnings.push('no_licence')
  return warnings
}

function isName(name: string): boolean {
  return name !== '' && !NO_NAME.test(name)
}

/** Bits of `fsType` in the table `OS/2`. */
const RESTRICTED = 0x0002

const PREVIEW = 0x0004

const EDITABLE = 0x0008

const NO_SUBSETTING = 0x0100

const BITMAPS_ONLY = 0x0200

const FS_TYPE_AT = 8

type Embedding = { embedding: FontReport['embedding']; warning: FontWarning | null }

/**
 * Returns the embedding that the maker of a font allows in documents. Of several permissions, the least restrictive applies.
 * @throws Refused when it may not be embedded in slides and documents
 */
function readEmbedding(os2: Buffer): Embedding {
  if (os2.length < FS_TYPE_AT + 2) throw new Refused('broken')
  const bits = os2.readUInt16BE(FS_TYPE_AT)
  if ((bits & BITMAPS_ONLY) !== 0) throw new Refused('bitmaps_only')
  if ((bits & NO_SUBSETTING) !== 0) throw new Refused('subsetting_forbidden')
  if ((bits & EDITABLE) !== 0) return { embedding: 'editable', warning: 'editable_only' }
  if ((bits & PREVIEW) !== 0) return { embedding: 'preview', warning: 'preview_and_print' }
  if ((bits & RESTRICTED) !== 0) throw new Refused('embedding_restricted')
  return { embedding: 'installable', warning: null }
}

type Style = { weight: number; isItalic: boolean; category: FontCategory }

const WEIGHT_AT = 4

const PANOSE_AT = 32

const SELECTION_AT = 62

const ITALIC = 0x0001

const OBLIQUE = 0x0200

const FIXED_PITCH_AT = 12

/** Panose kinds of families, and the lowest serif values of fonts with and without serifs. */
const [TEXT, HAND, DECORATIVE] = [2, 3, 4]

const [FIRST_SERIF, FIRST_WITHOUT] = [2, 11]

/** Returns weight, slant and purpose of a font according to its tables. */
function readStyle(os2: Buffer, post: Buffer | undefined, family: string): Style {
  const stated = os2.readUInt16BE(WEIGHT_AT)
  const selection = os2.length >= SELECTION_AT + 2 ? os2.readUInt16BE(SELECTION_AT) : 0
  return {
    weight: Math.min(900, Math.max(100, Math.round(stated / 100) * 100)),
    isItalic: (selection & (ITALIC | OBLIQUE)) !== 0,
    category: categoryOf(os2, post, family),
  }
}

function categoryOf(os2: Buffer, post: Buffer | undefined, family: string): FontCategory {
  const isFixed = post !== undefined && post.length >= FIXED_PITCH_AT + 4 && post.readUInt32BE(FIXED_PITCH_AT) !== 0
  if (isFixed || /\b(mono|code)\b/i.test(family)) return 'mono'
  const kind = os2[PANOSE_AT] ?? 0
  const serif = os2[PANOSE_AT + 1] ?? 0
  if (kind === HAND) return 'hand'
  if (kind === DECORATIVE) return 'display'
  if (kind === TEXT && serif >= FIRST_SERIF) return serif < FIRST_WITHOUT ? 'serif' : 'sans'
  return /\bserif\b/i.test(family) && !/sans/i.test(family) ? 'serif' : 'sans'
}
