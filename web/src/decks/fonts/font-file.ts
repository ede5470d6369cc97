import { nearestShape, type FontShape } from '@postwright/core/fonts/font-family'
import type { FontSubset } from '@postwright/core/fonts/font-subsets'
import { fontLibrary } from './font-library.ts'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'

/**
 * Returns a font file for documents (WOFF). A family's characters are split into subsets; `splitByFont` returns the ones a text needs.
 * @throws if the family has no such file, or it cannot be loaded
 */
export async function fontFileOf(
  family: string,
  weight: number,
  isItalic: boolean,
  subset: FontSubset = 'latin',
): Promise<ArrayBuffer> {
  const found = fontLibrary.find(family)
  const address = found && fontAddress(family, nearestShape(found, { weight, isItalic }), subset, 'woff')
  if (address === null) throw new Error(`There is no ${subset} of ${family}`)
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} could not be loaded: ${reply.status}`)
  return reply.arrayBuffer()
}

/** WOFF2 is for screens; documents embed subsets of a file, which requires WOFF. */
type FontFormat = 'woff2' | 'woff'

/** Returns the address of the file of one subset and shape of a family; null if there is none. */
export function fontAddress(
  family: string,
  { weight, isItalic }: FontShape,
  subset: FontSubset,
  format: FontFormat,
): string | null {
  const own = fontLibrary.ownFamilies().find(({ name }) => name === family)
  if (own) {
    const found = own.files.find(
      (file) => file.weight === weight && file.isItalic === isItalic && file.subset === subset,
    )
    return found?.[format] ?? null
  }
  const bundled = BUNDLED_FAMILIES.find(({ name }) => name === family)
  if (!bundled?.subsets.includes(subset)) return null
  const style = isItalic ? 'italic' : 'normal'
  return `/assets/fonts/${bundled.folder}-${bundled.version}/${subset}-${weight}-${style}.${format}`
}
