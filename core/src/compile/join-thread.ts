import { joinTexts } from '../text/join-texts.ts'
import { isStorable } from './fitted-post.ts'
import type { Rule } from './rule.ts'

/** Where there are no threads, their parts become paragraphs of the post, with their files behind its own. */
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
