import { HASHTAG_GROUP_TAGS_MAX } from '@postwright/core/limits'
import { isSameHashtag, readHashtags } from '@/posts/hashtags/hashtags.ts'

/** A list of hashtags with what was typed after it: what came in, what it had already, and what it does not take. */
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
    /** For which there is no room. */
    over: fresh.slice(room),
  }
}
