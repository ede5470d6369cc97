import { isSameHashtag } from './is-same-hashtag.ts'

/** Each hashtag once, as it was written first. */
export function uniqueHashtags(hashtags: readonly string[]): string[] {
  return hashtags.filter((tag, at) => hashtags.findIndex((other) => isSameHashtag(other, tag)) === at)
}
