import { joinTexts } from '../text/join-texts.ts'
import { joinParts } from './join-parts.ts'
import { moveFiles } from './move-files.ts'
import { withNumbers } from './part-numbers.ts'
import type { Rule } from './rule.ts'
import { splitParts } from './split-parts.ts'

/** The parts of a post: as many as the network takes, none longer, with the files that each may have; numbered once they are split. */
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
