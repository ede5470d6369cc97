import { POST_COMMENT_MAX } from '../limits.ts'
import { countGraphemes } from '../text/text-lengths.ts'
import { findLinks } from '../text/facets.ts'
import { type FittedPost, withText } from './fit-content.ts'
import type { FitContext, Rule } from './rule.ts'
import { isHashtag } from './move-hashtags.ts'

type Place = { start: number; end: number }

/**
 * Moves links at the end of a line to the first comment, if links usually go there on the network. A link inside a sentence stays, and so do several
 * links that each have their own text before them.
 */
export const moveLinks: Rule = (post, context, propose) => {
  if (context.contract.habits.links !== 'comment' || context.contract.comment === null) return post
  let fitted = post
  const kept = new Set<string>()
  for (;;) {
    const text = fitted.parts[0]?.text ?? ''
    const place = movable(text).find(({ start, end }) => !kept.has(text.slice(start, end)))
    const moved = place && withLinkMoved(fitted, context, place)
    if (!moved) return fitted
    const before = text.slice(place.start, place.end)
    const isTaken = propose({
      id: `link:${before}`,
      kind: 'link_moved',
      where: 'text',
      before,
      after: moved.comment,
      reason: { code: 'links_in_comment' },
    })
    if (isTaken) fitted = moved
    else kept.add(before)
  }
}

function withLinkMoved(post: FittedPost, { contract }: FitContext, { start, end }: Place): FittedPost | null {
  const text = post.parts[0]?.text ?? ''
  const left = takeOut(text, start, end)
  const comment = post.comment.trim() === '' ? text.slice(start, end) : `${post.comment}\n${text.slice(start, end)}`
  const isTooLong = countGraphemes(comment) > (contract.comment?.max ?? 0) || comment.length > POST_COMMENT_MAX
  return left === '' || isTooLong ? null : { ...withText(post, left), comment }
}

/** Finds links that can be removed without leaving a gap in a sentence, last one first. */
function movable(text: string): Place[] {
  const links = findLinks(text).filter(({ start, end }) => isWord(text, start, end))
  const alone = links.filter(({ start }) => isLabel(lineBefore(text, start)))
  const within = links.filter((link) => !alone.includes(link))
  const found = within.length === 1 ? [...alone, ...within] : alone
  return found.filter(({ end }) => isLabel(lineAfter(text, end))).toReversed()
}

/** Returns whether a text range of a line contains only links and hashtags. */
function isLabel(words: string): boolean {
  return words.split(/\s+/u).every((word) => word === '' || isHashtag(word) || isLink(word))
}

function isLink(word: string): boolean {
  const [link] = findLinks(word)
  return link?.start === 0 && link.end === word.length
}

function isWord(text: string, start: number, end: number): boolean {
  return /^$|\s/u.test(text.slice(Math.max(0, start - 1), start)) && /^$|\s/u.test(text.slice(end, end + 1))
}

function lineBefore(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
}

function lineAfter(text: string, at: number): string {
  const end = text.indexOf('\n', at)
  return text.slice(at, end === -1 ? undefined : end)
}

/** Removes a text range and the spaces before it, and the line if it becomes empty. */
function takeOut(text: string, start: number, end: number): string {
  const before = text.slice(0, start).replace(/[^\S\n]+$/u, '')
  const after = text.slice(end).replace(/^[^\S\n]+(?=\n|$)/u, '')
  const isLineEmpty = (before === '' || before.endsWith('\n')) && (after === '' || after.startsWith('\n'))
  return (isLineEmpty ? before + after.slice(1) : before + after).replace(/\n{3,}/g, '\n\n').trim()
}
