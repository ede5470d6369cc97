import { POST_COMMENT_MAX } from '../limits.ts'
import { countGraphemes, utf8Length } from '../text/text-lengths.ts'
import { joinTexts } from '../text/join-texts.ts'
import { withText } from './fit-content.ts'
import type { Rule } from './rule.ts'
import { findFacets } from '../text/facets.ts'

const LAST_WORD = /(?:^|\s)(\S+)\s*$/u

/** Moves the block of hashtags at the end of the text to the first comment, if hashtags usually go there on the network. */
export const moveHashtags: Rule = (post, { contract: { habits, comment: rules } }, propose) => {
  if (habits.hashtags !== 'comment' || rules === null) return post
  const text = post.parts[0]?.text ?? ''
  const words = withoutHashtags(text)
  const block = text.slice(words.length).trim()
  const comment = joinTexts([post.comment, block])
  const isTooLong = countGraphemes(comment) > rules.max || comment.length > POST_COMMENT_MAX
  if (block === '' || words === '' || isTooLong) return post
  const isTaken = propose({
    id: 'hashtags',
    kind: 'hashtags_moved',
    where: 'text',
    before: block,
    after: comment,
    reason: { code: 'hashtags_in_comment' },
  })
  return isTaken ? { ...withText(post, words), comment } : post
}

function withoutHashtags(text: string): string {
  let rest = text.trimEnd()
  for (;;) {
    const word = LAST_WORD.exec(rest)?.[1]
    if (word === undefined || !isHashtag(word)) return rest
    rest = rest.slice(0, rest.length - word.length).trimEnd()
  }
}

/** Returns whether a whole word is a hashtag. */
export function isHashtag(word: string): boolean {
  if (!/^[#＃]/u.test(word)) return false
  const [facet] = findFacets(word)
  return facet?.kind === 'tag' && facet.byteEnd === utf8Length(word)
}
