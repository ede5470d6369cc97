import { findFacets } from '@postwright/core/text/facets'
import { isSameHashtag, uniqueHashtags } from '@/posts/hashtags/hashtags.ts'

/** The hashtags of a text as networks find them, each once. */
export function hashtagsInText(text: string): string[] {
  return uniqueHashtags(findFacets(text).flatMap((facet) => (facet.kind === 'tag' ? [facet.tag] : [])))
}

/** The hashtags that a text does not have yet. */
export function missingHashtags(hashtags: readonly string[], text: string): string[] {
  const present = hashtagsInText(text)
  return hashtags.filter((tag) => !present.some((other) => isSameHashtag(other, tag)))
}
