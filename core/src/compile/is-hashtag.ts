import { findFacets } from '../text/facets.ts'
import { utf8Length } from '../text/utf8.ts'

/** Whether a word is a hashtag as a whole. */
export function isHashtag(word: string): boolean {
  if (!/^[#＃]/u.test(word)) return false
  const [facet] = findFacets(word)
  return facet?.kind === 'tag' && facet.byteEnd === utf8Length(word)
}
