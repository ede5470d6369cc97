import { countGraphemes } from '../text/graphemes.ts'
import { joinTexts } from '../text/join-texts.ts'
import { isStorable, withText } from './fitted-post.ts'
import type { Rule } from './rule.ts'
import { cleanTitle, shortTitle } from './title-text.ts'

/** A title loses the characters that the network forbids, and is shortened to its limit; in full it then begins the text. */
export const fitTitle: Rule = (post, { contract: { title: rules } }, propose) => {
  if (rules === null || post.title.trim() === '') return post
  let fitted = post
  const clean = cleanTitle(post.title, rules.forbidden)
  const found = [...post.title].find((character) => rules.forbidden.includes(character))
  if (found !== undefined && clean !== '') {
    const isTaken = propose({
      id: 'title:characters',
      kind: 'title_cleaned',
      where: 'title',
      before: post.title,
      after: clean,
      reason: { code: 'title_characters', found },
    })
    if (isTaken) fitted = { ...fitted, title: clean }
  }
  const count = countGraphemes(fitted.title)
  if (count <= rules.max) return fitted
  const text = fitted.parts[0]?.text ?? ''
  const short = { ...withText(fitted, joinTexts([fitted.title, text])), title: shortTitle(fitted.title, rules.max) }
  if (short.title === '' || !isStorable(short)) return fitted
  const isTaken = propose({
    id: 'title:limit',
    kind: 'title_shortened',
    where: 'title',
    before: fitted.title,
    after: short.title,
    reason: { code: 'title_limit', count, max: rules.max },
  })
  return isTaken ? short : fitted
}
