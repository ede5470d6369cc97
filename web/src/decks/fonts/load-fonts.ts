import { splitByFont } from '@postwright/core/fonts/split-by-font'
import { type FontShape, nearestShape } from '@postwright/core/fonts/font-family'
import type { FontSubset } from '@postwright/core/fonts/font-subsets'
import type { Font } from '@postwright/core/scene/measure-text'
import { hasCjk } from '@postwright/core/fonts/cjk-families'
import { loadCjk } from './cjk-fonts.ts'
import { fontLibrary, fontsArrived } from './font-library.ts'
import { loadFace, registerShape } from './page-fonts.ts'

/** Families that failed to load; they are drawn with system fonts until they are requested again. */
export type LoadedFonts = { missing: readonly string[] }

type Wanted = { family: string; shape: FontShape; subset: FontSubset }

/**
 * Loads the files that a text needs, each once, and resolves when all are loaded. A screen continues meanwhile and subscribes to `fontsArrived`;
 * exports wait.
 * @param text text to write; Latin letters are always included
 */
export async function loadFonts(fonts: readonly Omit<Font, 'size'>[], text = ''): Promise<LoadedFonts> {
  if (typeof FontFace === 'undefined') return { missing: [] }
  const wanted = fonts.flatMap((font) => filesFor(font, text))
  const [results, cjk] = await Promise.all([Promise.all(wanted.map(fetchOne)), cjkFor(fonts, text)])
  if (cjk.isNew || results.some((result) => result === 'loaded')) fontsArrived.announce()
  const missing = wanted.filter((_, place) => results[place] === 'failed').map(({ family }) => family)
  return { missing: [...new Set([...missing, ...cjk.missing])] }
}

async function cjkFor(fonts: readonly Omit<Font, 'size'>[], text: string) {
  return hasCjk(text) ? loadCjk(text, [...new Set(fonts.map(drawnWeight))]) : { isNew: false, missing: [] }
}

/** Returns the weight that is drawn: the nearest one of the family, or the requested one if the family is unknown. */
function drawnWeight({ family, weight, isItalic }: Omit<Font, 'size'>): number {
  const own = fontLibrary.find(family)
  return own ? nearestShape(own, { weight, isItalic }).weight : weight
}

function filesFor({ family, weight, isItalic }: Omit<Font, 'size'>, text: string): Wanted[] {
  const own = fontLibrary.find(family)
  const shape = own ? nearestShape(own, { weight, isItalic }) : { weight, isItalic }
  const pieces = splitByFont(`a${text}`, family, fontLibrary.find)
  const sources = new Map(
    pieces.flatMap(({ source }) => (source ? [[`${source.family} ${source.subset}`, source]] : [])),
  )
  return [...sources.values()].flatMap((source) => {
    const found = fontLibrary.find(source.family)
    if (!found) return []
    const drawn = nearestShape(found, shape)
    registerShape(found, drawn)
    return [{ ...source, shape: drawn }]
  })
}

async function fetchOne({ family, shape, subset }: Wanted): Promise<'loaded' | 'known' | 'failed'> {
  try {
    return await loadFace(family, shape, subset)
  } catch {
    return 'failed'
  }
}
