import { hashtagSchema } from '@postwright/core/text/hashtag'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { hasWords } from '@/documents/has-words.ts'
import { HASHTAG_GROUP_TAGS_MAX } from '@postwright/core/limits'

export type ReadHashtags = {
  /** Unique hashtags in order of appearance, without `#`. */
  hashtags: string[]
  /** Parts of the input that are not hashtags. */
  refused: string[]
}

/** Separators of hashtags: white space, commas, semicolons and the hash sign. */
const BETWEEN = /[\s,;#＃]+/u

/** Parses hashtags that are typed or pasted, with or without `#`: `#a #b, c`. */
export function readHashtags(text: string): ReadHashtags {
  const parts = text.split(BETWEEN).filter((part) => part !== '')
  const reads = parts.map((part) => ({ part, read: hashtagSchema.safeParse(part) }))
  return {
    hashtags: uniqueHashtags(reads.flatMap(({ read }) => (read.success ? [read.data] : []))),
    refused: reads.flatMap(({ part, read }) => (read.success ? [] : [part])),
  }
}

/** Formats hashtags for a post: `#coffee #latteart`. */
export function writeHashtags(hashtags: readonly string[]): string {
  return hashtags.map((tag) => `#${tag}`).join(' ')
}

/** Removes duplicate hashtags and keeps the first spelling. */
export function uniqueHashtags(hashtags: readonly string[]): string[] {
  return hashtags.filter((tag, at) => hashtags.findIndex((other) => isSameHashtag(other, tag)) === at)
}

/** Returns whether two hashtags are equal, ignoring case as networks do. */
export function isSameHashtag(a: string, b: string): boolean {
  return a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()
}

/** Returns the groups whose name and hashtags contain all search words; `#` is ignored. */
export function findGroups<Group extends Pick<HashtagGroup, 'name' | 'hashtags'>>(
  groups: readonly Group[],
  words: string,
): Group[] {
  const wanted = words.replaceAll('#', ' ').trim()
  return groups.filter(({ name, hashtags }) => hasWords([name, ...hashtags].join(' '), wanted))
}

type Group = { name: string; hashtags: string[] }

/**
 * Merges a group that was changed in two places: hashtags added or removed on either side are added or removed, in the stored order. Null if both
 * sides renamed it differently, or if there are too many hashtags together.
 */
export function mergeGroups(base: Group, mine: Group, theirs: Group): Group | null {
  if (mine.name !== base.name && theirs.name !== base.name && mine.name !== theirs.name) return null
  const has = (group: Group, tag: string) => group.hashtags.some((other) => isSameHashtag(other, tag))
  const kept = theirs.hashtags.filter((tag) => has(mine, tag) || !has(base, tag))
  const added = mine.hashtags.filter((tag) => !has(theirs, tag) && !has(base, tag))
  const hashtags = [...kept, ...added]
  if (hashtags.length > HASHTAG_GROUP_TAGS_MAX) return null
  return { name: mine.name === base.name ? theirs.name : mine.name, hashtags }
}
