import { THREAD_TEXT_MAX } from '../limits.ts'
import { joinTexts } from '../text/join-texts.ts'
import { splitText } from '../text/split-text.ts'
import { isStorable, type Part } from './fitted-post.ts'
import { LONGEST_NUMBER, withoutNumbers } from './part-numbers.ts'
import { partsMax } from './parts-max.ts'
import type { FitContext, Rule } from './rule.ts'
import { textFits, textOverflow } from './text-overflow.ts'

/**
 * Where there are threads, a text that is too long goes on in parts; so does a part that is, and a first comment that goes out
 * as one more post: it becomes the last parts.
 */
export const splitParts: Rule = (post, context, propose) => {
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

/** Parts that fit, with room for their numbers; files stay with the beginning of theirs. */
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
