import { z } from 'zod'
import { cjkOrder, CJK_WEIGHTS, hasCjk, type CjkFamily } from '@postwright/core/fonts/cjk-families'
import { nearestShape } from '@postwright/core/fonts/font-family'
import { pageFonts } from './page-fonts.ts'

/** One file of a family: the characters of a slice in one weight. */
export type CjkFile = { family: CjkFamily; slice: string; weight: number }

type Slices = { ranges: Readonly<Record<string, string>>; sliceOf: ReadonlyMap<number, string> }

const slicesSchema = z.record(z.string(), z.string())
const reading = new Map<CjkFamily, Promise<Slices>>()
const known = new Map<CjkFamily, Slices>()
const faces = new Map<string, FontFace>()

/** Returns the font names for a canvas, in order of preference for a text; none if the text has no Chinese, Japanese or Korean characters. */
export function cjkNames(text: string): string[] {
  return hasCjk(text) ? cjkOrder(text, languageNow()).map(({ name }) => name) : []
}

/**
 * Loads the slices that the lines of a text need. The lists of slices are loaded only once a text has characters of these languages.
 * @returns whether any slice was newly loaded, and the families whose slices failed to load
 */
export async function loadCjk(
  text: string,
  weights: readonly number[],
): Promise<{ isNew: boolean; missing: string[] }> {
  const missing = new Set<string>()
  const wanted = new Map<string, CjkFile>()
  for (const line of text.split('\n').filter(hasCjk)) {
    for (const character of new Set(line)) {
      if (!hasCjk(character)) continue
      const found = await findSlice(character, cjkOrder(line, languageNow()), missing)
      for (const weight of found ? weights.map(nearestWeight) : []) {
        if (found) wanted.set(addressOf({ ...found, weight }, 'woff2'), { ...found, weight })
      }
    }
  }
  const arrived = await Promise.all(
    [...wanted.values()].map((file) =>
      loadSlice(file).catch(() => {
        missing.add(file.family.name)
        return false
      }),
    ),
  )
  return { isNew: arrived.includes(true), missing: [...missing] }
}

/** Returns the file used to draw a character in a document; null if none is known, as before `loadCjk`. */
export function cjkFileOf(character: string, line: string, weight: number): CjkFile | null {
  const point = character.codePointAt(0) ?? 0
  for (const family of hasCjk(character) ? cjkOrder(line, languageNow()) : []) {
    const slice = known.get(family)?.sliceOf.get(point)
    if (slice !== undefined) return { family, slice, weight: nearestWeight(weight) }
  }
  return null
}

/**
 * Returns the bytes of a file, as documents embed them.
 * @throws if the file cannot be loaded
 */
export async function fetchCjkFile(file: CjkFile): Promise<Uint8Array> {
  const reply = await fetch(addressOf(file, 'woff'))
  if (!reply.ok) throw new Error(`A slice of ${file.family.name} could not be loaded: ${reply.status}`)
  return new Uint8Array(await reply.arrayBuffer())
}

async function findSlice(character: string, order: readonly CjkFamily[], missing: Set<string>) {
  const point = character.codePointAt(0) ?? 0
  for (const family of order) {
    try {
      const slice = (await slicesOf(family)).sliceOf.get(point)
      if (slice !== undefined) return { family, slice }
    } catch {
      missing.add(family.name)
      return null
    }
  }
  return null
}

function slicesOf(family: CjkFamily): Promise<Slices> {
  const asked = reading.get(family) ?? readSlices(family)
  reading.set(family, asked)
  asked.catch(() => reading.delete(family))
  return asked
}

async function readSlices(family: CjkFamily): Promise<Slices> {
  const reply = await fetch(`${folderOf(family)}/slices.json`)
  if (!reply.ok) throw new Error(`The slices of ${family.name} could not be loaded: ${reply.status}`)
  const ranges = slicesSchema.parse(await reply.json())
  const sliceOf = new Map<number, string>()
  for (const [slice, list] of Object.entries(ranges)) {
    for (const point of pointsIn(list)) if (!sliceOf.has(point)) sliceOf.set(point, slice)
  }
  const slices = { ranges, sliceOf }
  known.set(family, slices)
  return slices
}

function* pointsIn(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [first = '', last = first] = range.slice('U+'.length).split('-')
    for (let point = Number.parseInt(first, 16); point <= Number.parseInt(last, 16); point += 1) yield point
  }
}

/** @returns whether the slice was loaded just now */
async function loadSlice(file: CjkFile): Promise<boolean> {
  const address = addressOf(file, 'woff2')
  const face = faces.get(address) ?? newFace(file, address)
  if (face.status === 'loaded') return false
  await face.load().catch((error: unknown) => {
    // A failed face stays failed, so the next text uses a new one.
    faces.delete(address)
    pageFonts()?.delete(face)
    throw error
  })
  return true
}

function newFace({ family, slice, weight }: CjkFile, address: string): FontFace {
  const face = new FontFace(family.name, `url("${address}") format("woff2")`, {
    weight: `${weight}`,
    unicodeRange: known.get(family)?.ranges[slice] ?? '',
  })
  faces.set(address, face)
  pageFonts()?.add(face)
  return face
}

function nearestWeight(weight: number): number {
  return nearestShape({ weights: CJK_WEIGHTS, italics: [] }, { weight, isItalic: false }).weight
}

function addressOf({ family, slice, weight }: CjkFile, format: 'woff2' | 'woff'): string {
  return `${folderOf(family)}/${slice}-${weight}-normal.${format}`
}

function folderOf({ folder, version }: CjkFamily): string {
  return `/assets/fonts/${folder}-${version}`
}

function languageNow(): string {
  return typeof navigator === 'undefined' ? 'en' : navigator.language
}
