import { joinTexts } from '../text/join-texts.ts'
import type { Rule, FitContext, ChangeReason } from './rule.ts'
import { type Part, isStorable, type FittedPost } from './fit-content.ts'
import { placeFiles } from './place-files.ts'
import { THREAD_TEXT_MAX, THREAD_PARTS_MAX } from '../limits.ts'
import { splitText } from '../text/split-text.ts'
import type { PlatformContract } from '../platforms/platform-contract.ts'
import { countText } from '../publishing/count-text.ts'
import { utf8Length } from '../text/text-lengths.ts'

/** Maximum number of UTF-8 bytes per UTF-16 code unit. */
const BYTES_MAX = 3

/** Returns the reason why a text is too long for one post on a channel, or null if it fits. */
function textOverflow(contract: PlatformContract, text: string): ChangeReason | null {
  const { used, max } = countText(contract, text)
  if (used > max) return { code: 'text_limit', count: used, max }
  const { maxBytes } = contract.text
  if (maxBytes === null || text.length * BYTES_MAX <= maxBytes) return null
  const bytes = utf8Length(text)
  return bytes > maxBytes ? { code: 'bytes_limit', count: bytes, max: maxBytes } : null
}

function textFits(contract: PlatformContract, text: string): boolean {
  return textOverflow(contract, text) === null
}

/** Longest number that can be added to a part. */
const LONGEST_NUMBER = ' (99/99)'

const NUMBER = /\s*\((\d{1,2})\/(\d{1,2})\)$/u

/** Adds the number of each part to its text, as in “(2/5)”. */
function withNumbers(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => ({ ...part, text: `${part.text} (${at + 1}/${parts.length})`.trimStart() }))
}

/** Removes the numbers of parts, if each part has one. */
function withoutNumbers(parts: readonly Part[]): readonly Part[] {
  const areNumbered = parts.every(({ text }, at) => {
    const found = NUMBER.exec(text)
    return Number(found?.[1]) === at + 1 && Number(found?.[2]) === parts.length
  })
  if (!areNumbered || parts.length < 2) return parts
  return parts.map((part) => ({ ...part, text: part.text.replace(NUMBER, '') }))
}

/**
 * Splits a text that is too long into parts, on networks with threads. Applies to the post, to a part of its thread, and to a first comment that is
 * published as another post, which becomes the last parts.
 */
const splitParts: Rule = (post, context, propose) => {
  const { contract } = context
  if (contract.thread === null) return post
  const over = [...post.parts, { text: post.comment }].map(({ text }) => textOverflow(contract, text))
  const isCommentOver = contract.comment === null && over.at(-1) !== null
  const reason = (isCommentOver ? over : over.slice(0, -1)).find((found) => found !== null)
  if (!reason) return post
  const comment = isCommentOver ? '' : post.comment
  const whole = [...withoutNumbers(post.parts), ...(isCommentOver ? [{ text: post.comment, media: [] }] : [])]
  const parts = split(whole, context, partsMax(contract, comment))
  if (parts === null || !isStorable({ ...post, parts, comment })) return post
  const isTaken = propose({
    id: 'split',
    kind: 'text_split',
    where: 'text',
    before: joinTexts([...post.parts.map(({ text }) => text), isCommentOver ? post.comment : '']),
    after: joinTexts(parts.map(({ text }) => text)),
    reason,
  })
  return isTaken ? { ...post, parts, comment } : post
}

/** Returns parts that fit, with room for their numbers; files stay with the start of their part. Null if the text cannot be split into `max` parts. */
function split(parts: readonly Part[], { contract }: FitContext, max: number): Part[] | null {
  const suffix = contract.habits.numbering ? LONGEST_NUMBER : ''
  const fits = (text: string) => textFits(contract, text + suffix)
  const pieces: Part[] = []
  for (const { text, media } of parts) {
    const before = pieces.length
    const found = splitText(
      text,
      (piece, at) => fits(piece) && (before + at === 0 || piece.length + suffix.length <= THREAD_TEXT_MAX),
      max - before,
    )
    if (found === null) return null
    pieces.push(...found.map((piece, at) => ({ text: piece, media: at === 0 ? media : [] })))
  }
  return pieces
}

