import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { hasWords } from '@/documents/has-words.ts'

/** The groups whose name and hashtags have all of the words that are looked for; the sign of a hashtag does not matter. */
export function findGroups<Group extends Pick<HashtagGroup, 'name' | 'hashtags'>>(
  groups: readonly Group[],
  words: string,
): Group[] {
  const wanted = words.replaceAll('#', ' ').trim()
  return groups.filter(({ name, hashtags }) => hasWords([name, ...hashtags].join(' '), wanted))
}
