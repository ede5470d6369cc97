import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { hasWords } from '@/documents/has-words.ts'
import { HASHTAG_GROUP_TAGS_MAX } from '@postwright/core/limits'
import { isSameHashtag } from './hashtag-list.ts'

/** The groups whose name and hashtags have all of the words that are looked for; the sign of a hashtag does not matter. */
export function findGroups<Group extends Pick<HashtagGroup, 'name' | 'hashtags'>>(
  groups: readonly Group[],
  words: string,
): Group[] {
  const wanted = words.replaceAll('#', ' ').trim()
  return groups.filter(({ name, hashtags }) => hasWords([name, ...hashtags].join(' '), wanted))
}

type Group = { name: string; hashtags: string[] }

/**
 * A group that was changed in two places: hashtags that were added or removed on either side are, in the order of what is
 * stored. Null when both sides renamed it, or when there are too many hashtags together.
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
