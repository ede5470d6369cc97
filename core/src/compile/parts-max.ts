import { THREAD_PARTS_MAX } from '../limits.ts'
import type { PlatformContract } from '../platforms/platform-contract.ts'

/** Most parts a post may have, itself included: a first comment that goes out as one more post takes one of them. */
export function partsMax({ thread, comment: comments }: PlatformContract, comment: string): number {
  if (thread === null) return 1
  const isReply = comments === null && comment.trim() !== ''
  return Math.min(thread.max - (isReply ? 1 : 0), THREAD_PARTS_MAX + 1)
}
