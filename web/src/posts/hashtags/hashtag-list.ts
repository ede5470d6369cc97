import { hashtagSchema } from '@postwright/core/text/hashtag'

export type ReadHashtags = {
  /** In the order in which they stand, each once, without their sign. */
  hashtags: string[]
  /** What was typed and is no hashtag. */
  refused: string[]
}

/** What stands between hashtags: white space, commas, semicolons and the sign itself. */
const BETWEEN = /[\s,;#＃]+/u

/** Reads hashtags that are typed or pasted, with or without their sign: `#a #b, c`. */
export function readHashtags(text: string): ReadHashtags {
  const parts = text.split(BETWEEN).filter((part) => part !== '')
  const reads = parts.map((part) => ({ part, read: hashtagSchema.safeParse(part) }))
  return {
    hashtags: uniqueHashtags(reads.flatMap(({ read }) => (read.success ? [read.data] : []))),
    refused: reads.flatMap(({ part, read }) => (read.success ? [] : [part])),
  }
}

/** Hashtags as they stand in a post: `#coffee #latteart`. */
export function writeHashtags(hashtags: readonly string[]): string {
  return hashtags.map((tag) => `#${tag}`).join(' ')
}

/** Each hashtag once, as it was written first. */
export function uniqueHashtags(hashtags: readonly string[]): string[] {
  return hashtags.filter((tag, at) => hashtags.findIndex((other) => isSameHashtag(other, tag)) === at)
}

/** Networks read hashtags without regard to capitals. */
export function isSameHashtag(a: string, b: string): boolean {
  return a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()
}
