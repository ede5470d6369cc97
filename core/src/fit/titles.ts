import { POST_TITLE_MAX } from '../limits.ts'
import { firstLine } from '../text/excerpt.ts'
import type { Rule } from './rule.ts'
import { countGraphemes, segmentGraphemes } from '../text/text-lengths.ts'
import { joinTexts } from '../text/join-texts.ts'
import { isStorable, withText } from './fit-content.ts'
import { findBreaks } from '../text/split-text.ts'

const ELLIPSIS = '…'

/** Replaces characters that the network forbids in titles with a space. */
function cleanTitle(title: string, forbidden: string): string {
  if (![...title].some((character) => forbidden.includes(character))) return title
  const clean = [...title].map((character) => (forbidden.includes(character) ? ' ' : character)).join('')
  return clean.replace(/ {2,}/g, ' ').trim()
}

/** Shortens a title to `max` graphemes, cut after a word if possible. */
function shortTitle(title: string, max: number): string {
  if (countGraphemes(title) <= max) return title
  const fits = (text: string) => countGraphemes(text) + 1 <= max
  const word = findBreaks(title).findLast(({ end }) => fits(title.slice(0, end)))
  const beginning = word ? title.slice(0, word.end) : beginningOf(title, max - 1)
  return beginning === '' ? '' : beginning + ELLIPSIS
}

function beginningOf(text: string, graphemes: number): string {
  return [...segmentGraphemes(text)]
    .slice(0, Math.max(0, graphemes))
    .map(({ segment }) => segment)
    .join('')
}

/** Uses the first line of the text as the title if a post needs one and has none; the line also stays in the text. */
export const makeTitle: Rule = (post, { contract: { title: rules } }, propose) => {
  if (rules === null || !rules.required || post.title.trim() !== '') return post
  const line = cleanTitle(firstLine(post.parts[0]?.text ?? '') ?? '', rules.forbidden)
  const title = shortTitle(line, Math.min(rules.max, POST_TITLE_MAX))
  if (title === '' || title.length > POST_TITLE_MAX) return post
  const isTaken = propose({
    id: 'title',
    kind: 'title_made',
    where: 'title',
    before: '',
    after: title,
    reason: { code: 'title_required' },
  })
  return isTaken ? { ...post, title } : post
}

/** Removes characters that the network forbids from the title, and shortens it to its limit; the full title then becomes the start of the text. */
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
