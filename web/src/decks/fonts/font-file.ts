import { nearestShape } from '@postwright/core/fonts/font-family'
import type { FontSubset } from '@postwright/core/fonts/font-subsets'
import { fontAddress } from './font-address.ts'
import { fontLibrary } from './font-library.ts'

/**
 * A font file for documents (WOFF). A family's characters are spread over subsets: `splitByFont` says which a text needs.
 * @throws when the family has no such file, or it does not arrive
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
  if (!reply.ok) throw new Error(`${address} was answered with ${reply.status}`)
  return reply.arrayBuffer()
}
