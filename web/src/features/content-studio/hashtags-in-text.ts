import { findFacets } from '@postwright/core/text/facets'
import { isSameHashtag, uniqueHashtags } from '@/posts/hashtags/hashtags.ts'

/** Returns the hashtags that networks find in a text, each once. */
export function hashtagsInText(text: string): string[] {
  return uniqueHashtags(findFacets(text).flatMap((facet) => (facet.kind === 'tag' ? [facet.tag] : [])))
}

export function missingHashtags(hashtags: readonly string[], text: string): string[] {
  const present = hashtagsInText(text)
  return hashtags.filter((tag) => !present.some((other) => isSameHashtag(other, tag)))
}
