import { POST_TITLE_MAX } from '../limits.ts'
import { firstLine } from '../text/first-line.ts'
import type { Rule } from './rule.ts'
import { cleanTitle, shortTitle } from './title-text.ts'

/** Where a post needs a title and has none, the first line of its text becomes one; it stays in the text. */
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