/** Moves files that exceed the limit of a post to the next part, each with its description, on networks with threads. */
const moveFiles: Rule = (post, context, propose) => {
  const { contract } = context
  if (contract.thread === null) return post
  const parts = placeFiles(post.parts, context)
  if (parts === null || parts.length > partsMax(contract, post.comment)) return post
  const placed = { ...post, parts }
  const moved = movedFiles(post, placed)
  if (moved.length === 0 || !isStorable(placed)) return post
  const isTaken = propose({
    id: 'files',
    kind: 'files_moved',
    where: 'media',
    before: moved.join(' '),
    after: '',
    reason: reasonOf(post, context),
  })
  return isTaken ? placed : post
}

function movedFiles(before: FittedPost, after: FittedPost): string[] {
  return after.parts.flatMap(({ media }, at) =>
    media
      .filter((file) => !before.parts[at]?.media.some(({ mediaId }) => mediaId === file.mediaId))
      .map(({ mediaId }) => mediaId),
  )
}

function reasonOf({ parts }: FittedPost, { contract: { media, poll: polls }, poll, files }: FitContext): ChangeReason {
  const [first] = parts
  if (poll !== null && polls !== null && !polls.withMedia && first && first.media.length > 0) {
    return { code: 'files_with_poll' }
  }
  const known = parts.map((part) => part.media.flatMap(({ mediaId }) => files.get(mediaId) ?? []))
  const isOver = known.some((own) => own.length > media.max)
  if (isOver) return { code: 'files_limit', count: media.max }
  const isImages = known.every((own) => own.every(({ mime }) => mime.startsWith('image/')))
  return isImages ? { code: 'files_limit', count: media.images?.max ?? 0 } : { code: 'files_mixed' }
}

/** Joins short neighbouring parts in a thread with more parts than the network accepts, if this reduces them to the limit. */
const joinParts: Rule = (post, { contract }, propose) => {
  const { thread } = contract
  const max = partsMax(contract, post.comment)
  const count = post.parts.length
  if (thread === null || count <= max) return post
  const parts = joined(post.parts, (text) => textFits(contract, text))
  const fewer = { ...post, parts }
  if (parts.length > max || !isStorable(fewer)) return post
  const isTaken = propose({
    id: 'parts',
    kind: 'parts_joined',
    where: 'thread',
    before: joinTexts(post.parts.slice(1).map(({ text }) => text)),
    after: joinTexts(parts.slice(1).map(({ text }) => text)),
    reason: { code: 'thread_limit', count, max },
  })
  return isTaken ? fewer : post
}

function joined(parts: readonly Part[], fits: (text: string) => boolean): Part[] {
  const fewer: Part[] = []
  for (const part of parts) {
    const last = fewer.at(-1)
    const text = joinTexts([last?.text ?? '', part.text])
    if (last && part.media.length === 0 && fits(text)) fewer[fewer.length - 1] = { ...last, text }
    else fewer.push(part)
  }
  return fewer
}

/** Fits the parts of a post: not more than the network accepts, none too long, each with no more files than allowed; numbered after a split. */
export const fitThread: Rule = (post, context, propose) => {
  const joined = joinParts(post, context, propose)
  const split = splitParts(joined, context, propose)
  const placed = moveFiles(split, context, propose)
  return split === joined ? placed : numberParts(placed, context, propose)
}

const numberParts: Rule = (post, { contract }, propose) => {
  if (!contract.habits.numbering || post.parts.length < 2) return post
  const parts = withNumbers(post.parts)
  const isTaken = propose({
    id: 'numbers',
    kind: 'parts_numbered',
    where: 'thread',
    before: '',
    after: joinTexts(parts.map(({ text }) => text)),
    reason: { code: 'thread_numbered', count: parts.length },
  })
  return isTaken ? { ...post, parts } : post
}

/** Returns the maximum number of parts of a post, including the post itself: a first comment that is published as another post uses one. */
function partsMax({ thread, comment: comments }: PlatformContract, comment: string): number {
  if (thread === null) return 1
  const isReply = comments === null && comment.trim() !== ''
  return Math.min(thread.max - (isReply ? 1 : 0), THREAD_PARTS_MAX + 1)
}
