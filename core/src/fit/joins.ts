import { joinTexts } from '../text/join-texts.ts'
import { isStorable, withText } from './fit-content.ts'
import type { Rule } from './rule.ts'

/** Appends the first comment to the text if the network accepts nothing after a post. */
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

/** Joins the parts as paragraphs of the post, with their files after its own, on networks without threads. */
export const joinThread: Rule = (post, { contract }, propose) => {
  const [first, ...others] = post.parts
  if (contract.thread !== null || !first || others.length === 0) return post
  const whole = { text: joinTexts(post.parts.map(({ text }) => text)), media: post.parts.flatMap(({ media }) => media) }
  const joined = { ...post, parts: [whole] }
  if (!isStorable(joined)) return post
  const isTaken = propose({
    id: 'thread',
    kind: 'thread_joined',
    where: 'thread',
    before: joinTexts(others.map(({ text }) => text)),
    after: whole.text,
    reason: { code: 'threads_missing' },
  })
  return isTaken ? joined : post
}
