import { countMentions } from '../text/count-mentions.ts'
import { findFacets } from '../text/facets.ts'
import type { FitContext, Propose, Rule } from './rule.ts'

/** Hashtags or mentions of a post: the change that converts them to plain text, the limit per post, and the way they are counted. */
type Sign = {
  kind: 'hashtag_plain' | 'mention_plain'
  code: 'hashtag_limit' | 'mention_limit'
  word: RegExp
  max: (context: FitContext) => number | null
  count: (text: string) => number
}

/** Maximum length of a word's prefix that is read to decide whether the word counts as a hashtag or mention. */
const WORD_MAX = 256

const SIGNS: readonly Sign[] = [
  {
    kind: 'hashtag_plain',
    code: 'hashtag_limit',
    word: /(?<=^|[\s([])[#＃](?=\S)/gu,
    max: ({ contract }) => contract.hashtagsMax,
    count: (text) => findFacets(text).filter(({ kind }) => kind === 'tag').length,
  },
  {
    kind: 'mention_plain',
    code: 'mention_limit',
    word: /(?<=^|[\s([])@(?=\S)/gu,
    max: ({ contract }) => contract.mentionsMax,
    count: countMentions,
  },
]

/** Converts hashtags and mentions above the network's limit to plain text, last ones first. */
export const limitSigns: Rule = (post, context, propose) => ({
  ...post,
  parts: post.parts.map((part, at) => ({
    ...part,
    text: SIGNS.reduce((text, sign) => limited(text, { sign, at, context, propose }), part.text),
  })),
})

type Around = { sign: Sign; at: number; context: FitContext; propose: Propose }

function limited(text: string, { sign, at, context, propose }: Around): string {
  const { kind, code, word, count } = sign
  const max = sign.max(context)
  const found = max === null ? 0 : count(text)
  if (max === null || found <= max) return text
  const counted = [...text.matchAll(word)].filter(({ index }) => count(wordAt(text, index)) > 0)
  const plain = counted
    .slice(max - found)
    .reduceRight((left, { index }) => left.slice(0, index) + left.slice(index + 1), text)
  const isTaken = propose({
    id: `${kind}:${at}`,
    kind,
    where: at === 0 ? 'text' : 'thread',
    before: text,
    after: plain,
    reason: { code, count: found, max },
  })
  return isTaken ? plain : text
}

function wordAt(text: string, start: number): string {
  const rest = text.slice(start, start + WORD_MAX)
  return rest.slice(0, rest.search(/\s|$/u))
}
