import { HASHTAG_GROUP_TAGS_MAX } from '@postwright/core/limits'
import { isSameHashtag, readHashtags } from '@/posts/hashtags/hashtags.ts'

/** Adds typed hashtags to a list. Returns the new list, the numbers of added and of already present hashtags, and the words that were refused. */
export function addHashtags(hashtags: readonly string[], typed: string) {
  const { hashtags: read, refused } = readHashtags(typed)
  const fresh = read.filter((tag) => !hashtags.some((other) => isSameHashtag(other, tag)))
  const room = Math.max(HASHTAG_GROUP_TAGS_MAX - hashtags.length, 0)
  const taken = fresh.slice(0, room)
  return {
    next: [...hashtags, ...taken],
    added: taken.length,
    repeated: read.length - fresh.length,
    refused,
    /** Hashtags beyond the limit. */
    over: fresh.slice(room),
  }
}
