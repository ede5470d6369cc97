import type { PostDraft } from '@postwright/core/model/post'
import { channelDraft, ownParts } from '@postwright/core/posts/channel-versions'
import type { ContentProblem } from '@postwright/core/publishing/content-problem'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import type { ApiErrorCode } from '@/lib/api-error.ts'

/** The parts of the composer that can have problems, in reading order. */
export type ComposerPart = 'channels' | 'text' | 'pictures' | 'time'

/** A problem that prevents publishing; `words` is a locale key, null if the part already shows the problem itself. */
export type ContentFault = { part: ComposerPart; words: string | null }

/** The part of the composer in which each content problem is fixed. */
export const PART_OF_PROBLEM = {
  empty: 'text',
  text_too_long: 'text',
  text_too_heavy: 'text',
  too_many_hashtags: 'text',
  too_many_mentions: 'text',
  title_missing: 'text',
  title_too_long: 'text',
  title_characters: 'text',
  media_missing: 'pictures',
  video_missing: 'pictures',
  media_mixed: 'pictures',
  media_kind: 'pictures',
  too_many_files: 'pictures',
  too_many_images: 'pictures',
  too_many_videos: 'pictures',
  too_many_documents: 'pictures',
  image_type: 'pictures',
  image_shape: 'pictures',
  video_type: 'pictures',
  video_too_large: 'pictures',
  video_length: 'pictures',
  video_shape: 'pictures',
  document_too_large: 'pictures',
  document_too_long: 'pictures',
  alt_too_long: 'pictures',
  setting_missing: 'channels',
  setting_invalid: 'channels',
  setting_with_files: 'channels',
  thread_not_taken: 'text',
  thread_too_long: 'text',
  comment_not_taken: 'text',
  comment_too_long: 'text',
  poll_not_taken: 'text',
  poll_options: 'text',
  poll_option_too_long: 'text',
  poll_duration: 'text',
  poll_with_media: 'text',
} as const satisfies Record<ContentProblem['code'], ComposerPart>

/** Returns all problems that prevent publishing, in the order in which to fix them. */
export function contentFaults(draft: PostDraft, checks: readonly ChannelCheck[], isUploading: boolean): ContentFault[] {
  const problems = checks.flatMap((check) => check.problems)
  // The common version may be empty while each channel's version has text, and vice versa.
  const versions = checks.length === 0 ? [draft] : checks.map(({ connection }) => channelDraft(draft, connection.id))
  const isEmpty = !isUploading && versions.some(isBlank)
  const of = (part: ComposerPart) => problems.some(({ code }) => code !== 'empty' && PART_OF_PROBLEM[code] === part)
  const faults: (ContentFault | false)[] = [
    draft.connectionIds.length === 0 && { part: 'channels', words: 'studio:schedule.noChannels' },
    checks.some(({ connection }) => isBroken(connection)) && { part: 'channels', words: null },
    of('channels') && { part: 'channels', words: null },
    isEmpty && { part: 'text', words: 'studio:problem.empty' },
    of('text') && { part: 'text', words: null },
    isUploading && { part: 'pictures', words: 'studio:schedule.uploading' },
    of('pictures') && { part: 'pictures', words: null },
  ]
  return faults.filter((fault) => fault !== false)
}

/** Counts the channels with problems in a part; an empty post is not counted. */
export function problemCount(part: ComposerPart, checks: readonly ChannelCheck[]): number {
  const isIll = ({ connection, problems }: ChannelCheck) =>
    (part === 'channels' && isBroken(connection)) ||
    problems.some(({ code }) => code !== 'empty' && PART_OF_PROBLEM[code] === part)
  return checks.filter(isIll).length
}

/** Returns true for a channel that cannot publish until it is reconnected. */
export function isBroken({ status }: ChannelCheck['connection']): boolean {
  return status === 'needs_reconnect' || status === 'disconnected'
}

function isBlank({ text, media }: PostDraft): boolean {
  return text.trim() === '' && media.length === 0
}

const PARTS: Partial<Record<ApiErrorCode, ComposerPart>> = {
  nothing_to_publish: 'channels',
  connection_missing: 'channels',
  connection_broken: 'channels',
  content_refused: 'text',
  brand_unconfirmed: 'text',
  media_missing: 'pictures',
  time_in_past: 'time',
  time_too_far: 'time',
}

/** Returns the part of the composer that an API refusal concerns; null when it concerns none. */
export function refusedPart(code: ApiErrorCode): ComposerPart | null {
  return PARTS[code] ?? null
}

/** Returns the channel in whose own version a problem of a part is fixed; null when it is fixed in the common version. */
export function findVersionToFix(
  part: ComposerPart,
  draft: Pick<PostDraft, 'overrides'>,
  checks: readonly ChannelCheck[],
): string | null {
  const ill = checks.find(({ problems }) => problems.some(({ code }) => PART_OF_PROBLEM[code] === part))
  return ill && ownParts(draft, ill.connection.id).length > 0 ? ill.connection.id : null
}
