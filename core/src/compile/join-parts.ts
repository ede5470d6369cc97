import { joinTexts } from '../text/join-texts.ts'
import type { Part } from './fitted-post.ts'
import { isStorable } from './fitted-post.ts'
import { partsMax } from './parts-max.ts'
import type { Rule } from './rule.ts'
import { textFits } from './text-overflow.ts'

/** A thread of more parts than the network takes: short neighbours become one part, when that makes few enough of them. */
export const joinParts: Rule = (post, { contract }, propose) => {
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
