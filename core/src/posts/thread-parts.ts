import type { PostDraft } from '../model/post.ts'
import type { Poll } from '../publishing/content.ts'
import type { PartKind } from '../model/variant.ts'
import type { PlatformContract } from '../platforms/platform-contract.ts'
import { countGraphemes } from '../text/text-lengths.ts'
import { type CheckedContent, checkContent } from '../publishing/check-content.ts'
import type { ContentProblem } from '../publishing/content-problem.ts'
import { countText } from '../publishing/count-text.ts'

type Draft = Pick<PostDraft, 'thread' | 'threadMedia'>

/** Returns the parts that follow a post, each with its files. */
export function threadOf({ thread, threadMedia }: Draft): { text: string; media: PostDraft['media'] }[] {
  return thread.map((text, place) => ({
    text,
    media: threadMedia.filter(({ part }) => part === place + 1).map(({ mediaId, alt }) => ({ mediaId, alt })),
  }))
}

/** Returns the poll of a post, or null if it has no options. */
export function pollOf(draft: Pick<PostDraft, 'pollOptions' | 'pollDuration' | 'pollMultiple'>): Poll | null {
  const { pollOptions: options, pollDuration: duration, pollMultiple: multiple } = draft
  return options.length === 0 ? null : { options, duration, multiple }
}

/** A post with everything that follows it. */
type WholePost<Media> = {
  thread: readonly { text: string; media: readonly Media[] }[]
  comment: string
}

type FollowingPart<Media> = { kind: PartKind; text: string; media: readonly Media[] }

/**
 * Returns the posts that follow on one channel: the parts of the thread, then the first comment. If a network has threads but no comments, the
 * comment is one more part.
 */
export function followingParts<Media>(
  { thread: threads, comment: comments }: Pick<PlatformContract, 'thread' | 'comment'>,
  { thread, comment }: WholePost<Media>,
): FollowingPart<Media>[] {
  const replies = threads ? thread.map(({ text, media }) => ({ kind: 'reply' as const, text, media })) : []
  if (comment.trim() === '') return replies
  const kind = comments ? ('comment' as const) : ('reply' as const)
  return comments || threads ? [...replies, { kind, text: comment, media: [] }] : replies
}

/** Returns everything in a post and its following parts that the network would refuse. */
export function checkPost(
  contract: PlatformContract,
  post: CheckedContent & WholePost<CheckedContent['media'][number]>,
): ContentProblem[] {
  const { thread, comment } = contract
  const parts = followingParts(contract, post)
  const replies = parts.filter(({ kind }) => kind === 'reply')
  const length = replies.length + 1
  const problems = checkContent(contract, post)
  if (post.thread.length > 0 && !thread) problems.push({ code: 'thread_not_taken' })
  if (thread && length > thread.max) problems.push({ code: 'thread_too_long', count: length, max: thread.max })
  if (post.comment.trim() !== '' && !thread && !comment) problems.push({ code: 'comment_not_taken' })
  for (const { text, media } of replies) problems.push(...checkContent(asReply(contract), { text, media }))
  if (comment && countGraphemes(post.comment) > comment.max) {
    problems.push({ code: 'comment_too_long', count: countText(contract, post.comment).used, max: comment.max })
  }
  return problems
}

/** Returns the contract for a part of a thread, which needs no title, no files and no settings. */
function asReply(contract: PlatformContract): PlatformContract {
  return { ...contract, title: null, settings: [], media: { ...contract.media, required: false } }
}
