import { joinTexts } from '../text/join-texts.ts'
import { isStorable, withText } from './fitted-post.ts'
import type { Rule } from './rule.ts'

/** Where nothing can follow a post, its first comment becomes the end of the text. */
export const joinComment: Rule = (post, { contract }, propose) => {
  const { comment, parts } = post
  if (contract.comment !== null || contract.thread !== null || comment.trim() === '') return post
  const text = joinTexts([parts[0]?.text ?? '', comment])
  const joined = { ...withText(post, text), comment: '' }
  if (!isStorable(joined)) return post
  const isTaken = propose({
    id: 'comment',
    kind: 'comment_joined',
    where: 'comment',
    before: comment,
    after: text,
    reason: { code: 'comments_missing' },
  })
  return isTaken ? joined : post
}
